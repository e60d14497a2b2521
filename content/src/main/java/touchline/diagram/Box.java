package touchline.diagram;

/** An upright rectangle in the units of a picture, y down. */
record Box(double left, double top, double right, double bottom) {
  static Box around(double x, double y, double half) {
    return new Box(x - half, y - half, x + half, y + half);
  }

  /** The area that two boxes share; 0 if they only touch. */
  double shared(Box other) {
    double across = Math.min(right, other.right) - Math.max(left, other.left);
    double down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
    return across > 0 && down > 0 ? across * down : 0;
  }
}
