package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class VectorsTest {
  private final Random random = new Random(1);

  private Vec2 any() {
    return new Vec2(random.nextDouble() * 20 - 10, random.nextDouble() * 20 - 10);
  }

  @Test
  void distanceIsThatOfPythagorasInEitherDirection() {
    assertEquals(6.5, Vectors.distance(new Vec2(1, 2), new Vec2(7, 4.5)));
    assertEquals(6.5, Vectors.distance(new Vec2(7, 4.5), new Vec2(1, 2)));
    assertEquals(0, Vectors.distance(new Vec2(7, 4.5), new Vec2(7, 4.5)));
  }

  @Test
  void theLessonsExampleIsTheShadow() {
    Vec2 shadow = Vectors.projection(new Vec2(1, 5), new Vec2(4, 3));
    assertEquals(3.04, shadow.x(), 1e-15);
    assertEquals(2.28, shadow.y(), 1e-15);
  }

  @Test
  void whatIsLeftStandsAtARightAngle() {
    for (int i = 0; i < 1000; i++) {
      Vec2 v = any();
      Vec2 w = any();
      Vec2 left = v.minus(Vectors.projection(v, w));
      assertTrue(Math.abs(left.dot(w)) <= 1e-12 * (1 + w.length() * v.length()), v + " " + w);
    }
  }

  @Test
  void theShadowStaysWhenTheVectorBelowGrows() {
    for (int i = 0; i < 1000; i++) {
      Vec2 v = any();
      Vec2 w = any();
      Vec2 difference = Vectors.projection(v, w).minus(Vectors.projection(v, w.times(-3)));
      assertTrue(difference.length() <= 1e-13 * (1 + v.length()), v + " " + w);
    }
  }

  @Test
  void nothingFallsOnAVectorWithoutDirection() {
    assertEquals(Vec2.ZERO, Vectors.projection(new Vec2(1, 5), Vec2.ZERO));
  }
}
