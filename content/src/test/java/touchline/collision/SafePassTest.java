package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class SafePassTest {
  /** The bound that the project states: ulp of the largest coordinate. */
  private static final double MOST_ULP = 4;

  static List<SafePassCase> cases() {
    return SafePassCase.all().stream().filter(row -> !row.isRefused()).toList();
  }

  static List<SafePassCase> refusedCases() {
    return SafePassCase.all().stream().filter(SafePassCase::isRefused).toList();
  }

  @Test
  void thereAreCasesToTest() {
    assertEquals(333, cases().size());
    assertEquals(2, refusedCases().size());
    assertTrue(cases().stream().anyMatch(row -> row.circles().size() == 22));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void cleanAndBlockersAreExact(SafePassCase row) {
    assertEquals(row.isClean(), RobustSafePass.isClean(row.pass(), row.circles()));
    assertEquals(row.blockers(), RobustSafePass.blockers(row.pass(), row.circles()));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void clearanceIsExactToFourUlpOfTheScale(SafePassCase row) {
    double clearance = RobustSafePass.clearance(row.pass(), row.circles());
    if (row.circles().isEmpty()) {
      assertEquals(Double.POSITIVE_INFINITY, clearance);
      return;
    }
    double off = Math.abs(clearance - row.clearance()) / Math.ulp(row.scale());
    assertTrue(off <= MOST_ULP, () -> off + " ulp");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void setAndGridAnswerAsTheListDoes(SafePassCase row) {
    SameAnswers.check(row.pass(), row.circles());
  }

  @ParameterizedTest
  @MethodSource("refusedCases")
  void notFiniteInputsAreRefused(SafePassCase row) {
    assertThrows(
        IllegalArgumentException.class, () -> RobustSafePass.isClean(row.pass(), row.circles()));
  }

  @Test
  void touchingBlocks() {
    Segment pass = Segment.of(0, 0, 8, 6);
    Vec2 center = new Vec2(1, 7);
    assertFalse(RobustSafePass.isClean(pass, List.of(new Circle(center, 5))));
    assertTrue(RobustSafePass.isClean(pass, List.of(new Circle(center, Math.nextDown(5.0)))));
    assertEquals(0, RobustSafePass.clearance(pass, List.of(new Circle(center, 5))));
  }

  @Test
  void everyBlockerIsNamedInOrder() {
    Segment pass = Segment.of(0, 0, 10, 0);
    Circle onTheWay = new Circle(new Vec2(5, 1), 2);
    Circle away = new Circle(new Vec2(5, 9), 2);
    assertEquals(
        List.of(0, 2, 3),
        RobustSafePass.blockers(pass, List.of(onTheWay, away, onTheWay, onTheWay)));
  }

  @Test
  void withoutOpponentsEveryPassIsClean() {
    Segment pass = Segment.of(0, 0, 10, 0);
    assertTrue(RobustSafePass.isClean(pass, List.of()));
    assertEquals(List.of(), RobustSafePass.blockers(pass, List.of()));
    assertEquals(Double.POSITIVE_INFINITY, RobustSafePass.clearance(pass, List.of()));
  }

  @Test
  void aCircleOfRadiusZeroBlocksWhereItLies() {
    Segment pass = Segment.of(0, 0, 9, 3);
    assertFalse(RobustSafePass.isClean(pass, List.of(new Circle(new Vec2(3, 1), 0))));
    assertTrue(RobustSafePass.isClean(pass, List.of(new Circle(new Vec2(3, Math.nextUp(1.0)), 0))));
  }

  @Test
  void clearanceBeyondTheLargestDoubleIsInfinite() {
    double huge = Double.MAX_VALUE;
    Segment pass = Segment.of(-huge, -huge, -huge, -huge);
    List<Circle> far = List.of(new Circle(new Vec2(huge, huge), 1));
    assertTrue(RobustSafePass.isClean(pass, far));
    assertEquals(Double.POSITIVE_INFINITY, RobustSafePass.clearance(pass, far));
  }
}
