package touchline.collision.polygon;

import touchline.geometry.Vec2;

/**
 * An edge of the difference, or a corner of it twice, and what it tells about the origin.
 *
 * @param part of the way from p to q at which the nearest point lies, from 0 to 1
 * @param towardX of the unit vector from the nearest point to the origin; within the edge it is
 *     taken at right angles to the edge, which loses no digits however near the origin is
 * @param towardY of the same
 * @param distance of the nearest point from the origin
 */
record DifferenceEdge(
    DifferenceCorner p,
    DifferenceCorner q,
    double part,
    double towardX,
    double towardY,
    double distance) {
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
    double sign = side > 0 ? 1 : -1;
    return new DifferenceEdge(
        p,
        q,
        along / squared,
        sign * edgeY / length,
        -sign * edgeX / length,
        Math.abs(side) / length);
  }

  private static DifferenceEdge atCorner(
      DifferenceCorner p, DifferenceCorner q, double part, DifferenceCorner corner) {
    double distance = Math.sqrt(corner.dot(corner.x(), corner.y()));
    double inverse = distance > 0 ? 1 / distance : 0;
    return new DifferenceEdge(p, q, part, -corner.x() * inverse, -corner.y() * inverse, distance);
  }

  /** How much nearer to the origin a corner reaches than this edge does, as its line sees it. */
  double beyond(DifferenceCorner r) {
    double known = Math.max(p.dot(towardX, towardY), q.dot(towardX, towardY));
    return r.dot(towardX, towardY) - known;
  }

  /** The nearer one of the two edges from an end of this one to a new corner. */
  DifferenceEdge next(DifferenceCorner r) {
    DifferenceEdge fromP = of(p, r);
    DifferenceEdge fromQ = of(q, r);
    return fromQ.distance < fromP.distance ? fromQ : fromP;
  }

  /**
   * Whether the origin lies inside the triangle with a new corner beyond doubt.
   *
   * @param error what a cross product may be off
   */
  boolean surrounds(DifferenceCorner r, double error) {
    double pq = p.cross(q);
    double qr = q.cross(r);
    double rp = r.cross(p);
    double least = Math.min(pq, Math.min(qr, rp));
    double most = Math.max(pq, Math.max(qr, rp));
    return least > error || most < -error;
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
