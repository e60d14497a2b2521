package touchline.diagram;

import touchline.geometry.Vec2;

/**
 * The part of the world that a picture shows, in metres, y up; the picture is {@link #width} units
 * wide. This is the one place where y is flipped.
 */
public record View(double minX, double minY, double maxX, double maxY) {
  private static final double PICTURE_WIDTH = 600;

  public View {
    if (!(minX < maxX && minY < maxY)) {
      throw new IllegalArgumentException(
          "view must have min < max: " + minX + " " + minY + " " + maxX + " " + maxY);
    }
  }

  /** Width of the picture in SVG units. */
  public double width() {
    return PICTURE_WIDTH;
  }

  /** Height of the picture in SVG units. */
  public double height() {
    return (maxY - minY) * unit();
  }

  /** SVG units per metre. */
  public double unit() {
    return PICTURE_WIDTH / (maxX - minX);
  }

  public double pixelX(double worldX) {
    return (worldX - minX) * unit();
  }

  public double pixelY(double worldY) {
    return (maxY - worldY) * unit();
  }

  /** The point of the world at a point of the picture. */
  public Vec2 world(double pixelX, double pixelY) {
    return new Vec2(minX + pixelX / unit(), maxY - pixelY / unit());
  }

  public boolean contains(Vec2 point) {
    return point.x() >= minX && point.x() <= maxX && point.y() >= minY && point.y() <= maxY;
  }

  /** As much more on every side. */
  public View grown(double by) {
    return new View(minX - by, minY - by, maxX + by, maxY + by);
  }

  /** The point of the view that is nearest to the given one. */
  public Vec2 nearest(Vec2 point) {
    return new Vec2(
        Math.min(Math.max(point.x(), minX), maxX), Math.min(Math.max(point.y(), minY), maxY));
  }
}
