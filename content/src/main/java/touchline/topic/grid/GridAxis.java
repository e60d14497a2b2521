package touchline.topic.grid;

import touchline.mistake.Truncation;

/**
 * Where the box around a circle begins and ends along one axis, over cells of a width; all in
 * metres. Beside what is right it makes the wrong boxes and widths that mistakes are made of.
 */
record GridAxis(double low, double high, double width) {
  static GridAxis across(GridGiven given) {
    return new GridAxis(given.left(), given.right(), given.width());
  }

  static GridAxis up(GridGiven given) {
    return new GridAxis(given.bottom(), given.top(), given.width());
  }

  /** In cells from the origin. */
  double start() {
    return low / width;
  }

  double middle() {
    return (low + high) / 2 / width;
  }

  double end() {
    return high / width;
  }

  double first() {
    return Math.floor(start());
  }

  double last() {
    return Math.floor(end());
  }

  /** How many cells the box reaches. */
  double cells() {
    return last() - first() + 1;
  }

  /** Whether two boxes have a cell of this axis in common. */
  boolean meets(GridAxis other) {
    return Math.max(first(), other.first()) <= Math.min(last(), other.last());
  }

  /** The number of the cell of a coordinate. */
  double at(double coordinate) {
    return Math.floor(coordinate / width);
  }

  /** A box that is so many times as wide around the same middle. */
  GridAxis times(double factor) {
    double middle = (low + high) / 2;
    return new GridAxis(middle + (low - middle) * factor, middle + (high - middle) * factor, width);
  }

  GridAxis over(double otherWidth) {
    return new GridAxis(low, high, otherWidth);
  }

  /** Whole metres, rounded toward zero. */
  GridAxis cutEnds() {
    return new GridAxis(Truncation.cut(low), Truncation.cut(high), width);
  }

  GridAxis cutWidth() {
    return over(Truncation.cut(width));
  }
}
