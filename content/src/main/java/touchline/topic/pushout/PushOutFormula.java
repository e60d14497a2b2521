package touchline.topic.pushout;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import touchline.geometry.Vec2;
import touchline.mistake.Slip;
import touchline.mistake.Stage;
import touchline.topic.overlap.CircleGiven;

/**
 * The way to the push-out in four stages: the vector away from the segment, whose length is D; the
 * direction away / D; the depth radius - D; and direction times depth. A slip replaces one stage.
 */
record PushOutFormula(Slip slip) {
  static final PushOutFormula RIGHT = new PushOutFormula(Slip.NONE);

  private static final Stage<Function<CircleGiven, Vec2>> AWAY = new Stage<>(CircleGiven::away);
  private static final Stage<BiFunction<CircleGiven, Vec2, Vec2>> DIRECTION =
      new Stage<>((g, away) -> away.unit());
  private static final Stage<DoubleBinaryOperator> DEPTH =
      new Stage<>((radius, distance) -> radius - distance);
  private static final Stage<BiFunction<CircleGiven, Vec2, Vec2>> FINISH =
      new Stage<>((g, move) -> move);

  Vec2 answer(CircleGiven given) {
    Vec2 from = slip.in(AWAY).apply(given);
    return from.length() >= given.radius()
        ? slip.in(FINISH).apply(given, Vec2.ZERO)
        : moved(given, from);
  }

  /** The same without the question whether they touch at all. */
  Vec2 always(CircleGiven given) {
    return moved(given, slip.in(AWAY).apply(given));
  }

  private Vec2 moved(CircleGiven given, Vec2 from) {
    double depth = slip.in(DEPTH).applyAsDouble(given.radius(), from.length());
    return slip.in(FINISH).apply(given, slip.in(DIRECTION).apply(given, from).times(depth));
  }

  /** Mistakes in one stage. */
  static List<Slip> slips() {
    return List.of(
        FINISH.slip("P01", (g, move) -> move.times(-1)),
        DEPTH.slip("P02", (radius, distance) -> distance),
        DEPTH.slip("P03", (radius, distance) -> radius),
        DIRECTION.slip("P04", (g, away) -> away),
        DIRECTION.slip("P06", (g, away) -> left(g)),
        DIRECTION.slip("P07", PushOutFormula::normalTowardCenter),
        FINISH.slip("P08", (g, move) -> g.center().plus(move)),
        DEPTH.slip("P09", (radius, distance) -> radius * radius - distance * distance),
        DIRECTION.slip("P10", (g, away) -> away.times(1 / g.radius())),
        AWAY.slip("P11", PushOutFormula::awayFromLine),
        DEPTH.slip("P12", (radius, distance) -> 2 * radius - distance),
        DEPTH.slip("P13", (radius, distance) -> (radius - distance) / 2),
        DIRECTION.slip("P14", (g, away) -> away.times(1 / away.lengthSquared())));
  }

  private static Vec2 left(CircleGiven g) {
    return g.point().d().perpendicular().unit();
  }

  private static Vec2 normalTowardCenter(CircleGiven g, Vec2 away) {
    Vec2 left = left(g);
    return left.dot(g.point().w()) < 0 ? left.times(-1) : left;
  }

  private static Vec2 awayFromLine(CircleGiven g) {
    return g.center().minus(g.point().at(g.point().share()));
  }
}
