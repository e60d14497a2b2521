package touchline.diagram;

import touchline.diagram.Shape.Arrow;
import touchline.diagram.Shape.Bar;
import touchline.diagram.Shape.Caption;
import touchline.diagram.Shape.Corner;
import touchline.diagram.Shape.Dashes;
import touchline.diagram.Shape.Disk;
import touchline.diagram.Shape.Dot;
import touchline.diagram.Shape.Dots;
import touchline.diagram.Shape.Ghost;
import touchline.diagram.Shape.Grid;
import touchline.diagram.Shape.Outline;
import touchline.diagram.Shape.Patch;
import touchline.diagram.Shape.Rim;
import touchline.diagram.Shape.Round;
import touchline.diagram.Shape.Span;
import touchline.diagram.Shape.Stroke;
import touchline.diagram.Shape.Tick;
import touchline.diagram.Shape.Tile;
import touchline.diagram.Shape.Trail;
import touchline.geometry.Vec2;

/** Draws one shape as SVG text. */
final class Pen {
  /** In SVG units, half the length of a tick. */
  private static final double TICK = 16;

  private final View view;
  private final StringBuilder out = new StringBuilder(128);

  Pen(View view) {
    this.view = view;
  }

  /** The class by which the style sheet knows the shapes of a kind. */
  static String kindOf(Shape shape) {
    if (shape instanceof Grid) {
      return "grid";
    } else if (shape instanceof Stroke) {
      return "stroke";
    } else if (shape instanceof Dashes) {
      return "dashes";
    } else if (shape instanceof Bar) {
      return "bar";
    } else if (shape instanceof Arrow) {
      return "arrow";
    } else if (shape instanceof Dot) {
      return "dot";
    } else if (shape instanceof Disk) {
      return "disk";
    } else if (shape instanceof Rim) {
      return "rim";
    } else if (shape instanceof Ghost) {
      return "ghost";
    } else if (shape instanceof Outline) {
      return "outline";
    } else if (shape instanceof Tick) {
      return "tick";
    } else if (shape instanceof Tile) {
      return "tile";
    } else if (shape instanceof Trail) {
      return "trail";
    } else if (shape instanceof Caption) {
      return "caption";
    }
    if (shape instanceof Corner) {
      return "corner";
    }
    return shape instanceof Patch ? "patch" : "dots";
  }

  /** A grid is drawn by {@link GridLines}. */
  void draw(Shape shape) {
    if (shape instanceof Arrow arrow) {
      arrow(arrow);
    } else if (shape instanceof Span span) {
      line(span.from(), span.to());
    } else if (shape instanceof Dot dot) {
      circle(dot.at(), 7);
    } else if (shape instanceof Round round) {
      circle(round.center(), round.radius() * view.unit());
    } else if (shape instanceof Outline outline) {
      out.append(Paths.stadium(outline, view));
    } else if (shape instanceof Tick tick) {
      tick(tick);
    } else if (shape instanceof Tile tile) {
      tile(tile);
    } else if (shape instanceof Trail trail) {
      out.append(Paths.trail(trail, view));
    } else if (shape instanceof Patch patch) {
      out.append(Paths.patch(patch, view));
    } else if (shape instanceof Corner corner) {
      out.append(Paths.corner(corner, view));
    } else if (shape instanceof Dots dots) {
      out.append(Paths.dots(dots, view));
    }
  }

  static String text(Label label) {
    return "<text x=\""
        + NumberText.of(label.x())
        + "\" y=\""
        + NumberText.of(label.y())
        + "\" text-anchor=\""
        + label.anchor().word
        + "\">"
        + Html.escape(label.text())
        + "</text>";
  }

  String drawn() {
    return out.toString();
  }

  private void attribute(String name, double value) {
    out.append(name).append(NumberText.of(value));
  }

  private void line(Vec2 from, Vec2 to) {
    line(x(from), y(from), x(to), y(to));
  }

  private void line(double x1, double y1, double x2, double y2) {
    attribute("<line x1=\"", x1);
    attribute("\" y1=\"", y1);
    attribute("\" x2=\"", x2);
    attribute("\" y2=\"", y2);
    out.append("\"/>");
  }

  private void circle(Vec2 center, double radius) {
    attribute("<circle cx=\"", x(center));
    attribute("\" cy=\"", y(center));
    attribute("\" r=\"", radius);
    out.append("\"/>");
  }

  private void tile(Tile tile) {
    attribute("<rect x=\"", Math.min(x(tile.from()), x(tile.to())));
    attribute("\" y=\"", Math.min(y(tile.from()), y(tile.to())));
    attribute("\" width=\"", Math.abs(x(tile.to()) - x(tile.from())));
    attribute("\" height=\"", Math.abs(y(tile.to()) - y(tile.from())));
    out.append("\"/>");
  }

  private void tick(Tick tick) {
    if (tick.along().length() > 0) {
      Vec2 half = tick.along().unit().perpendicular().times(TICK / view.unit());
      line(tick.at().minus(half), tick.at().plus(half));
    }
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
    line(x(arrow.from()), y(arrow.from()), neckX, neckY);
    out.append("<polygon points=\"");
    corner(x(arrow.to()), y(arrow.to()));
    corner(neckX - uy * head * 0.4, neckY + ux * head * 0.4);
    corner(neckX + uy * head * 0.4, neckY - ux * head * 0.4);
    out.append("\"/>");
  }

  private void corner(double x, double y) {
    out.append(NumberText.of(x)).append(',').append(NumberText.of(y)).append(' ');
  }

  private double x(Vec2 point) {
    return view.pixelX(point.x());
  }

  private double y(Vec2 point) {
    return view.pixelY(point.y());
  }
}
