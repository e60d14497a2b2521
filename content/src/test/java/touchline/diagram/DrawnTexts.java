package touchline.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

/** The texts of a drawing and the room that they take where letters are largest. */
public final class DrawnTexts {
  private static final double ROUNDING = 1e-9;

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
