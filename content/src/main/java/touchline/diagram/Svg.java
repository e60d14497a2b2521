package touchline.diagram;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A drawing as SVG text. Colours and line widths belong to the style sheet: every shape carries its
 * kind and its role as classes, {@code class="arrow v-segV"}, and {@code now} when it just changed.
 * Texts come after all shapes, each in a group of its shape's classes, so that no line is drawn
 * through them.
 */
public final class Svg {
  private final Drawing drawing;
  private final Labels labels;
  private final List<Integer> hidden;

  /** The shapes that have a text in view. */
  private final List<Integer> named = new ArrayList<>();

  private Svg(Drawing drawing) {
    this.drawing = drawing;
    this.labels = Labels.of(drawing);
    this.hidden =
        drawing.isRuled() ? new GridLines(drawing.view()).under(labels.covered()) : List.of();
    for (int i = 0; i < drawing.shapes().size(); i++) {
      if (labels.of(i) != null) {
        named.add(i);
      }
    }
  }

  /** A drawing whose groups can be asked for one by one. */
  public static Svg of(Drawing drawing) {
    return new Svg(drawing);
  }

  /** The numbers along the axes that a name or a handle covers, and that are not drawn. */
  public List<Integer> hidden() {
    return hidden;
  }

  /** The shapes alone, to be put inside an svg element with the view's size as its viewBox. */
  public static String shapes(Drawing drawing) {
    Svg svg = of(drawing);
    StringBuilder out = new StringBuilder(2048);
    for (int i = 0; i < svg.size(); i++) {
      out.append("<g class=\"").append(svg.classes(i)).append("\">");
      out.append(svg.content(i)).append("</g>");
    }
    return out.toString();
  }

  /** A complete picture; the label says in words what it shows. */
  public static String picture(Drawing drawing, String label) {
    return "<svg class=\"picture\" viewBox=\""
        + viewBox(drawing.view())
        + "\" role=\"img\" aria-label=\""
        + Html.escape(label)
        + "\">"
        + shapes(drawing)
        + "</svg>";
  }

  public static String viewBox(View view) {
    return "0 0 " + NumberText.of(view.width()) + " " + NumberText.of(view.height());
  }

  /** How many groups there are: one for each shape, then one for each text. */
  public int size() {
    return drawing.shapes().size() + named.size();
  }

  private int shapeOf(int group) {
    int shapes = drawing.shapes().size();
    return group < shapes ? group : named.get(group - shapes);
  }

  /** The classes of a group, safe in an attribute. */
  public String classes(int group) {
    Shape shape = drawing.shapes().get(shapeOf(group));
    String now = drawing.now().contains(shape.role()) ? " now" : "";
    return Pen.kindOf(shape) + " v-" + Html.escape(shape.role()) + now;
  }

  /** What a group holds: the outline of a shape, or its text. */
  public String content(int group) {
    Shape shape = drawing.shapes().get(shapeOf(group));
    @Nullable Label label = labels.of(shapeOf(group));
    if (group >= drawing.shapes().size()) {
      return label == null ? "" : Pen.text(label);
    }
    if (shape instanceof Shape.Grid) {
      return new GridLines(drawing.view()).drawn(hidden);
    }
    Pen pen = new Pen(drawing.view());
    pen.draw(shape);
    return pen.drawn();
  }
}
