package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** The exact cases, and one example of each rule. */
class MovingCircleTest {
  /** Of the time, and of the largest coordinate for the contact. */
  private static final double MOST_ULP = 1;

  /** Of the time, when a normal was scaled to length 1, which rounds it and the offset. */
  private static final double SCALED_ULP = 4;

  private static final double NORMAL_ERROR = 0x1p-53;

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
    Optional<Impact> impact = MovingCircle.hit(row.circle(), row.velocity(), row.line());
    assertEquals(row.hits(), impact.isPresent());
    double error = SCALED_ULP * Math.ulp(row.time());
    impact.ifPresent(hit -> assertEquals(row.time(), hit.time(), error));
  }

  @ParameterizedTest
  @MethodSource("segmentCases")
  void aSegmentIsHitOrNotAndWhenAndWhere(MovingSegmentCase row) {
    Optional<Impact> impact = MovingCircle.hit(row.circle(), row.velocity(), row.segment());
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
        () -> MovingCircle.hit(row.circle(), row.velocity(), row.line()));
  }

  @ParameterizedTest
  @MethodSource("refusedSegmentCases")
  void segmentsAndCirclesThatAreNoneAreRefused(MovingSegmentCase row) {
    assertThrows(
        IllegalArgumentException.class,
        () -> MovingCircle.hit(row.circle(), row.velocity(), row.segment()));
  }

  @ParameterizedTest
  @MethodSource("manyCases")
  void theFirstOfManyIsFoundWithAllThatTie(ManySegmentsCase row) {
    Optional<Impact> impact = MovingCircle.firstHit(row.circle(), row.velocity(), row.segments());
    assertEquals(row.first(), impact.map(Impact::segments).orElse(List.of()));
    impact.ifPresent(hit -> assertTime(row.time(), hit.time()));
  }

  @Test
  void aCircleDoesNotTunnel() {
    Circle bullet = new Circle(new Vec2(-1000, 1), 0.5);
    Impact impact = hit(bullet, new Vec2(4000, 0), Segment.of(0, 0, 0, 2)).orElseThrow();
    assertEquals(999.5 / 4000, impact.time());
    assertEquals(new Vec2(0, 1), impact.contact());
    assertEquals(new Vec2(-1, 0), impact.normal());
  }

  @Test
  void touchingItHitsOnlyWhenItMovesIn() {
    Segment wall = Segment.of(0, 0, 0, 2);
    Circle touching = new Circle(new Vec2(1, 1), 1);
    assertEquals(0, hit(touching, new Vec2(-1, 5), wall).orElseThrow().time());
    assertTrue(hit(touching, new Vec2(1, 0), wall).isEmpty());
    assertTrue(hit(touching, new Vec2(0, -1), wall).isEmpty());
    assertTrue(hit(touching, Vec2.ZERO, wall).isEmpty());
  }

  @Test
  void aTouchAtTheVeryEndOfTheStepIsAHitOfSegmentAndLineAlike() {
    Circle circle = new Circle(new Vec2(4, 1), 1);
    Vec2 velocity = new Vec2(-3, 0);
    assertEquals(1, hit(circle, velocity, Segment.of(0, 0, 0, 2)).orElseThrow().time());
    Line line = Line.through(new Vec2(0, 0), new Vec2(0, 2));
    assertEquals(1, MovingCircle.hit(circle, velocity, line).orElseThrow().time());
  }

  @Test
  void aMovingPointHitsWhatItRunsInto() {
    Circle point = new Circle(new Vec2(3, 0), 0);
    Vec2 velocity = new Vec2(-4, 0);
    assertEquals(0.75, hit(point, velocity, Segment.of(0, -1, 0, 1)).orElseThrow().time());
    Impact head = hit(point, velocity, Segment.of(1, 0, -5, 0)).orElseThrow();
    assertEquals(0.5, head.time());
    assertEquals(new Vec2(1, 0), head.normal());
    assertTrue(hit(new Circle(Vec2.ZERO, 0), velocity, Segment.of(1, 0, -5, 0)).isEmpty());
  }

  @Test
  void aCentreOnTheSegmentHasTheLeftNormalAndOneOnAPointHasUp() {
    Circle circle = new Circle(new Vec2(1, 0), 2);
    Impact on = hit(circle, new Vec2(0, -1), Segment.of(0, 0, 4, 0)).orElseThrow();
    assertEquals(0, on.time());
    assertEquals(new Vec2(1, 0), on.contact());
    assertEquals(1, on.normal().y());
    Impact point = hit(circle, new Vec2(0, -1), Segment.of(1, 0, 1, 0)).orElseThrow();
    assertEquals(new Vec2(0, 1), point.normal());
  }

  @Test
  void anImpactOfALineSaysWhereAndFromWhichSide() {
    Circle circle = new Circle(new Vec2(3, -5), 1);
    Line floor = new Line(new Vec2(0, 1), -1);
    Impact impact = MovingCircle.hit(circle, new Vec2(2, 6), floor).orElseThrow();
    assertEquals(0.5, impact.time());
    assertEquals(new Vec2(4, -1), impact.contact());
    assertEquals(-1, impact.normal().y());
  }

  @Test
  void twoWallsThatAreHitAtOnceAreBothNamed() {
    Segment floor = Segment.of(0, 0, 10, 0);
    Segment wall = Segment.of(0, 0, 0, 10);
    Segment behind = Segment.of(-1, 0, -1, 10);
    Circle circle = new Circle(new Vec2(7, 7), 1);
    List<Segment> room = List.of(behind, floor, wall);
    Impact impact = MovingCircle.firstHit(circle, new Vec2(-9, -9), room).orElseThrow();
    assertEquals(List.of(1, 2), impact.segments());
    assertEquals(new Vec2(1, 0), impact.contact());
    assertTrue(MovingCircle.firstHit(circle, new Vec2(-9, -9), List.of()).isEmpty());
  }

  private static Optional<Impact> hit(Circle circle, Vec2 velocity, Segment segment) {
    return MovingCircle.hit(circle, velocity, segment);
  }

  private static void assertTime(double exact, double time) {
    assertEquals(exact, time, MOST_ULP * Math.ulp(exact));
  }
}
