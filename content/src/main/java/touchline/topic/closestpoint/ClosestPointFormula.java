package touchline.topic.closestpoint;

import touchline.geometry.Vec2;

/**
 * The way to the closest point in five stages: d = b - a, w = p - a, t = w·d / d·d, clamp, a + t d.
 * A slip replaces one stage, so that two slips in different stages make a pair.
 */
record ClosestPointFormula(
    Vector direction, Vector start, Share share, Clamp clamp, Finish finish) {
  static final ClosestPointFormula RIGHT =
      new ClosestPointFormula(
          PointGiven::d,
          PointGiven::w,
          (w, d) -> w.dot(d) / d.lengthSquared(),
          (t, length) -> PointGiven.clamp(t),
          (given, d, t) -> given.a().plus(d.times(t)));

  interface Vector {
    Vec2 of(PointGiven given);
  }

  interface Share {
    double of(Vec2 w, Vec2 d);
  }

  interface Clamp {
    double of(double t, double length);
  }

  interface Finish {
    Vec2 of(PointGiven given, Vec2 d, double t);
  }

  Vec2 answer(PointGiven given) {
    Vec2 d = direction.of(given);
    double t = share.of(start.of(given), d);
    return finish.of(given, d, clamp.of(t, d.length()));
  }

  ClosestPointFormula withDirection(Vector other) {
    return new ClosestPointFormula(other, start, share, clamp, finish);
  }

  ClosestPointFormula withStart(Vector other) {
    return new ClosestPointFormula(direction, other, share, clamp, finish);
  }

  ClosestPointFormula withShare(Share other) {
    return new ClosestPointFormula(direction, start, other, clamp, finish);
  }

  ClosestPointFormula withClamp(Clamp other) {
    return new ClosestPointFormula(direction, start, share, other, finish);
  }

  /** The finish is what is done with the point that the other stages lead to. */
  ClosestPointFormula withFinish(Finish other) {
    return new ClosestPointFormula(direction, start, share, clamp, other);
  }
}
