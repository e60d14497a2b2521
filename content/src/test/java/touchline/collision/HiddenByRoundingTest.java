package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.collision.polygon.RobustGjk;
import touchline.collision.polygon.RobustPolygon;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** Places at which a rounded number looks like another one, and the answer must not follow it. */
class HiddenByRoundingTest {
  private static final int CASES = 5_000;

  private static double near(Random random) {
    double whole = random.nextInt(21) - 10;
    return switch (random.nextInt(3)) {
      case 0 -> whole;
      case 1 -> Math.nextUp(whole);
      default -> Math.nextDown(whole);
    };
  }

  private static Vec2 point(Random random) {
    return new Vec2(near(random), near(random));
  }

  @Test
  void aDistanceThatRoundsToNothingIsNoContact() {
    List<Vec2> segment = List.of(Vec2.ZERO, new Vec2(3, 1));
    List<Vec2> beside = List.of(new Vec2(0.3, 0.1));
    assertFalse(RobustPolygon.overlaps(segment, beside));
    assertFalse(RobustGjk.overlaps(segment, 0, beside, 0));
    Random random = new Random(1);
    int touching = 0;
    for (int i = 0; i < CASES; i++) {
      Vec2 a = point(random);
      Vec2 b = point(random);
      List<Vec2> between = List.of(a.plus(b.minus(a).times(random.nextInt(9) / 8.0)));
      List<Vec2> ends = List.of(a, b);
      boolean touches = RobustPolygon.overlaps(ends, between);
      assertEquals(touches, RobustGjk.overlaps(ends, 0, between, 0), () -> ends + " " + between);
      touching += touches ? 1 : 0;
    }
    assertTrue(touching > CASES / 10 && touching < CASES * 9 / 10, "touching: " + touching);
  }

  private static void assertEnters(double at, Segment segment, Circle circle) {
    List<Double> crossings = RobustSegmentCircle.crossings(segment, circle);
    assertEquals(1, crossings.size(), crossings::toString);
    assertEquals(at, crossings.get(0), 1e-6);
  }

  /** All but a tangent, whose foot is all but the first end: there, and not at the other. */
  @Test
  void aChordOfHardlyAnyLengthIsCrossedAtItsFoot() {
    assertEnters(
        0,
        Segment.of(0.25, 0.5000000000000001, -2.25, 3.125),
        new Circle(new Vec2(-2.3749999999999996, -2), 3.625));
    assertEnters(
        0,
        Segment.of(-2, 1.0000000000000002, -15.999999999999998, 48.99999999999999),
        new Circle(new Vec2(-25.999999999999996, -5.999999999999999), 25));
    assertEnters(
        0,
        Segment.of(-0.25, -0.25, -7.75, 7.625),
        new Circle(new Vec2(-2.8749999999999996, -2.75), 3.625));
  }

  private static void assertParted(Stadium one, Stadium other) {
    Vec2 move = RobustStadium.offset(one, other);
    Segment core = other.core();
    List<Vec2> moved = List.of(core.a().plus(move), core.b().plus(move));
    double distance = RobustGjk.distance(List.of(one.core().a(), one.core().b()), moved);
    assertTrue(
        distance >= one.radius() + other.radius() - 1e-13,
        () -> one + " " + other + " " + move + " " + distance);
  }

  @Test
  void coresThatAllButTouchAreParted() {
    assertParted(
        new Stadium(
            Segment.of(10.000000000000002, 10.000000000000002, -8, 0.9999999999999999),
            2.0000000000000004),
        new Stadium(
            Segment.of(-8, 1.0000000000000002, -9.999999999999998, -2.9999999999999996),
            1.0000000000000002));
    Random random = new Random(2);
    for (int i = 0; i < CASES; i++) {
      Vec2 a = point(random);
      Vec2 b = point(random);
      Vec2 c = a.plus(new Vec2(random.nextInt(3) - 1, random.nextInt(3) - 1).times(0x1p-50));
      assertParted(
          new Stadium(new Segment(a, b), 1), new Stadium(new Segment(c, point(random)), 2));
    }
  }

