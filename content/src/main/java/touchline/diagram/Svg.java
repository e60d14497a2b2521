package touchline.diagram;

import java.util.function.ToDoubleFunction;
import touchline.diagram.Shape.Arrow;
import touchline.diagram.Shape.Bar;
import touchline.diagram.Shape.Corner;
import touchline.diagram.Shape.Dashes;
import touchline.diagram.Shape.Disk;
import touchline.diagram.Shape.Dot;
import touchline.diagram.Shape.Ghost;
import touchline.diagram.Shape.Grid;
import touchline.diagram.Shape.Outline;
import touchline.diagram.Shape.Rim;
import touchline.diagram.Shape.Stroke;
import touchline.geometry.Vec2;

/**
 * A drawing as SVG text. Colours and line widths belong to the style sheet: every shape carries its
 * kind and its role as classes, {@code class="arrow v-segV"}, and {@code now} when it just changed.
 */
public final class Svg {
  /** About the width of a letter on a narrow screen, where letters are largest, in SVG units. */
  private static final double LETTER = 16;

  /** The height of a capital there. */
  private static final double LINE = 22;

  private final Drawing drawing;
  private final View view;
  private final DotNames names;
  private final double middleX;
  private final double middleY;
  private final StringBuilder out = new StringBuilder(2048);

  private Svg(Drawing drawing) {
    this.drawing = drawing;
    this.view = drawing.view();
    this.names = DotNames.of(drawing);
    this.middleX = middle(dot -> x(dot.at()));
    this.middleY = middle(dot -> y(dot.at()));
  }

  private double middle(ToDoubleFunction<Dot> coordinate) {
    double sum = 0;
    int count = 0;
    for (Shape shape : drawing.shapes()) {
      if (shape instanceof Dot dot) {
        sum += coordinate.applyAsDouble(dot);
        count++;
      }
    }
    return count == 0 ? 0 : sum / count;
  }

  /** The shapes alone, to be put inside an svg element with the view's size as its viewBox. */
  public static String shapes(Drawing drawing) {
    Svg svg = new Svg(drawing);
    drawing.shapes().forEach(svg::draw);
    return svg.out.toString();
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

  private void draw(Shape shape) {
    if (shape instanceof Grid) {
      open("grid", shape);
      new Ruling(view, out).draw();
    } else if (shape instanceof Stroke stroke) {
      open("stroke", stroke);
      line(stroke.from(), stroke.to());
    } else if (shape instanceof Dashes dashes) {
      open("dashes", dashes);
      line(dashes.from(), dashes.to());
    } else if (shape instanceof Bar bar) {
      open("bar", bar);
      line(bar.from(), bar.to());
      labelBeside(bar.from(), bar.to(), bar.label(), -1);
    } else if (shape instanceof Arrow arrow) {
      open("arrow", arrow);
      arrow(arrow);
    } else if (shape instanceof Dot dot) {
      open("dot", dot);
      circle(dot.at(), 7);
      labelAway(dot);
    } else if (shape instanceof Disk disk) {
      open("disk", disk);
      circle(disk.center(), disk.radius() * view.unit());
    } else if (shape instanceof Rim rim) {
      open("rim", rim);
      circle(rim.center(), rim.radius() * view.unit());
    } else if (shape instanceof Ghost ghost) {
      open("ghost", ghost);
      circle(ghost.center(), ghost.radius() * view.unit());
    } else if (shape instanceof Outline outline) {
      open("outline", outline);
      out.append(Paths.stadium(outline, view));
    } else if (shape instanceof Corner corner) {
      open("corner", corner);
      out.append(Paths.corner(corner, view));
    }
    out.append("</g>");
  }

  private void open(String kind, Shape shape) {
    String role = Html.escape(shape.role());
    out.append("<g class=\"").append(kind).append(" v-").append(role);
    out.append(drawing.now().contains(shape.role()) ? " now\">" : "\">");
  }

  private void line(Vec2 from, Vec2 to) {
    out.append("<line x1=\"").append(NumberText.of(x(from)));
    out.append("\" y1=\"").append(NumberText.of(y(from)));
    out.append("\" x2=\"").append(NumberText.of(x(to)));
    out.append("\" y2=\"").append(NumberText.of(y(to))).append("\"/>");
  }

  private void circle(Vec2 center, double radius) {
    out.append("<circle cx=\"").append(NumberText.of(x(center)));
    out.append("\" cy=\"").append(NumberText.of(y(center)));
    out.append("\" r=\"").append(NumberText.of(radius)).append("\"/>");
  }

  /** The shaft ends inside the head, so that the tip is exactly the vector's end. */
  private void arrow(Arrow arrow) {
    double dx = x(arrow.to()) - x(arrow.from());
    double dy = y(arrow.to()) - y(arrow.from());
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length < 1) {
      return;
    }
    double head = Math.min(16, length);
    double ux = dx / length;
    double uy = dy / length;
    double neckX = x(arrow.to()) - ux * head;
    double neckY = y(arrow.to()) - uy * head;
    out.append("<line x1=\"").append(NumberText.of(x(arrow.from())));
    out.append("\" y1=\"").append(NumberText.of(y(arrow.from())));
    out.append("\" x2=\"").append(NumberText.of(neckX));
    out.append("\" y2=\"").append(NumberText.of(neckY)).append("\"/><polygon points=\"");
    corner(x(arrow.to()), y(arrow.to()));
    corner(neckX - uy * head * 0.4, neckY + ux * head * 0.4);
    corner(neckX + uy * head * 0.4, neckY - ux * head * 0.4);
    out.append("\"/>");
    labelBeside(arrow.from(), arrow.to(), arrow.label(), 1);
  }

  /**
   * A point's name stands on the far side of the middle of all points, where least is drawn, unless
   * it would leave the picture there.
   */
  private void labelAway(Dot dot) {
    String name = names.beside(dot);
    double dotX = x(dot.at());
    double dotY = y(dot.at());
    double reach = 12 + name.length() * LETTER;
    boolean right = dotX >= middleX ? dotX + reach <= view.width() : dotX < reach;
    boolean above = dotY <= middleY ? dotY >= 12 + LINE : dotY + 24 > view.height();
    text(dotX + (right ? 12 : -12), dotY + (above ? -12 : 24), name, right ? "start" : "end");
  }

  private void corner(double x, double y) {
    out.append(NumberText.of(x)).append(',').append(NumberText.of(y)).append(' ');
  }

  /** Side 1 is to the left of the direction from → to, side -1 to the right. */
  private void labelBeside(Vec2 from, Vec2 to, String label, int side) {
    double dx = x(to) - x(from);
    double dy = y(to) - y(from);
    double length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    double away = 18 * side;
    double half = label.length() * LETTER / 2;
    double atX = (x(from) + x(to)) / 2 + dy / length * away;
    double atY = (y(from) + y(to)) / 2 - dx / length * away + 5;
    text(
        Math.min(Math.max(atX, half), view.width() - half),
        Math.min(Math.max(atY, LINE), view.height() - 6),
        label,
        "middle");
  }

  private void text(double atX, double atY, String label, String anchor) {
    if (label.isEmpty()) {
      return;
    }
    out.append("<text x=\"").append(NumberText.of(atX));
    out.append("\" y=\"").append(NumberText.of(atY));
    out.append("\" text-anchor=\"").append(anchor).append("\">");
    out.append(Html.escape(label)).append("</text>");
  }

  private double x(Vec2 point) {
    return view.pixelX(point.x());
  }

  private double y(Vec2 point) {
    return view.pixelY(point.y());
  }
}
