package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.Rounds;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Decisions about boxes are those of exact fractions, and follow the laws of the plane. */
class RobustBoxTest {
  private static final int ROUNDS = Rounds.of(1_000);

  private final Random random = new Random(25);

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1e-9, 1, 1e7, 1e150})
  void aSegmentHitsWhenItsExactTimesInBothBandsMeet(double scale) {
    int hit = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Box box = new Box(point(scale), point(scale));
      Segment segment = i % 3 == 0 ? throughCorner(box) : new Segment(point(scale), point(scale));
      boolean expected = exactHits(segment, box);
      hit += expected ? 1 : 0;
      assertEquals(expected, RobustBox.hits(segment, box), () -> segment + " " + box);
      assertEquals(expected, RobustBox.hits(new Segment(segment.b(), segment.a()), box));
      assertEquals(expected, RobustBox.hits(segment, new Box(box.b(), box.a())));
    }
    assertTrue(hit > ROUNDS / 10 && hit < ROUNDS * 9 / 10, "both answers occur: " + hit);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-200, 1e-9, 1, 1e7, 1e200})
  void aCircleTouchesWhenTheExactSquareOfTheDistanceIsAtMostThatOfTheRadius(double scale) {
    for (int i = 0; i < ROUNDS; i++) {
      Box box = new Box(point(scale), point(scale));
      Vec2 center = point(scale);
      Vec2 way = center.minus(RobustBox.closestPoint(box, center));
      double radius =
          i % 2 == 0 ? way.times(1 / scale).length() * scale : random.nextInt(5) * scale;
      Circle circle = new Circle(center, radius);
      assertEquals(exactOverlaps(box, circle), RobustBox.overlaps(box, circle));
    }
  }

  @Test
  void everyPythagoreanTangentToACornerTouches() {
    int[][] triples = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}};
    for (int[] triple : triples) {
      Circle circle = new Circle(new Vec2(6 + triple[0], 4 + triple[1]), triple[2]);
      assertTrue(RobustBox.overlaps(Box.of(2, 1, 6, 4), circle));
      Circle less = new Circle(circle.center(), Math.nextDown(circle.radius()));
      assertFalse(RobustBox.overlaps(Box.of(2, 1, 6, 4), less));
    }
  }

  @Test
  void noPointOfTheBoxIsCloserThanTheClosest() {
    for (int i = 0; i < ROUNDS; i++) {
      Box box = new Box(point(1), point(1));
      Vec2 p = point(1);
      double least = p.minus(RobustBox.closestPoint(box, p)).lengthSquared();
      double x = box.left() + random.nextDouble() * (box.right() - box.left());
      double y = box.bottom() + random.nextDouble() * (box.top() - box.bottom());
      assertTrue(p.minus(new Vec2(x, y)).lengthSquared() >= least);
    }
  }

  /** A disk of radius zero on the segment cannot touch a box that the segment misses. */
  @Test
  void whoMissesTheBoxHasNoPointInIt() {
    for (int i = 0; i < ROUNDS; i++) {
      Box box = new Box(point(1), point(1));
      Segment segment = new Segment(point(1), point(1));
      Vec2 half = segment.a().plus(segment.b()).times(0.5);
      for (Vec2 on : List.of(segment.a(), segment.b(), half)) {
        if (RobustBox.overlaps(box, new Circle(on, 0))) {
          assertTrue(RobustBox.hits(segment, box));
        }
      }
    }
  }

  @Test
  void aParallelAZeroLengthAndAFlatCaseAreDecided() {
    Box box = Box.of(2, 1, 6, 4);
    assertTrue(RobustBox.hits(Segment.of(0, 4, 9, 4), box));
    assertFalse(RobustBox.hits(Segment.of(0, Math.nextUp(4.0), 9, Math.nextUp(4.0)), box));
    assertTrue(RobustBox.hits(Segment.of(3, 2, 3, 2), box));
    assertFalse(RobustBox.hits(Segment.of(3, 5, 3, 5), box));
    assertTrue(RobustBox.hits(Segment.of(0, 0, 6, 6), Box.of(5, 5, 5, 5)));
    assertFalse(RobustBox.hits(Segment.of(0, 0, 6, 6), Box.of(5, 4, 5, 4)));
  }

  private Vec2 point(double scale) {
    boolean isWhole = random.nextBoolean();
    double x = isWhole ? random.nextInt(9) : random.nextDouble() * 9;
    double y = isWhole ? random.nextInt(9) : random.nextDouble() * 9;
    return new Vec2(x * scale, y * scale);
  }

  /** As near as doubles come to it: here rounding would decide. */
  private Segment throughCorner(Box box) {
    Vec2 corner = new Vec2(box.left(), box.top());
    Vec2 way = corner.minus(new Vec2(box.left(), box.bottom()));
    Vec2 along = new Vec2(way.y() * 0.7, way.y() * 0.3 * (random.nextInt(3) + 1));
    return new Segment(corner.minus(along), corner.plus(along));
  }

  private static boolean exactHits(Segment segment, Box box) {
    Ratio[] x = times(segment.a().x(), segment.b().x(), box.left(), box.right());
    Ratio[] y = times(segment.a().y(), segment.b().y(), box.bottom(), box.top());
    if (x.length == 0 || y.length == 0) {
      return false;
    }
    return x[0].compareTo(y[1]) <= 0 && y[0].compareTo(x[1]) <= 0;
  }

  /** When the way is in the band, between 0 and 1; nothing if it never is. */
  private static Ratio[] times(double from, double to, double low, double high) {
    Ratio zero = Ratio.of(0);
    Ratio one = Ratio.of(1);
    if (from == to) {
      return low <= from && from <= high ? new Ratio[] {zero, one} : new Ratio[0];
    }
    Ratio way = Ratio.of(to).minus(Ratio.of(from));
    Ratio first = Ratio.of(low).minus(Ratio.of(from)).over(way);
    Ratio second = Ratio.of(high).minus(Ratio.of(from)).over(way);
    Ratio in = most(zero, first.min(second));
    Ratio out = one.min(most(first, second));
    return in.compareTo(out) <= 0 ? new Ratio[] {in, out} : new Ratio[0];
  }

  private static Ratio most(Ratio one, Ratio other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  private static boolean exactOverlaps(Box box, Circle circle) {
    Ratio x = beyond(circle.center().x(), box.left(), box.right());
    Ratio y = beyond(circle.center().y(), box.bottom(), box.top());
    Ratio radius = Ratio.of(circle.radius());
    return x.times(x).plus(y.times(y)).compareTo(radius.times(radius)) <= 0;
  }

  private static Ratio beyond(double value, double low, double high) {
    Ratio nearest = Ratio.of(Math.max(low, Math.min(value, high)));
    return Ratio.of(value).minus(nearest);
  }
}
