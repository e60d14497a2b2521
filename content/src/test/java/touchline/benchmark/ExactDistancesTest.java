package touchline.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Separation;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.DistanceOp;
import touchline.collision.polygon.RobustGjk;
import touchline.geometry.Vec2;

/** Beside the times of {@link DistanceBenchmark}: who is right where the distance is known. */
class ExactDistancesTest {
  private static final int CASES = 500;
  private static final GeometryFactory JTS = new GeometryFactory();

  /** A triangle below an edge of slope 3 to 4, one above it, and how far apart they are. */
  private record Pair(double[] one, double[] other, double distance) {
    Pair scaled(double by) {
      return new Pair(times(one, by), times(other, by), distance * by);
    }

    private static double[] times(double[] numbers, double by) {
      double[] scaled = numbers.clone();
      for (int i = 0; i < scaled.length; i++) {
        scaled[i] *= by;
      }
      return scaled;
    }
  }

  /** All numbers, also the distance of five steps, are doubles. */
  private static List<Pair> pairs(double step) {
    Random random = new Random(1);
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < CASES; i++) {
      int k = 2 + random.nextInt(8);
      int m = 1 + random.nextInt(k - 1);
      double x = random.nextInt(200) - 100;
      double y = random.nextInt(200) - 100;
      double[] one = {x, y, x + 3 * k, y - 4 * k, x + 4 * k, y + 3 * k};
      double toX = x + 4 * m - 3 * step;
      double toY = y + 3 * m + 4 * step;
      double[] other = {toX, toY, toX + 1, toY + 5 + random.nextInt(3), toX - 3, toY + 2};
      pairs.add(new Pair(one, other, 5 * step));
    }
    return pairs;
  }

  private static int right(List<Pair> pairs, ToDoubleFunction<Pair> distance) {
    int right = 0;
    for (Pair pair : pairs) {
      double allowed = 16 * Math.ulp(Math.abs(pair.one[0]) + Math.abs(pair.one[1]));
      double off = Math.abs(distance.applyAsDouble(pair) - pair.distance);
      boolean isRight = pair.distance == 0 ? off == 0 : off <= allowed;
      right += isRight ? 1 : 0;
    }
    return right;
  }

  private static double touchline(Pair pair) {
    return RobustGjk.distance(corners(pair.one), corners(pair.other));
  }

  private static List<Vec2> corners(double[] numbers) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      corners.add(new Vec2(numbers[i], numbers[i + 1]));
    }
    return corners;
  }

  private static double dyn4j(Pair pair) {
    Separation separation = new Separation();
    boolean isApart =
        new Gjk()
            .distance(
                polygon(pair.one),
                new Transform(),
                polygon(pair.other),
                new Transform(),
                separation);
    return isApart ? separation.getDistance() : 0;
  }

  private static Polygon polygon(double[] numbers) {
    return new Polygon(
        new Vector2(numbers[0], numbers[1]),
        new Vector2(numbers[2], numbers[3]),
        new Vector2(numbers[4], numbers[5]));
  }

  private static double jts(Pair pair) {
    return DistanceOp.distance(
        JTS.createPolygon(ring(pair.one)), JTS.createPolygon(ring(pair.other)));
  }

  private static Coordinate[] ring(double[] numbers) {
    Coordinate[] ring = new Coordinate[4];
    for (int i = 0; i < 4; i++) {
      ring[i] = new Coordinate(numbers[2 * (i % 3)], numbers[2 * (i % 3) + 1]);
    }
    return ring;
  }

  @Test
  void allAreRightOnTouchingAndOnNarrowGapsOfOrdinarySize() {
    for (double step : new double[] {0, 0x1p-36, 0x1p-20, 0x1p-4, 1}) {
      List<Pair> pairs = pairs(step);
      assertEquals(CASES, right(pairs, ExactDistancesTest::touchline), "" + step);
      assertEquals(CASES, right(pairs, ExactDistancesTest::dyn4j), "" + step);
      assertEquals(CASES, right(pairs, ExactDistancesTest::jts), "" + step);
    }
  }

  @Test
  void touchlineIsRightAtAnyScaleAndJtsIsNot() {
    for (double scale : new double[] {0x1p-600, 0x1p600}) {
      List<Pair> pairs = pairs(0x1p-4).stream().map(pair -> pair.scaled(scale)).toList();
      assertEquals(CASES, right(pairs, ExactDistancesTest::touchline), "" + scale);
      assertTrue(right(pairs, ExactDistancesTest::jts) < CASES, "" + scale);
    }
  }
}
