package touchline.diagram;

import java.util.ArrayList;
import java.util.List;

/**
 * A drawing as SVG text. Colours and line widths belong to the style sheet: every shape carries its
 * kind and its role as classes, {@code class="arrow v-segV"}, and {@code now} when it just changed.
 * Texts come after all shapes, each in a group of its shape's classes, so that no line is drawn
 * through them.
 */
public final class Svg {
  private Svg() {}

  /** First a group for each shape that is drawn, then one for each text in view. */
  public static List<Group> groups(Drawing drawing) {
    Labels labels = Labels.of(drawing);
    List<Group> groups = new ArrayList<>();
    List<Group> texts = new ArrayList<>();
    for (int i = 0; i < drawing.shapes().size(); i++) {
      Shape shape = drawing.shapes().get(i);
      boolean now = drawing.now().contains(shape.role());
      if (!(shape instanceof Shape.Kept)) {
        List<Integer> hidden =
            shape instanceof Shape.Grid ? hidden(drawing.view(), labels) : List.of();
        groups.add(new Group(shape, null, now, hidden));
      }
      Label text = labels.of(i);
      if (text != null) {
        texts.add(new Group(shape, text, now, List.of()));
      }
    }
    groups.addAll(texts);
    return groups;
  }

  /** The numbers along the axes that a name or a handle covers. */
  static List<Integer> hidden(View view, Labels labels) {
    return new GridLines(view).under(labels.covered());
  }

  /** The shapes alone, to be put inside an svg element with the view's size as its viewBox. */
  public static String shapes(Drawing drawing) {
    StringBuilder out = new StringBuilder(2048);
    for (Group group : groups(drawing)) {
      out.append("<g class=\"").append(group.classes()).append("\">");
      out.append(group.content(drawing.view())).append("</g>");
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
}
