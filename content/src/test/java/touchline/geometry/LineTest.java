package touchline.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineTest {
  @Test
  void anyNormalIsScaledToLengthOneTogetherWithTheOffset() {
    assertEquals(new Line(new Vec2(0.6, 0.8), 4), new Line(new Vec2(3, 4), 20));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0x1p-1070, 0x1p-900, 0x1p-1, 0x1p40, 0x1p900, 0x1p1020})
  void theLengthOfTheGivenNormalDoesNotMatter(double scale) {
    assertEquals(new Vec2(0.6, 0.8), new Line(new Vec2(3 * scale, 4 * scale), 0).normal());
    assertEquals(1, new Line(new Vec2(scale, 0), scale).offset());
  }

  @Test
  void aNormalOfLengthOneIsKeptAsItIs() {
    Random random = new Random(51);
    for (int i = 0; i < 2_000; i++) {
      Vec2 any = new Vec2(random.nextDouble() - 0.5, random.nextDouble() - 0.5);
      Line line = new Line(any, random.nextDouble());
      assertEquals(1, line.normal().lengthSquared(), 4 * 0x1p-53);
      assertEquals(line, new Line(line.normal(), line.offset()));
    }
  }

  @Test
  void throughTwoPointsTheNormalIsOnTheLeft() {
    Line line = Line.through(new Vec2(1, 1), new Vec2(5, 1));
    assertEquals(new Vec2(-0.0, 1), line.normal());
    assertEquals(1, line.offset());
  }

  @Test
  void aLineGoesThroughItsPoints() {
    Random random = new Random(52);
    for (int i = 0; i < 2_000; i++) {
      Vec2 a = new Vec2(random.nextInt(21) - 10, random.nextInt(21) - 10);
      Vec2 b = new Vec2(a.x() + 1 + random.nextInt(9), random.nextInt(21) - 10);
      Line line = Line.through(a, b);
      assertEquals(line.offset(), line.normal().dot(a), 1e-14);
      assertEquals(line.offset(), line.normal().dot(b), 1e-14);
      assertTrue(b.minus(a).cross(line.normal()) > 0);
    }
  }

  @Test
  void whatGivesNoLineIsRefusedAndSaysWhy() {
    var zero = assertThrows(IllegalArgumentException.class, () -> new Line(Vec2.ZERO, 1));
    assertEquals("normal must not be zero: " + Vec2.ZERO, zero.getMessage());
    var notFinite =
        assertThrows(IllegalArgumentException.class, () -> new Line(new Vec2(1, 0), Double.NaN));
    assertEquals("offset must be finite: NaN", notFinite.getMessage());
    Vec2 a = new Vec2(2, 3);
    var equal = assertThrows(IllegalArgumentException.class, () -> Line.through(a, a));
    assertEquals("b must differ from a: " + a, equal.getMessage());
  }

  @Test
  void anOffsetThatOverflowsWhenScaledIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Line(new Vec2(1e-300, 0), 1e300));
  }
}
