package touchline.collision.polygon;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * A walk along the difference of two shapes toward its point nearest to the origin: the edge that
 * is nearest so far, and the way from it to the origin.
 *
 * <p>The way is of any length, so that no round needs a root, and all numbers are kept in fields,
 * so that none needs an object.
 */
final class Descent {
  /** Three are usual. */
  static final int ROUNDS = 32;

  /** How a walk ends. */
  enum End {
    /** At the nearest edge. */
    NEAREST,
    /** With a triangle around the origin. */
    INSIDE,
    /** Too near to the origin to be told. */
    UNSURE
  }

  private final List<Vec2> a;
  private final List<Vec2> b;
  private Vec2 pOfA;
  private Vec2 pOfB;
  private double px;
  private double py;
  private Vec2 qOfA;
  private Vec2 qOfB;
  private double qx;
  private double qy;
  private double wayX;
  private double wayY;

  /** Begins at the corners that are farthest in the direction from the middle of a to that of b. */
  Descent(List<Vec2> a, List<Vec2> b) {
    this.a = a;
    this.b = b;
    Vec2 acrossA = a.get(a.size() / 2);
    Vec2 acrossB = b.get(b.size() / 2);
    double towardX = b.get(0).x() + acrossB.x() - (a.get(0).x() + acrossA.x());
    double towardY = b.get(0).y() + acrossB.y() - (a.get(0).y() + acrossA.y());
    pOfA = DifferenceCorner.support(a, towardX, towardY);
    pOfB = DifferenceCorner.support(b, -towardX, -towardY);
    px = pOfA.x() - pOfB.x();
    py = pOfA.y() - pOfB.y();
    qOfA = pOfA;
    qOfB = pOfB;
    qx = px;
    qy = py;
  }

  /**
   * @param error what a dot product with a unit vector may be off
   * @param area what a cross product may be off
   */
  End walk(double error, double area) {
    for (int round = 0; round < ROUNDS; round++) {
      turnToOrigin();
      double square = wayX * wayX + wayY * wayY;
      double known = Math.max(px * wayX + py * wayY, qx * wayX + qy * wayY);
      if (!(known < 0 && known * known > 16 * error * error * square)) {
        return End.UNSURE;
      }
      Vec2 ofA = DifferenceCorner.support(a, wayX, wayY);
      Vec2 ofB = DifferenceCorner.support(b, -wayX, -wayY);
      double x = ofA.x() - ofB.x();
      double y = ofA.y() - ofB.y();
      double gain = x * wayX + y * wayY - known;
      if (!(gain > 0 && gain * gain > error * error * square)) {
        return End.NEAREST;
      }
      if (surrounds(x, y, area)) {
        return End.INSIDE;
      }
      goOn(ofA, ofB, x, y);
    }
    return End.UNSURE;
  }

  /** Within the edge at right angles to it, which loses no digits however near the origin is. */
  private void turnToOrigin() {
    double edgeX = qx - px;
    double edgeY = qy - py;
    double along = -(px * edgeX + py * edgeY);
    if (!(along > 0)) {
      wayX = -px;
      wayY = -py;
    } else if (along >= edgeX * edgeX + edgeY * edgeY) {
      wayX = -qx;
      wayY = -qy;
    } else {
      double sign = edgeX * py - edgeY * px > 0 ? 1 : -1;
      wayX = sign * edgeY;
      wayY = -sign * edgeX;
    }
  }

  /** Whether the origin lies inside the triangle with a new corner beyond doubt. */
  private boolean surrounds(double x, double y, double area) {
    double pq = px * qy - py * qx;
    double qr = qx * y - qy * x;
    double rp = x * py - y * px;
    return pq > 0 ? pq > area && qr > area && rp > area : -pq > area && -qr > area && -rp > area;
  }

  /** To the nearer one of the two edges from an end to a new corner. */
  private void goOn(Vec2 ofA, Vec2 ofB, double x, double y) {
    if (square(qx, qy, x, y) < square(px, py, x, y)) {
      pOfA = qOfA;
      pOfB = qOfB;
      px = qx;
      py = qy;
    }
    qOfA = ofA;
    qOfB = ofB;
    qx = x;
    qy = y;
  }

  /** Of the nearest edge from the origin, without an object for it. */
  double distance() {
    return DifferenceEdge.distance(px, py, qx, qy);
  }

  /** Of the distance of an edge from the origin. */
  private static double square(double px, double py, double qx, double qy) {
    double edgeX = qx - px;
    double edgeY = qy - py;
    double squared = edgeX * edgeX + edgeY * edgeY;
    double along = -(px * edgeX + py * edgeY);
    if (!(along > 0)) {
      return px * px + py * py;
    }
    if (along >= squared) {
      return qx * qx + qy * qy;
    }
    double side = edgeX * py - edgeY * px;
    return side * side / squared;
  }

  DifferenceEdge edge() {
    return DifferenceEdge.of(DifferenceCorner.of(pOfA, pOfB), DifferenceCorner.of(qOfA, qOfB));
  }
}
