package touchline.topic.grid;

import touchline.geometry.Circle;

/**
 * A circle over a grid.
 *
 * @param width of a cell, in metres, above 0; the circle is less than 2²⁹ cells from the origin
 */
public record GridGiven(Circle circle, double width) {
  /** Cells; numbers of cells and their differences stay whole numbers of 32 bits. */
  private static final double FARTHEST = 0x1p29;

  public GridGiven {
    double x = Math.abs(circle.center().x()) + circle.radius();
    double y = Math.abs(circle.center().y()) + circle.radius();
    if (!(width > 0 && Math.max(x, y) / width < FARTHEST)) {
      throw new IllegalArgumentException("width must be > 0, and not tiny: " + width);
    }
  }

  public double left() {
    return circle.center().x() - circle.radius();
  }

  public double right() {
    return circle.center().x() + circle.radius();
  }

  public double bottom() {
    return circle.center().y() - circle.radius();
  }

  public double top() {
    return circle.center().y() + circle.radius();
  }
}
