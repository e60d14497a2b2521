package touchline.task;

import touchline.geometry.Circle;

/**
 * A circle over a grid.
 *
 * @param width of a cell, in metres
 */
record GridGiven(Circle circle, double width) {
  double left() {
    return circle.center().x() - circle.radius();
  }

  double right() {
    return circle.center().x() + circle.radius();
  }

  double bottom() {
    return circle.center().y() - circle.radius();
  }

  double top() {
    return circle.center().y() + circle.radius();
  }
}
