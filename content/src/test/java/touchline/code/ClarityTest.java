package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClarityTest {
  private static final Signature THREE_POINTS =
      new Signature(
          "f", List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT), ValueType.POINT);

  private static double faults(double... input) {
    return Clarity.faults(THREE_POINTS, input);
  }

  @Test
  void aWideTriangleOfWholeNumbersHasNone() {
    assertEquals(0, faults(0, 0, 4, 0, 2, 3));
  }

  @Test
  void pointsInARowAreWorse() {
    assertTrue(faults(0, 0, 4, 0, 6, 0) > 0);
  }

  @Test
  void pointsOnOneAnotherAreWorseThanPointsInARow() {
    assertTrue(faults(0, 0, 4, 0, 4, 0) > faults(0, 0, 4, 0, 6, 0));
  }

  @Test
  void brokenNumbersAndLongWaysAreWorse() {
    assertTrue(faults(0, 0, 4, 0.5, 2, 3) > 0);
    assertTrue(faults(0, 0, 40, 0, 20, 30) > 0);
  }
}
