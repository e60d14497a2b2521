package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;
import touchline.geometry.Vec2;

class IntegratorTest {
  /** Its height after so many steps from rest. */
  private static double fallen(int steps, double step) {
    Vec2 place = Vec2.ZERO;
    Vec2 velocity = Vec2.ZERO;
    for (int i = 0; i < steps; i++) {
      place = Integrator.step(place, velocity, step);
      velocity = velocity.plus(new Vec2(0, -9.81 * step));
    }
    return -place.y();
  }

  @ParameterizedTest
  @CsvSource({"20, 0.05", "40, 0.025", "7, 0.3"})
  void theFallIsTheSumThatTheLessonTells(int steps, double step) {
    assertEquals(9.81 * step * step * steps * (steps + 1) / 2, fallen(steps, step), 1e-12);
  }

  /** Twenty steps are off by 24 centimetres, and forty by about 12. */
  @Test
  void halfTheStepIsHalfTheError() throws IOException {
    double truth = 9.81 / 2;
    assertEquals(0.245, fallen(20, 0.05) - truth, 0.001);
    assertEquals(0.12, fallen(40, 0.025) - truth, 0.006);
    String lesson = Files.readString(Path.of("lessons", "engines", "lesson.md"));
    assertTrue(lesson.contains("- [x] About 12 centimetres."));
    assertTrue(lesson.contains("- [ ] Still about 25 centimetres."));
  }

  /** The engine of the figures moves a free body just so. */
  @Test
  void theEngineMakesTheSameStep() {
    DWorld world = OdeHelper.createWorld();
    world.setGravity(0, -9.81, 0);
    DBody body = OdeHelper.createBody(world);
    body.setPosition(1, 4, 0);
    body.setLinearVel(7, 3, 0);
    world.step(0.5);
    Vec2 next = Integrator.step(new Vec2(1, 4), new Vec2(7, 3), 0.5);
    assertEquals(next.x(), body.getPosition().get0(), 1e-12);
    assertEquals(next.y(), body.getPosition().get1(), 1e-12);
  }
}
