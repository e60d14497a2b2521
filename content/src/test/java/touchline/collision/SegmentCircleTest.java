package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class SegmentCircleTest {
  /** The bound that the methods state. */
  private static final double MOST_ULP = 4;

  private static final String[] WITH_RADIUS = {"ax", "ay", "bx", "by", "cx", "cy", "r"};
  private static final Segment TANGENT = Segment.of(0, 0, 8, 6);

  static List<Row> points() {
    return accepted("closest_point.csv");
  }

  static List<Row> circles() {
    return accepted("segment_circle.csv");
  }

  static List<Row> quadratics() {
    return accepted("quadratic.csv");
  }

  static List<Row> refused() {
    return Row.of("segment_circle.csv").stream().filter(Row::isRefused).toList();
  }

  private static List<Row> accepted(String file) {
    return Row.of(file).stream().filter(row -> !row.isRefused()).toList();
  }

  @ParameterizedTest
  @MethodSource("points")
  void theClosestPointIsRightToFourUlpAtAnyScale(Row row) {
    Vec2 found = RobustSegmentCircle.closestPoint(row.segment(), row.point("p"));
    double most = MOST_ULP * row.ulp("ax", "ay", "bx", "by", "px", "py");
    assertEquals(row.number("qx_hex"), found.x(), most);
    assertEquals(row.number("qy_hex"), found.y(), most);
  }

  @ParameterizedTest
  @MethodSource("circles")
  void overlapIsDecidedExactly(Row row) {
    assertEquals(row.relation() <= 0, RobustSegmentCircle.overlaps(row.segment(), row.circle()));
  }

  @ParameterizedTest
  @MethodSource("circles")
  void theDistanceIsRightToFourUlpAtAnyScale(Row row) {
    Vec2 a = row.point("a");
    Vec2 b = row.point("b");
    Vec2 c = row.point("c");
    double found = SegmentDistance.of(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
    assertEquals(row.number("dist_hex"), found, MOST_ULP * row.ulp(WITH_RADIUS));
  }

  @ParameterizedTest
  @MethodSource("circles")
  void theOffsetIsRightToFourUlpAtAnyScale(Row row) {
    Vec2 found = RobustSegmentCircle.offset(row.segment(), row.circle());
    if (row.text("status").equals("ZERO_LENGTH_CENTRE_ON")) {
      assertEquals(new Vec2(0, row.number("r")), found);
      return;
    }
    double most = MOST_ULP * row.ulp(WITH_RADIUS);
    assertEquals(row.number("off_x_hex"), found.x(), most);
    assertEquals(row.number("off_y_hex"), found.y(), most);
    if (row.relation() >= 0) {
      assertEquals(Vec2.ZERO, found);
    }
  }

  @ParameterizedTest
  @MethodSource("quadratics")
  void crossingsAreCountedExactlyAndPlacedToTheStatedBound(Row row) {
    List<Double> found = RobustSegmentCircle.crossings(row.segment(), row.circle());
    assertEquals(Integer.parseInt(row.text("crossings_in_0_1")), found.size());
    if (row.text("u1").isEmpty()) {
      return;
    }
    double most = bound(row);
    for (double u : found) {
      double off = Math.min(Math.abs(u - row.number("u1")), Math.abs(u - row.number("u2")));
      assertTrue(off <= most && u >= 0 && u <= 1, () -> found + " off " + off + " > " + most);
    }
  }

  /** Eight ulp of the scale over |e|, times r over half the chord. */
  private static double bound(Row row) {
    Vec2 a = row.point("a");
    Vec2 b = row.point("b");
    double length = Scaled.of(b.x() - a.x(), b.y() - a.y()).length();
    double halfChord = (row.number("u2") - row.number("u1")) / 2 * length;
    double steep = halfChord > 0 ? Math.max(1, row.number("r") / halfChord) : 1;
    return 8 * row.ulp(WITH_RADIUS) / length * steep;
  }

  @ParameterizedTest
  @MethodSource("refused")
  void whatIsNotACircleIsRefused(Row row) {
    assertThrows(
        IllegalArgumentException.class,
        () -> RobustSegmentCircle.overlaps(row.segment(), row.circle()));
  }

  @Test
  void everyRowIsThere() {
    assertTrue(points().size() > 660, () -> "only " + points().size());
    assertTrue(circles().size() > 660, () -> "only " + circles().size());
    assertTrue(quadratics().size() > 660, () -> "only " + quadratics().size());
  }

  @Test
  void theTangentOfSmallWholeNumbersIsExact() {
    Circle circle = new Circle(new Vec2(1, 7), 5);
    assertEquals(new Vec2(4, 3), RobustSegmentCircle.closestPoint(TANGENT, circle.center()));
    assertTrue(RobustSegmentCircle.overlaps(TANGENT, circle));
    assertEquals(Vec2.ZERO, RobustSegmentCircle.offset(TANGENT, circle));
    assertEquals(List.of(0.5), RobustSegmentCircle.crossings(TANGENT, circle));
  }

  @Test
  void atTheEndsTheClosestPointIsTheEndItself() {
    Segment segment = Segment.of(1, 1, 7, 4);
    assertEquals(segment.a(), RobustSegmentCircle.closestPoint(segment, new Vec2(-1, 0)));
    assertEquals(segment.b(), RobustSegmentCircle.closestPoint(segment, new Vec2(9, 6)));
  }

  @Test
  void aCentreOnTheSegmentIsPushedToTheLeft() {
    Segment segment = Segment.of(0, 0, 6, 8);
    for (Vec2 on : List.of(segment.a(), new Vec2(3, 4), segment.b())) {
      assertEquals(new Vec2(-4, 3), RobustSegmentCircle.offset(segment, new Circle(on, 5)));
    }
    Circle onAPoint = new Circle(Vec2.ZERO, 5);
    assertEquals(new Vec2(0, 5), RobustSegmentCircle.offset(Segment.of(0, 0, 0, 0), onAPoint));
  }

  @Test
  void aDiskIsSolidButItsBoundaryIsNotCrossedFromInside() {
    Segment inside = Segment.of(-1, 0, 1, 0);
    Circle circle = new Circle(Vec2.ZERO, 3);
    assertTrue(RobustSegmentCircle.overlaps(inside, circle));
    assertEquals(List.of(), RobustSegmentCircle.crossings(inside, circle));
    assertEquals(
        List.of(0.25, 0.75), RobustSegmentCircle.crossings(Segment.of(-6, 0, 6, 0), circle));
  }
}
