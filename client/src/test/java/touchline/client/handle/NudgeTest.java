package touchline.client.handle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.diagram.View;
import touchline.geometry.Vec2;

class NudgeTest {
  private static final Vec2 AT = new Vec2(2, 3);
  private static final View VIEW = new View(-1, -2, 9, 8);

  @ParameterizedTest
  @CsvSource({
    "ArrowUp, false, 2, 3.1",
    "ArrowRight, false, 2.1, 3",
    "ArrowLeft, true, 1, 3",
    "ArrowDown, true, 2, 2",
    "PageUp, false, 2, 4",
    "PageDown, false, 2, 2",
    "PageDown, true, 2, 2",
    "Home, false, -1, 3",
    "End, false, 9, 3"
  })
  void keysMoveAPoint(String key, boolean shift, double x, double y) {
    assertEquals(Optional.of(new Vec2(x, y)), Nudge.from(AT, key, shift, VIEW));
  }

  @Test
  void otherKeysMoveNothing() {
    assertTrue(Nudge.from(AT, "Tab", false, VIEW).isEmpty());
    assertTrue(Nudge.from(AT, "a", true, VIEW).isEmpty());
  }
}
