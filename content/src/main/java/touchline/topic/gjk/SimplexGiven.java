package touchline.topic.gjk;

import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.taught.Gjk;

/** Three corners of a difference: the edge from p to q that is kept, and a new one. */
record SimplexGiven(Vec2 p, Vec2 q, Vec2 r) {
  Vec2 edge() {
    return q.minus(p);
  }

  /** Which part of the edge's line lies before the foot of the origin; may be outside 0 to 1. */
  double foot() {
    return -p.dot(edge()) / edge().lengthSquared();
  }

  Vec2 along(double part) {
    return p.plus(edge().times(part));
  }

  Vec2 nearest() {
    return Gjk.nearest(p, q);
  }

  boolean isSurrounded() {
    return Gjk.surrounds(p, q, r);
  }

  /** Twice the area, with its sign. */
  double twiceArea() {
    return edge().cross(r.minus(p));
  }

  /** Above 0 if r is on the same side of the line through p and q as the origin; exact. */
  double toward() {
    return twiceArea() * p.cross(q);
  }

  double fromP() {
    return Gjk.nearest(p, r).length();
  }

  double fromQ() {
    return Gjk.nearest(q, r).length();
  }

  /** How far the origin is from the line through two points. */
  static double fromLine(Vec2 a, Vec2 b) {
    return Math.abs(a.cross(b)) / b.minus(a).length();
  }

  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("p", p).set("q", q).set("r", r);
  }
}
