package touchline.diagram;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One group of a picture: the outline of a shape, or its text. In one view, equal groups look the
 * same.
 *
 * @param text none for the outline
 * @param now whether it has just changed and stands out
 * @param hidden of a grid, the numbers along the axes that are not drawn, by their places
 */
public record Group(Shape shape, @Nullable Label text, boolean now, List<Integer> hidden) {
  /** The classes of the group, safe in an attribute. */
  public String classes() {
    return Pen.kindOf(shape) + " v-" + Html.escape(shape.role()) + (now ? " now" : "");
  }

  /** What the group holds, as SVG text. */
  public String content(View view) {
    if (text != null) {
      return Pen.text(text);
    }
    if (shape instanceof Shape.Grid) {
      return new GridLines(view).drawn(hidden);
    }
    Pen pen = new Pen(view);
    pen.draw(shape);
    return pen.drawn();
  }
}
