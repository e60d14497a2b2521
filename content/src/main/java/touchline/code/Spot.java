package touchline.code;

/**
 * A point, a vector or a number of a call.
 *
 * @param at where its numbers begin in a {@link Roles#views view} of the call
 */
record Spot(String name, int at) {
  double x(double[] view) {
    return view[at];
  }

  double y(double[] view) {
    return view[at + 1];
  }

  void put(double[] view, double x, double y) {
    view[at] = x;
    view[at + 1] = y;
  }

  double across(double[] view, Spot from) {
    return x(view) - from.x(view);
  }

  double up(double[] view, Spot from) {
    return y(view) - from.y(view);
  }
}
