package touchline.sketch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class GapTest {
  private static final Body LEVEL = Body.of(Segment.of(0, 0, 4, 0));

  @ParameterizedTest
  @CsvSource({
    "2, 3, 1, 2, 2, 0, 2, 2",
    "2, 1, 3, -2, 2, 0, 2, -2",
    "7, 4, 1, 4, 4, 0, 6.4, 3.2",
  })
  void itGoesFromRimToRim(
      double x, double y, double radius, double width, double fx, double fy, double tx, double ty) {
    Gap gap = Gap.between(LEVEL, Body.of(new Circle(new Vec2(x, y), radius)));
    assertEquals(width, gap.width(), 1e-12);
    assertNear(new Vec2(fx, fy), gap.from());
    assertNear(new Vec2(tx, ty), gap.to());
  }

  @Test
  void whatCrossesHasNoGap() {
    Gap gap = Gap.between(LEVEL, Body.of(Segment.of(1, -2, 1, 3)));
    assertEquals(0, gap.width());
    assertNear(new Vec2(1, 0), gap.from());
  }

  @Test
  void ofSeveralTheNearestCounts() {
    Body far = Body.of(new Circle(new Vec2(2, 5), 1));
    Body near = Body.of(new Circle(new Vec2(2, -3), 1));
    assertEquals(2, Gap.least(List.of(far, near), List.of(LEVEL)).width(), 1e-12);
  }

  private static void assertNear(Vec2 wanted, Vec2 found) {
    assertEquals(0, wanted.minus(found).length(), 1e-12, () -> wanted + " " + found);
  }
}
