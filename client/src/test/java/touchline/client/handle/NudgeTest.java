package touchline.client.handle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class NudgeTest {
  @Test
  void arrowsMoveATenth() {
    assertEquals(Optional.of(new Vec2(0, 0.1)), Nudge.of("ArrowUp", false));
    assertEquals(Optional.of(new Vec2(0.1, 0)), Nudge.of("ArrowRight", false));
  }

  @Test
  void arrowsWithShiftMoveAMetre() {
    assertEquals(Optional.of(new Vec2(-1, 0)), Nudge.of("ArrowLeft", true));
    assertEquals(Optional.of(new Vec2(0, -1)), Nudge.of("ArrowDown", true));
  }

  @Test
  void otherKeysMoveNothing() {
    assertTrue(Nudge.of("Home", false).isEmpty());
    assertTrue(Nudge.of("a", true).isEmpty());
  }
}
