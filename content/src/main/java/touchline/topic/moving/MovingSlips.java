package touchline.topic.moving;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Slip;

/** Mistakes in one stage of finding the time at which a moving circle hits a line. */
final class MovingSlips {
  private static final int NORMAL = 0;
  private static final int DISTANCE = 1;
  private static final int RADIUS = 2;
  private static final int FINISH = 3;

  private MovingSlips() {}

  static List<Slip<MovingFormula>> all() {
    return List.of(
        radius("S01", radius -> 0),
        radius("S02", radius -> -radius),
        normal("S03", g -> g.normal().times(g.length())),
        finish("S04", (k, radius, approach, speed) -> -(k - radius) / approach),
        finish("S05", (k, radius, approach, speed) -> (k - radius) / approach * speed),
        finish("S06", (k, radius, approach, speed) -> k / approach - radius / speed),
        finish("S07", (k, radius, approach, speed) -> (k - radius) / speed),
        radius("S08", radius -> 2 * radius),
        distance("S09", (g, normal) -> normal.dot(g.center())),
        distance("S10", (g, normal) -> normal.dot(g.center().plus(g.a()))),
        radius("S11", radius -> radius * radius),
        normal("S12", MovingSlips::tangent),
        normal("S17", g -> g.normal().times(-1)));
  }

  private static Slip<MovingFormula> normal(String id, MovingFormula.Normal normal) {
    return new Slip<>(id, NORMAL, formula -> formula.withNormal(normal));
  }

  private static Slip<MovingFormula> distance(String id, MovingFormula.Distance distance) {
    return new Slip<>(id, DISTANCE, formula -> formula.withDistance(distance));
  }

  private static Slip<MovingFormula> radius(String id, MovingFormula.Radius radius) {
    return new Slip<>(id, RADIUS, formula -> formula.withRadius(radius));
  }

  private static Slip<MovingFormula> finish(String id, MovingFormula.Finish finish) {
    return new Slip<>(id, FINISH, formula -> formula.withFinish(finish));
  }

  private static Vec2 tangent(MotionGiven g) {
    return g.b().minus(g.a()).unit();
  }
}
