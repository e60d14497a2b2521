package touchline.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/** The texts of a drawing and the room that they take where letters are largest. */
public final class DrawnTexts {
  private static final double ROUNDING = 1e-9;

  /** Half of a handle's dot, and a little. */
  private static final double HANDLE = 9;

  private DrawnTexts() {}

  /** No two texts overlap and none leaves the view; the message tells of what it was drawn. */
  public static void assertReadable(Drawing drawing, String what) {
    List<Label> labels = of(drawing);
    View view = drawing.view();
    for (int i = 0; i < labels.size(); i++) {
      Label label = labels.get(i);
      Box box = label.box();
      boolean inside =
          box.left() >= -ROUNDING
              && box.top() >= -ROUNDING
              && box.right() <= view.width() + ROUNDING
              && box.bottom() <= view.height() + ROUNDING;
      assertTrue(inside, () -> label + " leaves the view of " + what);
      for (Label other : labels.subList(0, i)) {
        assertEquals(0, box.shared(other.box()), () -> label + " over " + other + " in " + what);
      }
    }
  }

  /** How many names lie over a dot or a handle, and how many there are. */
  public static int onHandles(Drawing drawing) {
    int count = 0;
    for (Label label : of(drawing)) {
      for (Shape shape : drawing.shapes()) {
        boolean dot = shape instanceof Shape.Dot || shape instanceof Shape.Kept;
        Vec2 at =
            shape instanceof Shape.Dot d
                ? d.at()
                : shape instanceof Shape.Kept k ? k.at() : Vec2.ZERO;
        double x = drawing.view().pixelX(at.x());
        double y = drawing.view().pixelY(at.y());
        count += dot && label.box().shared(Box.around(x, y, HANDLE)) > 0 ? 1 : 0;
      }
    }
    return count;
  }

  /** No number of an axis is drawn where a name is. */
  public static void assertNumbersMakeRoom(Drawing drawing, String what) {
    GridLines grid = new GridLines(drawing.view());
    List<Integer> hidden = Svg.hidden(drawing.view(), Labels.of(drawing));
    List<Box> numbers = grid.boxes();
    for (Label label : of(drawing)) {
      for (int i = 0; i < numbers.size(); i++) {
        boolean free = hidden.contains(i) || label.box().shared(numbers.get(i)) == 0;
        assertTrue(free, () -> label + " over a number in " + what);
      }
    }
  }

  static List<Label> of(Drawing drawing) {
    Labels labels = Labels.of(drawing);
    List<Label> found = new ArrayList<>();
    for (int i = 0; i < drawing.shapes().size(); i++) {
      Label label = labels.of(i);
      if (label != null) {
        found.add(label);
      }
    }
    return found;
  }
}
