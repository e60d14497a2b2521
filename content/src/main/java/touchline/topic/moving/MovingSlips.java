package touchline.topic.moving;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Slip;
import touchline.mistake.Stage;

/** Mistakes in one stage of finding the time at which a moving circle hits a line. */
final class MovingSlips {

  private static final Stage<MovingFormula, MovingFormula.Normal> NORMAL =
      new Stage<>(MovingFormula::withNormal);
  private static final Stage<MovingFormula, MovingFormula.Distance> DISTANCE =
      new Stage<>(MovingFormula::withDistance);
  private static final Stage<MovingFormula, MovingFormula.Radius> RADIUS =
      new Stage<>(MovingFormula::withRadius);
  private static final Stage<MovingFormula, MovingFormula.Finish> FINISH =
      new Stage<>(MovingFormula::withFinish);

  private MovingSlips() {}

  static List<Slip<MovingFormula>> all() {
    return List.of(
        RADIUS.slip("S01", radius -> 0),
        RADIUS.slip("S02", radius -> -radius),
        NORMAL.slip("S03", g -> g.normal().times(g.length())),
        FINISH.slip("S04", (k, radius, approach, speed) -> -(k - radius) / approach),
        FINISH.slip("S05", (k, radius, approach, speed) -> (k - radius) / approach * speed),
        FINISH.slip("S06", (k, radius, approach, speed) -> k / approach - radius / speed),
        FINISH.slip("S07", (k, radius, approach, speed) -> (k - radius) / speed),
        RADIUS.slip("S08", radius -> 2 * radius),
        DISTANCE.slip("S09", (g, normal) -> normal.dot(g.center())),
        DISTANCE.slip("S10", (g, normal) -> normal.dot(g.center().plus(g.a()))),
        RADIUS.slip("S11", radius -> radius * radius),
        NORMAL.slip("S12", MovingSlips::tangent),
        NORMAL.slip("S17", g -> g.normal().times(-1)));
  }

  private static Vec2 tangent(MotionGiven g) {
    return g.b().minus(g.a()).unit();
  }
}
