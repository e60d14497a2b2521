package touchline.collision.polygon;

import touchline.geometry.Vec2;

/**
 * An edge of the difference, or a corner of it twice, and what it tells about the origin.
 *
 * @param part of the way from p to q at which the nearest point lies, from 0 to 1
 * @param distance of the nearest point from the origin
 */
record DifferenceEdge(DifferenceCorner p, DifferenceCorner q, double part, double distance) {
  static DifferenceEdge of(DifferenceCorner p, DifferenceCorner q) {
    double edgeX = q.x() - p.x();
    double edgeY = q.y() - p.y();
    double squared = edgeX * edgeX + edgeY * edgeY;
    double along = -p.dot(edgeX, edgeY);
    if (!(along > 0)) {
      return atCorner(p, q, 0, p);
    }
    if (along >= squared) {
      return atCorner(p, q, 1, q);
    }
    double length = Math.sqrt(squared);
    double side = edgeX * p.y() - edgeY * p.x();
    return new DifferenceEdge(p, q, along / squared, Math.abs(side) / length);
  }

  private static DifferenceEdge atCorner(
      DifferenceCorner p, DifferenceCorner q, double part, DifferenceCorner corner) {
    double distance = Math.sqrt(corner.dot(corner.x(), corner.y()));
    return new DifferenceEdge(p, q, part, distance);
  }

  /** Where a is nearest. */
  Vec2 onA() {
    return between(p.ofA(), q.ofA(), part);
  }

  /** Where b is nearest. */
  Vec2 onB() {
    return between(p.ofB(), q.ofB(), part);
  }

  private static Vec2 between(Vec2 from, Vec2 to, double part) {
    return part == 1 ? to : from.plus(to.minus(from).times(part));
  }
}
