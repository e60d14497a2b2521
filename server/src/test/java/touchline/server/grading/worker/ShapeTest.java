package touchline.server.grading.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.server.grading.job.CaseTrace.Shown;

class ShapeTest {
  private static final Circle CIRCLE = new Circle(new Vec2(3, -1), 1.5);

  @Test
  void whatTheWireKnowsStaysAsItIs() {
    assertEquals(CIRCLE, Shape.of(CIRCLE));
    assertEquals(2.5, Shape.of(2.5));
  }

  @Test
  void anArrayOfCirclesIsReadable() {
    assertEquals(new Shown("[(3, -1) radius 1.5, null]"), Shape.of(new Circle[] {CIRCLE, null}));
    assertEquals(new Shown("[]"), Shape.of(new Circle[0]));
  }

  @Test
  void aListOfPointsIsReadable() {
    assertEquals(
        new Shown("[(1, 2), (0, 0.5)]"), Shape.of(List.of(new Vec2(1, 2), new Vec2(0, 0.5))));
  }
}
