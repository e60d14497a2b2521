package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * What must hold for any segment and circle. Coordinates are multiples of 2⁻⁸ below 2⁸, so that
 * moving, turning and scaling by powers of two do not round.
 */
class SegmentCircleLawsTest {
  private static final int ROUNDS = 5_000;
  private static final double CLOSE = 4 * Math.ulp(512.0);

  private final Random random = new Random(91);

  @Test
  void movingEverythingMovesTheAnswer() {
    Vec2 away = new Vec2(64.5, -127);
    for (int i = 0; i < ROUNDS; i++) {
      Segment segment = segment();
      Circle circle = circle();
      assertSameUnder(p -> p.plus(away), v -> v, segment, circle);
      Vec2 closest = RobustSegmentCircle.closestPoint(segment, circle.center());
      Vec2 moved =
          RobustSegmentCircle.closestPoint(map(segment, away::plus), circle.center().plus(away));
      assertNear(closest.plus(away), moved);
    }
  }

  @Test
  void turningAndMirroringTurnsAndMirrorsTheAnswer() {
    for (int i = 0; i < ROUNDS; i++) {
      Segment segment = segment();
      Circle circle = circle();
      assertSameUnder(Vec2::perpendicular, Vec2::perpendicular, segment, circle);
      UnaryOperator<Vec2> mirror = v -> new Vec2(-v.x(), v.y());
      assertSameUnder(mirror, mirror, segment, circle);
    }
  }

  @Test
  void swappingTheEndsChangesNothingButTheDirectionOfU() {
    for (int i = 0; i < ROUNDS; i++) {
      Segment segment = segment();
      Segment swapped = new Segment(segment.b(), segment.a());
      Circle circle = circle();
      assertEquals(
          RobustSegmentCircle.overlaps(segment, circle),
          RobustSegmentCircle.overlaps(swapped, circle));
      assertNear(
          RobustSegmentCircle.offset(segment, circle), RobustSegmentCircle.offset(swapped, circle));
      List<Double> there = RobustSegmentCircle.crossings(segment, circle);
      List<Double> back = RobustSegmentCircle.crossings(swapped, circle);
      assertEquals(there.size(), back.size());
      for (int k = 0; k < there.size(); k++) {
        assertEquals(there.get(k), 1 - back.get(back.size() - 1 - k), 1e-9);
      }
    }
  }

  @Test
  void scalingByAPowerOfTwoScalesEveryBitOfTheAnswer() {
    for (double scale : new double[] {0x1p-900, 0x1p-400, 0x1p-60, 0x1p60, 0x1p400, 0x1p900}) {
      for (int i = 0; i < ROUNDS / 5; i++) {
        Segment segment = segment();
        Circle circle = circle();
        Segment scaled = map(segment, p -> p.times(scale));
        Circle big = new Circle(circle.center().times(scale), circle.radius() * scale);
        assertEquals(
            RobustSegmentCircle.overlaps(segment, circle),
            RobustSegmentCircle.overlaps(scaled, big));
        Vec2 offset = RobustSegmentCircle.offset(segment, circle).times(scale);
        Vec2 found = RobustSegmentCircle.offset(scaled, big);
        assertNear(offset.times(1 / scale), found.times(1 / scale));
        assertEquals(
            RobustSegmentCircle.crossings(segment, circle).size(),
            RobustSegmentCircle.crossings(scaled, big).size());
      }
    }
  }

  @Test
  void pushingOutByTheOffsetSeparatesAndNoShorterPushDoes() {
    for (int i = 0; i < ROUNDS; i++) {
      Segment segment = segment();
      Circle circle = circle();
      Vec2 offset = RobustSegmentCircle.offset(segment, circle);
      assertEquals(
          RobustSegmentCircle.overlaps(segment, circle) && depth(segment, circle) > 0,
          !offset.equals(Vec2.ZERO));
      assertEquals(0, Math.max(0, depth(segment, pushed(circle, offset, 1))), CLOSE);
      assertTrue(offset.length() <= circle.radius() + CLOSE);
      if (offset.length() > 1e-3) {
        assertFalse(RobustSegmentCircle.overlaps(segment, pushed(circle, offset, 1 + 1e-9)));
        assertTrue(RobustSegmentCircle.overlaps(segment, pushed(circle, offset, 1 - 1e-9)));
      }
    }
  }

  private static double depth(Segment segment, Circle circle) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    Vec2 c = circle.center();
    return circle.radius() - SegmentDistance.of(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
  }

  private static Circle pushed(Circle circle, Vec2 offset, double part) {
    return new Circle(circle.center().plus(offset.times(part)), circle.radius());
  }

  private static void assertSameUnder(
      UnaryOperator<Vec2> points, UnaryOperator<Vec2> vectors, Segment segment, Circle circle) {
    Segment mapped = map(segment, points);
    Circle moved = new Circle(points.apply(circle.center()), circle.radius());
    assertEquals(
        RobustSegmentCircle.overlaps(segment, circle), RobustSegmentCircle.overlaps(mapped, moved));
    Vec2 offset = vectors.apply(RobustSegmentCircle.offset(segment, circle));
    if (depth(segment, circle) < circle.radius()) {
      assertNear(offset, RobustSegmentCircle.offset(mapped, moved));
    }
    List<Double> crossings = RobustSegmentCircle.crossings(segment, circle);
    assertEquals(crossings.size(), RobustSegmentCircle.crossings(mapped, moved).size());
  }

  private static Segment map(Segment segment, UnaryOperator<Vec2> points) {
    return new Segment(points.apply(segment.a()), points.apply(segment.b()));
  }

  private Segment segment() {
    return new Segment(point(), point());
  }

  private Circle circle() {
    return new Circle(point(), random.nextInt(1 << 14) / 256.0);
  }

  private Vec2 point() {
    return new Vec2(random.nextInt(-32768, 32768) / 256.0, random.nextInt(-32768, 32768) / 256.0);
  }

  private static void assertNear(Vec2 expected, Vec2 actual) {
    assertEquals(expected.x(), actual.x(), CLOSE);
    assertEquals(expected.y(), actual.y(), CLOSE);
  }
}
