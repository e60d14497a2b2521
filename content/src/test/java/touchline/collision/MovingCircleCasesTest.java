package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exact cases. */
class MovingCircleCasesTest {
  /** Of the time, and of the largest coordinate for the contact. */
  private static final double MOST_ULP = 1;

  /** Of the time, when a normal was scaled to length 1, which rounds it and the offset. */
  private static final double SCALED_ULP = 4;

  private static final double NORMAL_ERROR = 0x1p-51;

  static List<MovingLineCase> lineCases() {
    return MovingLineCase.all().stream().filter(row -> !row.isRefused()).toList();
  }

  static List<MovingLineCase> refusedLineCases() {
    return MovingLineCase.all().stream().filter(MovingLineCase::isRefused).toList();
  }

  static List<MovingSegmentCase> segmentCases() {
    return MovingSegmentCase.all().stream().filter(row -> !row.isRefused()).toList();
  }

  static List<MovingSegmentCase> refusedSegmentCases() {
    return MovingSegmentCase.all().stream().filter(MovingSegmentCase::isRefused).toList();
  }

  static List<ManySegmentsCase> manyCases() {
    return ManySegmentsCase.all();
  }

  @Test
  void thereAreCasesToTest() {
    assertEquals(483, lineCases().size());
    assertEquals(655, segmentCases().size());
    assertEquals(53, manyCases().size());
  }

  @ParameterizedTest
  @MethodSource("lineCases")
  void aLineIsHitOrNotAndWhen(MovingLineCase row) {
    Optional<Impact> impact = row.impact();
    assertEquals(row.hits(), impact.isPresent());
    impact.ifPresent(hit -> assertTime(row.time(), hit.time()));
  }

  @ParameterizedTest
  @MethodSource("lineCases")
  void aLineWhoseNormalWasScaledIsHitAlike(MovingLineCase row) {
    Optional<Impact> impact = RobustMovingCircle.hit(row.circle(), row.velocity(), row.line());
    assertEquals(row.hits(), impact.isPresent());
    double error = SCALED_ULP * Math.ulp(row.time());
    impact.ifPresent(hit -> assertEquals(row.time(), hit.time(), error));
  }

  @ParameterizedTest
  @MethodSource("segmentCases")
  void aSegmentIsHitOrNotAndWhenAndWhere(MovingSegmentCase row) {
    Optional<Impact> impact = RobustMovingCircle.hit(row.circle(), row.velocity(), row.segment());
    assertEquals(row.hits(), impact.isPresent());
    impact.ifPresent(hit -> assertImpact(row, hit));
  }

  private static void assertImpact(MovingSegmentCase row, Impact hit) {
    assertTime(row.number("t_hex"), hit.time());
    double contactError = MOST_ULP * Math.ulp(row.scale());
    assertEquals(row.number("contact_x"), hit.contact().x(), contactError);
    assertEquals(row.number("contact_y"), hit.contact().y(), contactError);
    if (row.has("nx_hex")) {
      assertEquals(row.number("nx_hex"), hit.normal().x(), NORMAL_ERROR);
      assertEquals(row.number("ny_hex"), hit.normal().y(), NORMAL_ERROR);
    }
  }

  @ParameterizedTest
  @MethodSource("segmentCases")
  void roundedSignsAreNeverSureOfWhatIsWrong(MovingSegmentCase row) {
    RoundedSigns rounded = new RoundedSigns(row.sweep());
    Meeting meeting = row.sweep().meeting(rounded);
    if (rounded.areSure()) {
      assertEquals(row.sweep().meeting(new ExactSigns(row.sweep())), meeting);
    }
  }

  @ParameterizedTest
  @MethodSource("refusedLineCases")
  void linesThatAreNoneAreRefused(MovingLineCase row) {
    assertThrows(
        IllegalArgumentException.class,
        () -> RobustMovingCircle.hit(row.circle(), row.velocity(), row.line()));
  }

  @ParameterizedTest
  @MethodSource("refusedSegmentCases")
  void segmentsAndCirclesThatAreNoneAreRefused(MovingSegmentCase row) {
    assertThrows(
        IllegalArgumentException.class,
        () -> RobustMovingCircle.hit(row.circle(), row.velocity(), row.segment()));
  }

  @ParameterizedTest
  @MethodSource("manyCases")
  void theFirstOfManyIsFoundWithAllThatTie(ManySegmentsCase row) {
    Optional<Impact> impact =
        RobustMovingCircle.firstHit(row.circle(), row.velocity(), row.segments());
    assertEquals(row.first(), impact.map(Impact::segments).orElse(List.of()));
    impact.ifPresent(hit -> assertTime(row.time(), hit.time()));
  }

  private static void assertTime(double exact, double time) {
    assertEquals(exact, time, MOST_ULP * Math.ulp(exact));
  }
}