  @Test
  void aLineAlongAnAxisKnowsItsDistanceFromPointsFarAlongIt() {
    Line level = new Line(new Vec2(0, 1), 0);
    for (double x : new double[] {1e289, 1.3e300, 1.4e300, 1e301, Double.MAX_VALUE}) {
      assertEquals(4.0, RobustLineCircle.signedDistance(level, new Vec2(x, 4)));
      assertTrue(RobustLineCircle.overlaps(level, new Circle(new Vec2(x, 4), 5)));
    }
  }

  /** What leads to the line is nothing beside what leads along it. */
  @Test
  void aCircleThatAllButMovesAlongALineReachesIt() {
    Vec2 glancing = new Vec2(-1.5699414960210556e-123, -3.8856185400674386e264);
    Line upright = new Line(new Vec2(1, 0), -1.5699414960210556e-123);
    Optional<Impact> last = RobustMovingCircle.hit(new Circle(Vec2.ZERO, 0), glancing, upright);
    assertEquals(1.0, last.orElseThrow().time());
    Vec2 least = new Vec2(-Double.MIN_VALUE, 2);
    Line beside = new Line(new Vec2(-1, 0), Double.MIN_VALUE);
    assertTrue(RobustMovingCircle.hit(new Circle(Vec2.ZERO, 0), least, beside).isPresent());
  }

  private static Impact hit(Circle circle, Vec2 velocity, Segment segment) {
    Optional<Impact> impact = RobustMovingCircle.hit(circle, velocity, segment);
    return impact.orElseThrow();
  }

  @Test
  void aCircleOfHardlyAnyRadiusHitsAPoint() {
    Circle circle = new Circle(new Vec2(0, 3.3), 0x1p-110);
    Impact impact = hit(circle, new Vec2(0, -4.1), Segment.of(0, 1.25, 0, 1.25));
    assertEquals(0.5, impact.time(), 1e-15);
    assertEquals(new Vec2(0, 1), impact.normal());
  }

  @Test
  void theSmallestAndTheLargestSegmentsAreHit() {
    double least = Double.MIN_VALUE;
    Impact small =
        hit(new Circle(new Vec2(0, 3), 1), new Vec2(0, -3), Segment.of(-least, 0, least, 0));
    assertEquals(new Vec2(0, 1), small.normal());
    assertEquals(2 / 3.0, small.time(), 1e-15);
    Segment large = Segment.of(-1e150, -1.3e308, 1.3e308, 7e307);
    Impact end = hit(new Circle(large.b(), 4.8e307), Vec2.ZERO, large);
    assertEquals(0.0, end.time());
    assertTrue(Double.isFinite(end.contact().x()) && Double.isFinite(end.contact().y()));
  }

  @Test
  void tinyCoordinatesGiveTheNormalOfOrdinaryOnes() {
    double unit = 0x1p-1070;
    Segment segment = new Segment(Vec2.ZERO, new Vec2(3, 4).times(unit));
    Circle circle = new Circle(new Vec2(-8, 6).times(unit), 5 * unit);
    Impact impact = hit(circle, new Vec2(8, -6).times(unit), segment);
    assertEquals(-0.8, impact.normal().x(), 1e-15);
    assertEquals(0.6, impact.normal().y(), 1e-15);
    assertEquals(0.5, impact.time(), 1e-15);
  }

  /** On which side the centre is can be told from the last of a thousand bits. */
  @Test
  void theNormalIsTowardTheCircle() {
    double far = -1.9448920392574834e142;
    Segment segment = Segment.of(far, far, -0.0024078654324649826, 3.5945794736550077e-10);
    Vec2 center = new Vec2(-1.965263202193214e-5, -0.0024078654324649826);
    Impact impact = hit(new Circle(center, 2.7427471591318115e11), new Vec2(far, far), segment);
    int side = Side.of(segment, center);
    assertEquals(side, -Math.signum(impact.normal().x()));
    assertEquals(side, Math.signum(impact.normal().y()));
  }
}
