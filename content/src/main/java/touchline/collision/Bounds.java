package touchline.collision;

import java.util.List;
import touchline.geometry.Circle;

/** The box of all centres and the largest radius; without circles the box is inside out. */
record Bounds(double minX, double minY, double maxX, double maxY, double radius) {
  static Bounds of(List<Circle> circles) {
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    double radius = 0;
    for (Circle circle : circles) {
      minX = Math.min(minX, circle.center().x());
      minY = Math.min(minY, circle.center().y());
      maxX = Math.max(maxX, circle.center().x());
      maxY = Math.max(maxY, circle.center().y());
      radius = Math.max(radius, circle.radius());
    }
    return new Bounds(minX, minY, maxX, maxY, radius);
  }

  /** The largest |x| of a centre. */
  double farX() {
    return Math.max(Math.abs(minX), Math.abs(maxX));
  }

  /** The largest |y| of a centre. */
  double farY() {
    return Math.max(Math.abs(minY), Math.abs(maxY));
  }
}
