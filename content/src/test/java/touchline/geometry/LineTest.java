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
  void normalAndOffsetAreScaledTogether() {
    Line line = new Line(new Vec2(3, 4), 10);
    assertEquals(new Vec2(0.6, 0.8), line.normal());
    assertEquals(2, line.offset());
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-320, 1e-200, 1e-9, 1, 1e9, 1e200, 8e307})
  void aNormalOfAnySizeBecomesAUnit(double size) {
    Line line = new Line(new Vec2(size, size), 0);
    assertEquals(Math.sqrt(0.5), line.normal().x(), 2e-16);
    assertEquals(Math.sqrt(0.5), line.normal().y(), 2e-16);
  }

  @Test
  void aLineTakenApartAndPutTogetherIsTheSame() {
    Random random = new Random(11);
    for (int i = 0; i < 10_000; i++) {
      Vec2 normal = new Vec2(random.nextDouble() - 0.5, random.nextDouble() - 0.5);
      Line line = new Line(normal, random.nextDouble());
      assertEquals(line, new Line(line.normal(), line.offset()));
      assertEquals(1, line.normal().length(), 4e-16);
    }
  }

  @Test
  void theLineThroughTwoPointsHasItsNormalOnTheLeft() {
    Line line = Line.through(new Vec2(1, 2), new Vec2(5, 2));
    assertEquals(1, line.normal().y());
    assertEquals(2, line.offset());
    Line huge = Line.through(new Vec2(-8e307, 0), new Vec2(8e307, 0));
    assertTrue(huge.normal().y() == 1 && huge.offset() == 0);
  }

  @Test
  void whatIsNoLineIsRefusedAndSaysWhy() {
    var zero = assertThrows(IllegalArgumentException.class, () -> new Line(Vec2.ZERO, 1));
    assertTrue(zero.getMessage().startsWith("normal must not be zero: "));
    Vec2 up = new Vec2(0, 1);
    var bad = assertThrows(IllegalArgumentException.class, () -> new Line(up, Double.NaN));
    assertEquals("offset must be finite: NaN", bad.getMessage());
    var far = assertThrows(IllegalArgumentException.class, () -> new Line(up.times(1e-9), 1e307));
    assertEquals("offset for a normal of length 1 must be finite: Infinity", far.getMessage());
    var point = assertThrows(IllegalArgumentException.class, () -> Line.through(up, up));
    assertTrue(point.getMessage().startsWith("a and b must differ to give a line: "));
  }

  @Test
  void aStadiumsRadiusIsFiniteAndNotNegative() {
    Segment core = Segment.of(0, 0, 1, 0);
    var refused = assertThrows(IllegalArgumentException.class, () -> new Stadium(core, -1));
    assertEquals("radius must be finite and >= 0: -1.0", refused.getMessage());
    assertEquals(0, new Stadium(core, 0).radius());
  }
}
