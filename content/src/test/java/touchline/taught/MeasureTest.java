package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class MeasureTest {
  private final Random random = new Random(1);

  private Vec2 any() {
    return new Vec2(random.nextDouble() * 20 - 10, random.nextDouble() * 20 - 10);
  }

  @Test
  void distanceIsThatOfPythagorasInEitherDirection() {
    assertEquals(6.5, Measure.distance(new Vec2(1, 2), new Vec2(7, 4.5)));
    assertEquals(6.5, Measure.distance(new Vec2(7, 4.5), new Vec2(1, 2)));
    assertEquals(0, Measure.distance(new Vec2(7, 4.5), new Vec2(7, 4.5)));
  }

  @Test
  void theLessonsExampleIsTheShadow() {
    Vec2 shadow = Measure.projection(new Vec2(1, 5), new Vec2(4, 3));
    assertEquals(3.04, shadow.x(), 1e-15);
    assertEquals(2.28, shadow.y(), 1e-15);
  }

  @Test
  void whatIsLeftStandsAtARightAngle() {
    for (int i = 0; i < 1000; i++) {
      Vec2 v = any();
      Vec2 w = any();
      Vec2 left = v.minus(Measure.projection(v, w));
      assertTrue(Math.abs(left.dot(w)) <= 1e-12 * (1 + w.length() * v.length()), v + " " + w);
    }
  }

  @Test
  void theShadowStaysWhenTheVectorBelowGrows() {
    for (int i = 0; i < 1000; i++) {
      Vec2 v = any();
      Vec2 w = any();
      Vec2 difference = Measure.projection(v, w).minus(Measure.projection(v, w.times(-3)));
      assertTrue(difference.length() <= 1e-13 * (1 + v.length()), v + " " + w);
    }
  }

  @Test
  void nothingFallsOnAVectorWithoutDirection() {
    assertEquals(Vec2.ZERO, Measure.projection(new Vec2(1, 5), Vec2.ZERO));
  }

  @Test
  void theLeftNormalIsOneMetreLongAtARightAngleOnTheLeft() {
    assertEquals(new Vec2(-0.6, 0.8), Measure.leftNormal(new Vec2(3, 2), new Vec2(7, 5)));
    for (int i = 0; i < 1000; i++) {
      Vec2 a = any();
      Vec2 b = any();
      Vec2 normal = Measure.leftNormal(a, b);
      assertEquals(1, normal.length(), 1e-15);
      assertEquals(0, normal.dot(b.minus(a)), 1e-13);
      assertTrue(Measure.cross(b.minus(a), normal) > 0);
      Vec2 back = Measure.leftNormal(b, a);
      assertEquals(0, normal.plus(back).length(), "from the other end it is on the other side");
    }
  }

  @Test
  void leftOfNowhereIsUp() {
    assertEquals(new Vec2(0, 1), Measure.leftNormal(new Vec2(2, 3), new Vec2(2, 3)));
  }

  @Test
  void theCrossProductIsTheAreaWithTheSideAsItsSign() {
    assertEquals(15, Measure.cross(new Vec2(4, 1), new Vec2(1, 4)));
    assertEquals(-15, Measure.cross(new Vec2(1, 4), new Vec2(4, 1)));
    assertEquals(0, Measure.cross(new Vec2(2, 3), new Vec2(-4, -6)));
    for (int i = 0; i < 1000; i++) {
      Vec2 v = any();
      Vec2 w = any();
      double across = w.minus(Measure.projection(w, v)).length();
      assertEquals(across * v.length(), Math.abs(Measure.cross(v, w)), 1e-10);
    }
  }
}
