package touchline.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.geometry.Vec2;

/** Where the edge of a picture cuts what is drawn in it. */
public final class DrawnShapes {
  /** In SVG units: what comes nearer looks as if the edge touched it. */
  private static final double MARGIN = 5;

  /** A stroke of these roles has no end, or as many as the picture shows. */
  private static final Set<String> ENDLESS = Set.of("line", "wall", "floor", "cell", "cellX");

  private DrawnShapes() {}

  /** Those that have an end and are not wholly inside with a margin. */
  public static List<Shape> cut(Drawing drawing) {
    List<Shape> cut = new ArrayList<>();
    for (Shape shape : drawing.shapes()) {
      if (!isInside(shape, drawing.view())) {
        cut.add(shape);
      }
    }
    return cut;
  }

  private static boolean isInside(Shape shape, View view) {
    if (shape instanceof Shape.Dot dot) {
      return isInside(dot.at(), 0, view);
    }
    if (shape instanceof Shape.Round round) {
      return isInside(round.center(), round.radius(), view);
    }
    if (shape instanceof Shape.Outline outline) {
      return isInside(outline.from(), outline.radius(), view)
          && isInside(outline.to(), outline.radius(), view);
    }
    if (shape instanceof Shape.Arrow || shape instanceof Shape.Bar) {
      return isInside(((Shape.Span) shape).from(), 0, view)
          && isInside(((Shape.Span) shape).to(), 0, view);
    }
    return !(shape instanceof Shape.Stroke stroke)
        || ENDLESS.contains(stroke.role())
        || (isInside(stroke.from(), 0, view) && isInside(stroke.to(), 0, view));
  }

  private static boolean isInside(Vec2 center, double radius, View view) {
    double reach = radius + MARGIN / view.unit();
    return center.x() - reach >= view.minX()
        && center.x() + reach <= view.maxX()
        && center.y() - reach >= view.minY()
        && center.y() + reach <= view.maxY();
  }
}
