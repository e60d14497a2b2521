package touchline.collision.crowd;

import touchline.geometry.Box;
import touchline.geometry.Circle;

/**
 * An upright box around bodies, by its ends along the axes: those of a box itself, and for a circle
 * rounded sums, which may be infinite. Rounding never reverses the order of two numbers, so what
 * meets still meets, and sums that overflow do so on the right side.
 */
record Around(double left, double right, double bottom, double top) {
  static Around of(Circle circle) {
    double x = circle.center().x();
    double y = circle.center().y();
    double radius = circle.radius();
    return new Around(x - radius, x + radius, y - radius, y + radius);
  }

  /** No more and no less than the box. */
  static Around of(Box box) {
    return new Around(box.left(), box.right(), box.bottom(), box.top());
  }

  Around with(Around other) {
    return new Around(
        Math.min(left, other.left),
        Math.max(right, other.right),
        Math.min(bottom, other.bottom),
        Math.max(top, other.top));
  }

  /** False only if nothing in one touches anything in the other. */
  boolean meets(Around other) {
    return left <= other.right && other.left <= right && bottom <= other.top && other.bottom <= top;
  }

  boolean isWide() {
    return right - left >= top - bottom;
  }

  /** Halves, whose sum does not overflow. */
  double middleX() {
    return left / 2 + right / 2;
  }

  double middleY() {
    return bottom / 2 + top / 2;
  }
}
