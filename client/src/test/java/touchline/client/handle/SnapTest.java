package touchline.client.handle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import touchline.diagram.View;
import touchline.geometry.Vec2;

class SnapTest {
  private final View view = new View(-1, -1, 9, 8);

  @Test
  void aPointGoesToTheNearestTenth() {
    assertEquals(new Vec2(0.3, -0.2), Snap.at(new Vec2(0.34, -0.2499), view));
  }

  @Test
  void aTenthStaysExactlyWhatWouldBeTyped() {
    assertEquals(new Vec2(0.3, 0.7), Snap.at(new Vec2(0.1 + 0.2, 0.7), view));
  }

  @Test
  void aPointOutsideStaysInTheView() {
    assertEquals(new Vec2(9, -1), Snap.at(new Vec2(1e300, -50), view));
  }

  @Test
  void theLatticeEndsInsideAViewThatIsNotOnIt() {
    assertEquals(new Vec2(0.2, 0), Snap.at(new Vec2(7, -7), new View(0.05, -0.05, 0.25, 0.5)));
  }
}
