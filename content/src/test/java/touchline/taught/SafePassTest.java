package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class SafePassTest {
  @Test
  void taughtAndRobustFormAgreeOnAPitch() {
    Random random = new Random(21);
    for (int i = 0; i < 5_000; i++) {
      Segment pass = new Segment(point(random), point(random));
      List<Circle> opponents = new ArrayList<>();
      for (int k = random.nextInt(12); k > 0; k--) {
        opponents.add(new Circle(point(random), 3 * random.nextDouble()));
      }
      assertEquals(
          touchline.collision.RobustSafePass.isClean(pass, opponents),
          SafePass.isClean(pass, opponents));
      double robust = touchline.collision.RobustSafePass.clearance(pass, opponents);
      assertEquals(robust, SafePass.clearance(pass, opponents), 1e-12);
    }
  }

  /** The foot of the perpendicular is rounded, and with it the distance: 29 becomes more. */
  @Test
  void atATangentTheyMayDiffer() {
    Random random = new Random(22);
    int different = 0;
    for (int i = 0; i < 1_000; i++) {
      Vec2 a = new Vec2(random.nextInt(100), random.nextInt(100));
      Segment pass = new Segment(a, a.plus(new Vec2(20, 21).times(7)));
      Vec2 foot = a.plus(new Vec2(20, 21).times(1 + random.nextInt(6)));
      int k = 1 + random.nextInt(9);
      Vec2 center = foot.plus(new Vec2(21, -20).times(k));
      List<Circle> tangent = List.of(new Circle(center, 29 * k));
      assertEquals(false, touchline.collision.RobustSafePass.isClean(pass, tangent));
      different += SafePass.isClean(pass, tangent) ? 1 : 0;
    }
    assertNotEquals(0, different);
  }

  @Test
  void atHugeMagnitudesTheTaughtFormRefuses() {
    Segment pass = Segment.of(0, 0, 1e200, 0);
    List<Circle> opponents = List.of(new Circle(new Vec2(5e199, 1e199), 1e198));
    assertThrows(IllegalArgumentException.class, () -> SafePass.isClean(pass, opponents));
    assertEquals(true, touchline.collision.RobustSafePass.isClean(pass, opponents));
  }

  private static Vec2 point(Random random) {
    return new Vec2(105 * random.nextDouble(), 68 * random.nextDouble());
  }
}
