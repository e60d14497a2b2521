package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;

class LineCircleTest {
  private static final Line SLOPE = Line.through(Vec2.ZERO, new Vec2(4, 3));

  @Test
  void theNormalPointsToTheLeftWhereTheDistanceIsPositive() {
    Vec2 left = new Vec2(1, 7);
    assertEquals(5, RobustLineCircle.signedDistance(SLOPE, left));
    assertEquals(1, RobustLineCircle.side(SLOPE, left));
    assertEquals(-5, RobustLineCircle.signedDistance(SLOPE, left.times(-1)));
    assertEquals(-1, RobustLineCircle.side(SLOPE, left.times(-1)));
    assertEquals(0, RobustLineCircle.side(SLOPE, Vec2.ZERO));
  }

  @Test
  void aTangentOfWholeNumbersTouches() {
    assertTrue(RobustLineCircle.overlaps(SLOPE, new Circle(new Vec2(1, 7), 5)));
    assertFalse(RobustLineCircle.overlaps(SLOPE, new Circle(new Vec2(1, 7), Math.nextDown(5.0))));
    assertTrue(RobustLineCircle.overlaps(SLOPE, new Circle(new Vec2(-1, -7), 5)));
  }

  @Test
  void everyPythagoreanTangentTouches() {
    int[][] triples = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}};
    for (int[] triple : triples) {
      Vec2 along = new Vec2(triple[0], triple[1]);
      Line line = Line.through(Vec2.ZERO, along);
      for (int k = -40; k <= 40; k++) {
        Vec2 centre = along.times(k).plus(along.perpendicular());
        assertTrue(RobustLineCircle.overlaps(line, new Circle(centre, triple[2] * (1 + 0x1p-48))));
        assertFalse(RobustLineCircle.overlaps(line, new Circle(centre, triple[2] * (1 - 0x1p-46))));
      }
    }
  }

  @Test
  void theOffsetLineIsWhereATouchingCircleHasItsCentre() {
    Line line = new Line(new Vec2(0, 2), 6);
    assertEquals(new Line(new Vec2(0, 1), 5), RobustLineCircle.offsetLine(line, 2));
    assertEquals(new Line(new Vec2(0, 1), 1), RobustLineCircle.offsetLine(line, -2));
    assertTrue(RobustLineCircle.overlaps(line, new Circle(new Vec2(9, 5), 2)));
    assertTrue(RobustLineCircle.overlaps(line, new Circle(new Vec2(9, 1), 2)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-250, 1e-9, 1, 1e7, 1e280})
  void theDistanceIsTheExactSumRoundedOnceAndTheSideItsSign(double scale) {
    Random random = new Random(71);
    for (int i = 0; i < 2_000; i++) {
      Vec2 p = new Vec2(random.nextDouble() * scale, random.nextDouble() * scale);
      Vec2 normal = new Vec2(random.nextDouble() - 0.5, random.nextDouble() - 0.5);
      Line through = new Line(normal, 0);
      double near = through.normal().dot(p) + random.nextInt(3) * Math.ulp(scale);
      Line line = new Line(through.normal(), near);
      BigDecimal exact = exact(line, p);
      double expected = exact.doubleValue();
      double most = Math.max(Math.ulp(expected), scale * 0x1p-100);
      assertEquals(expected, RobustLineCircle.signedDistance(line, p), most);
      assertEquals(exact.signum(), RobustLineCircle.side(line, p));
    }
  }

  private static BigDecimal exact(Line line, Vec2 p) {
    BigDecimal x = new BigDecimal(line.normal().x()).multiply(new BigDecimal(p.x()));
    BigDecimal y = new BigDecimal(line.normal().y()).multiply(new BigDecimal(p.y()));
    return x.add(y).subtract(new BigDecimal(line.offset()), MathContext.UNLIMITED);
  }
}
