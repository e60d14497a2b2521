package touchline.pair;

import java.util.List;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/** The part of the world that holds everything in a picture, in whole metres. */
final class Extent {
  private static final double MARGIN = 1;

  /** Metres; a picture of less looks like another figure. */
  private static final double LEAST = 8;

  /** Height over width. */
  private static final double FLATTEST = 0.6;

  private static final double STEEPEST = 1.1;

  /** The role of the outline that a moving circle sweeps over. */
  private static final String SWEEP = "sweep";

  private double minX = Double.POSITIVE_INFINITY;
  private double minY = Double.POSITIVE_INFINITY;
  private double maxX = Double.NEGATIVE_INFINITY;
  private double maxY = Double.NEGATIVE_INFINITY;

  private Extent() {}

  /**
   * @param corners places that are in the view, too
   */
  static View of(List<Shape> shapes, List<Vec2> corners) {
    Extent extent = new Extent();
    shapes.forEach(extent::add);
    corners.forEach(corner -> extent.add(corner, 0));
    return extent.view();
  }

  /** Lines without end, what is swept over, and what lies between shapes make no picture larger. */
  private void add(Shape shape) {
    if (shape instanceof Shape.Dot dot) {
      add(dot.at(), 0);
    } else if (shape instanceof Shape.Round round) {
      add(round.center(), round.radius());
    } else if (shape instanceof Shape.Outline outline && !outline.role().equals(SWEEP)) {
      add(outline.from(), outline.radius());
      add(outline.to(), outline.radius());
    } else if (shape instanceof Shape.Arrow arrow) {
      add(arrow.to(), 0);
    }
  }

  private void add(Vec2 center, double reach) {
    minX = Math.min(minX, center.x() - reach);
    minY = Math.min(minY, center.y() - reach);
    maxX = Math.max(maxX, center.x() + reach);
    maxY = Math.max(maxY, center.y() + reach);
  }

  private View view() {
    double tall = maxY - minY + 2 * MARGIN;
    double wide = maxX - minX + 2 * MARGIN;
    double width = Math.max(Math.max(LEAST, wide), tall / STEEPEST);
    double height = Math.max(tall, width * FLATTEST);
    double left = Math.floor((minX + maxX - width) / 2);
    double low = Math.floor((minY + maxY - height) / 2);
    return new View(left, low, left + Math.ceil(width) + 1, low + Math.ceil(height) + 1);
  }
}
