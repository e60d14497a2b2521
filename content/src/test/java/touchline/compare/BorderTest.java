package touchline.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import touchline.diagram.View;
import touchline.geometry.Vec2;

class BorderTest {
  private static final View VIEW = new View(-5, -5, 5, 5);

  @Test
  void theBorderOfADiskIsOneRingOnItsRim() {
    String path = new Border(VIEW, place -> place.length() <= 3).path();
    assertEquals(path.length() - 1, path.indexOf('Z'), "one closed line: " + path);
    assertEquals(0, path.lastIndexOf('M'));
    String[] points = path.substring(1, path.length() - 1).split("L");
    assertTrue(points.length > 60, path);
    for (String point : points) {
      int blank = point.indexOf(' ');
      double x = Double.parseDouble(point.substring(0, blank)) / VIEW.unit() - 5;
      double y = 5 - Double.parseDouble(point.substring(blank + 1)) / VIEW.unit();
      assertEquals(3, Math.sqrt(x * x + y * y), 0.01, point);
    }
  }

  @Test
  void aBorderThatLeavesTheViewIsOpen() {
    String path = new Border(VIEW, place -> place.x() < 1.3).path();
    assertEquals(-1, path.indexOf('Z'));
    assertEquals(0, path.lastIndexOf('M'));
  }

  @Test
  void whereTwoPartsMeetAtACornerEachIsDrawn() {
    String path = new Border(VIEW, place -> place.x() > 0.1 == place.y() > 0.1).path();
    assertEquals(2, path.chars().filter(c -> c == 'M').count(), path);
  }

  @Test
  void whatHoldsEverywhereHasNoBorder() {
    assertEquals("", new Border(VIEW, (Vec2 place) -> true).path());
  }
}
