package touchline.collision.crowd;

import touchline.geometry.Circle;

/** The upright box around circles, by their rounded ends, which may be infinite. */
record Around(double left, double right, double bottom, double top) {
  static Around of(Circle circle) {
    return new Around(Ends.left(circle), Ends.right(circle), Ends.bottom(circle), Ends.top(circle));
  }

  Around with(Around other) {
    return new Around(
        Math.min(left, other.left),
        Math.max(right, other.right),
        Math.min(bottom, other.bottom),
        Math.max(top, other.top));
  }

  /** False only if no circle in one touches a circle in the other. */
  boolean meets(Around other) {
    return left <= other.right && other.left <= right && bottom <= other.top && other.bottom <= top;
  }

  boolean isWide() {
    return right - left >= top - bottom;
  }
}
