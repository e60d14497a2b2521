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
    double distance = distance(p.x(), p.y(), q.x(), q.y());
    if (!(along > 0)) {
      return new DifferenceEdge(p, q, 0, distance);
    }
    return new DifferenceEdge(p, q, along >= squared ? 1 : along / squared, distance);
  }

  /** Of the nearest point of an edge from the origin. */
  static double distance(double px, double py, double qx, double qy) {
    double edgeX = qx - px;
    double edgeY = qy - py;
    double squared = edgeX * edgeX + edgeY * edgeY;
    double along = -(px * edgeX + py * edgeY);
    if (!(along > 0)) {
      return Math.sqrt(px * px + py * py);
    }
    if (along >= squared) {
      return Math.sqrt(qx * qx + qy * qy);
    }
    return Math.abs(edgeX * py - edgeY * px) / Math.sqrt(squared);
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
