package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class OpponentTest {
  private static final Circle AT_REST = new Circle(new Vec2(5, 4), 1);

  @Test
  void theRadiusGrowsBySpeedTimesReactionTime() {
    Opponent running = new Opponent(AT_REST, new Vec2(3, -4));
    assertEquals(new Circle(AT_REST.center(), 3.5), running.circle(0.5));
    assertEquals(AT_REST, running.circle(0));
    assertEquals(AT_REST, new Opponent(AT_REST, Vec2.ZERO).circle(10));
  }

  @Test
  void whoeverRunsBlocksAPassThatIsCleanWhileTheyStand() {
    Segment pass = Segment.of(0, 0, 10, 0);
    Opponent running = new Opponent(AT_REST, new Vec2(0, 6));
    assertTrue(RobustSafePass.isClean(pass, List.of(running.circle(0.49))));
    assertFalse(RobustSafePass.isClean(pass, List.of(running.circle(0.5))));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0x1p-1060, 0x1p-600, 1, 0x1p600, 0x1p1020})
  void speedIsRightAtEveryScale(double scale) {
    assertEquals(5 * scale, new Opponent(AT_REST, new Vec2(-3 * scale, 4 * scale)).speed());
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
  void aReactionTimeIsFiniteAndNotNegative(double time) {
    Opponent running = new Opponent(AT_REST, new Vec2(1, 0));
    var refused = assertThrows(IllegalArgumentException.class, () -> running.circle(time));
    assertEquals("reactionTime must be finite and >= 0: " + time, refused.getMessage());
  }
}
