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

  /** The same with that much more at its sides, and above and below it. */
  Box grown(double aside, double above) {
    return new Box(left - aside, top - above, right + aside, bottom + above);
  }

  /** How much of a straight line is inside. */
  double length(double x1, double y1, double x2, double y2) {
    double dx = x2 - x1;
    double dy = y2 - y1;
    double from = Math.max(enter(x1, dx, left, right), enter(y1, dy, top, bottom));
    double to = Math.min(leave(x1, dx, left, right), leave(y1, dy, top, bottom));
    double part = Math.min(1, to) - Math.max(0, from);
    return part > 0 ? part * Math.sqrt(dx * dx + dy * dy) : 0;
  }

  /** The part of a way at which it comes between two borders; infinite if it never does. */
  private static double enter(double start, double way, double low, double high) {
    if (way == 0) {
      return start > low && start < high ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    return ((way > 0 ? low : high) - start) / way;
  }

  private static double leave(double start, double way, double low, double high) {
    return way == 0 ? Double.POSITIVE_INFINITY : ((way > 0 ? high : low) - start) / way;
  }

  /** Whether the outline of a circle passes through. */
  boolean meetsRim(double x, double y, double radius) {
    double nearX = Math.max(0, Math.max(left - x, x - right));
    double nearY = Math.max(0, Math.max(top - y, y - bottom));
    double farX = Math.max(Math.abs(left - x), Math.abs(right - x));
    double farY = Math.max(Math.abs(top - y), Math.abs(bottom - y));
    double squared = radius * radius;
    return nearX * nearX + nearY * nearY < squared && farX * farX + farY * farY > squared;
  }
}
