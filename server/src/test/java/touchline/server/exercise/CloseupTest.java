package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;

class CloseupTest {
  private static final View WIDE = new View(-13, -13, 13, 13);

  private static View of(Shape... shapes) {
    return Closeup.of(new Drawing(WIDE, List.of(shapes)));
  }

  @Test
  void aSmallThingIsSeenFromNear() {
    View view =
        of(new Shape.Dot(new Vec2(3, 0), "a", "a"), new Shape.Dot(new Vec2(4, 2), "b", "b"));
    assertEquals(10, view.maxX() - view.minX());
    assertTrue(view.contains(new Vec2(3, 0)) && view.contains(new Vec2(4, 2)));
  }

  @Test
  void aWholeDiskIsSeenAndNoMoreOfALineThanItsPoints() {
    View view =
        of(
            new Shape.Disk(new Vec2(6, 6), 4, "circle"),
            new Shape.Dashes(new Vec2(-90, 0), new Vec2(90, 0), "segment"));
    assertTrue(view.contains(new Vec2(2, 2)) && view.contains(new Vec2(10, 10)));
    assertTrue(view.maxX() - view.minX() < 20, view::toString);
  }

  @Test
  void anEmptyPictureStaysAsItIs() {
    assertTrue(of(new Shape.Grid()).contains(new Vec2(13, -13)));
  }
}
