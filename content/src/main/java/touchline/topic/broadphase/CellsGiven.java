package touchline.topic.broadphase;

import touchline.geometry.Circle;
import touchline.taught.Grid;

/**
 * Two circles over a grid.
 *
 * @param width of a cell, in metres
 */
record CellsGiven(Circle one, Circle other, double width) {
  /** How many columns both reach; none is 0. */
  double columns() {
    return common(Pairs.start(one), Pairs.end(one), Pairs.start(other), Pairs.end(other));
  }

  double rows() {
    Circle a = Pairs.turned(one);
    Circle b = Pairs.turned(other);
    return common(Pairs.start(a), Pairs.end(a), Pairs.start(b), Pairs.end(b));
  }

  /** How many cells both are written into, and so how often a grid comes upon the pair. */
  double shared() {
    return columns() * rows();
  }

  boolean centersShare() {
    return cell(one.center().x()) == cell(other.center().x())
        && cell(one.center().y()) == cell(other.center().y());
  }

  private double common(double from, double to, double otherFrom, double otherTo) {
    double first = Math.max(cell(from), cell(otherFrom));
    double last = Math.min(cell(to), cell(otherTo));
    return Math.max(0, last - first + 1);
  }

  private double cell(double coordinate) {
    return Grid.cell(coordinate, width);
  }
}
