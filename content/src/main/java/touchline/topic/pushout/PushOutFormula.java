package touchline.topic.pushout;

import touchline.geometry.Vec2;
import touchline.topic.overlap.CircleGiven;

/**
 * The way to the push-out in four stages: the vector away from the segment, whose length is D; the
 * direction away / D; the depth radius - D; and direction times depth.
 */
record PushOutFormula(Away away, Direction direction, Depth depth, Finish finish) {
  static final PushOutFormula RIGHT =
      new PushOutFormula(
          CircleGiven::away,
          (g, away) -> away.unit(),
          (radius, distance) -> radius - distance,
          (g, move) -> move);

  interface Away {
    Vec2 of(CircleGiven given);
  }

  interface Direction {
    Vec2 of(CircleGiven given, Vec2 away);
  }

  interface Depth {
    double of(double radius, double distance);
  }

  interface Finish {
    Vec2 of(CircleGiven given, Vec2 move);
  }

  Vec2 answer(CircleGiven given) {
    Vec2 from = away.of(given);
    double distance = from.length();
    if (distance >= given.radius()) {
      return finish.of(given, Vec2.ZERO);
    }
    return finish.of(given, move(given, from, distance));
  }

  /** The same without the question whether they touch at all. */
  Vec2 always(CircleGiven given) {
    Vec2 from = away.of(given);
    return finish.of(given, move(given, from, from.length()));
  }

  private Vec2 move(CircleGiven given, Vec2 from, double distance) {
    return direction.of(given, from).times(depth.of(given.radius(), distance));
  }

  PushOutFormula withAway(Away other) {
    return new PushOutFormula(other, direction, depth, finish);
  }

  PushOutFormula withDirection(Direction other) {
    return new PushOutFormula(away, other, depth, finish);
  }

  PushOutFormula withDepth(Depth other) {
    return new PushOutFormula(away, direction, other, finish);
  }

  PushOutFormula withFinish(Finish other) {
    return new PushOutFormula(away, direction, depth, other);
  }
}
