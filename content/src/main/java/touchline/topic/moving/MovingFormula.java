package touchline.topic.moving;

import touchline.geometry.Vec2;

/**
 * The way to the time of impact with a line in four stages: a normal n, the distance k of the
 * centre along it, the radius, and (k - radius) / -n·v.
 */
public record MovingFormula(Normal normal, Distance distance, Radius radius, Finish finish) {
  static final double NOT_HIT = -1;

  public static final MovingFormula RIGHT =
      new MovingFormula(
          MotionGiven::normal,
          (g, normal) -> normal.dot(g.center().minus(g.a())),
          radius -> radius,
          (k, radius, approach, speed) -> (k - radius) / approach);

  interface Normal {
    Vec2 of(MotionGiven given);
  }

  interface Distance {
    double of(MotionGiven given, Vec2 normal);
  }

  interface Radius {
    double of(double radius);
  }

  interface Finish {
    double of(double k, double radius, double approach, double speed);
  }

  /** How much room there is at the start: the numerator of the quotient. */
  double gap(MotionGiven given) {
    return distance.of(given, normal.of(given)) - radius.of(given.radius());
  }

  /** The quotient as it is; the circle may be far from hitting at that time. */
  double byHand(MotionGiven given) {
    Vec2 n = normal.of(given);
    double speed = given.velocity().length();
    return finish.of(
        distance.of(given, n), radius.of(given.radius()), -n.dot(given.velocity()), speed);
  }

  /** As a method does it: 0 when they overlap at the start, -1 when not hit within the step. */
  public double inStep(MotionGiven given) {
    Vec2 n = normal.of(given);
    if (distance.of(given, n) < radius.of(given.radius())) {
      return 0;
    }
    if (-n.dot(given.velocity()) <= 0) {
      return NOT_HIT;
    }
    double time = byHand(given);
    return time <= 1 ? time : NOT_HIT;
  }

  MovingFormula withNormal(Normal other) {
    return new MovingFormula(other, distance, radius, finish);
  }

  MovingFormula withDistance(Distance other) {
    return new MovingFormula(normal, other, radius, finish);
  }

  MovingFormula withRadius(Radius other) {
    return new MovingFormula(normal, distance, other, finish);
  }

  MovingFormula withFinish(Finish other) {
    return new MovingFormula(normal, distance, radius, other);
  }
}
