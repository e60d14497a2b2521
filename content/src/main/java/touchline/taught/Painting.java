package touchline.taught;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * From the world to a screen and back. The world is in metres, with y growing upward; a screen is
 * in pixels, with y growing downward from its upper left corner.
 */
public final class Painting {
  private Painting() {}

  /**
   * Where a point of the world is on the screen: how far it is to the right of the corner, and how
   * far below it, in pixels.
   *
   * @param corner the point of the world in the upper left corner of the screen
   * @param scale pixels a metre
   */
  @FigureInputs("point p, point corner, number scale > 0")
  // tag::toScreen[]
  public static Vec2 toScreen(Vec2 p, Vec2 corner, double scale) {
    double right = p.x() - corner.x();
    double down = corner.y() - p.y();
    return new Vec2(scale * right, scale * down);
  }

  // end::toScreen[]

  /**
   * Where the box around a circle begins on the screen, which is what {@code drawOval} wants to
   * know: the upper left corner, and not the centre.
   */
  @FigureInputs("circle circle, point corner, number scale > 0")
  // tag::ovalCorner[]
  public static Vec2 ovalCorner(Circle circle, Vec2 corner, double scale) {
    Vec2 center = circle.center();
    double radius = circle.radius();
    Vec2 topLeft = new Vec2(center.x() - radius, center.y() + radius);
    return toScreen(topLeft, corner, scale);
  }

  // end::ovalCorner[]

  /** Which point of the world a pixel shows: what a pointer points at. */
  @FigureInputs("point corner, number x, number y, number scale > 0")
  // tag::toWorld[]
  public static Vec2 toWorld(Vec2 corner, double x, double y, double scale) {
    double right = x / scale;
    double down = y / scale;
    return new Vec2(corner.x() + right, corner.y() - down);
  }
  // end::toWorld[]
}
