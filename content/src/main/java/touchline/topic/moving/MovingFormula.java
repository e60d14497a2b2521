package touchline.topic.moving;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Slip;
import touchline.mistake.Stage;

/**
 * The way to the time of impact with a line in four stages: a normal n, the distance k of the
 * centre along it, the radius, and (k - radius) / -n·v. A slip replaces one stage.
 */
public record MovingFormula(Slip slip) {
  static final double NOT_HIT = -1;

  public static final MovingFormula RIGHT = new MovingFormula(Slip.NONE);

  private static final Stage<Function<MotionGiven, Vec2>> NORMAL = new Stage<>(MotionGiven::normal);
  private static final Stage<ToDoubleBiFunction<MotionGiven, Vec2>> DISTANCE =
      new Stage<>((g, normal) -> normal.dot(g.center().minus(g.a())));
  private static final Stage<DoubleUnaryOperator> RADIUS = new Stage<>(radius -> radius);
  private static final Stage<Finish> FINISH =
      new Stage<>((k, radius, approach, speed) -> (k - radius) / approach);

  private interface Finish {
    double of(double k, double radius, double approach, double speed);
  }

  /** How much room there is at the start: the numerator of the quotient. */
  double gap(MotionGiven given) {
    return distance(given, slip.in(NORMAL).apply(given)) - radius(given);
  }

  /** The quotient as it is; the circle may be far from hitting at that time. */
  double byHand(MotionGiven given) {
    Vec2 n = slip.in(NORMAL).apply(given);
    double speed = given.velocity().length();
    return slip.in(FINISH).of(distance(given, n), radius(given), -n.dot(given.velocity()), speed);
  }

  /** As a method does it: 0 when they overlap at the start, -1 when not hit within the step. */
  public double inStep(MotionGiven given) {
    Vec2 n = slip.in(NORMAL).apply(given);
    if (distance(given, n) < radius(given)) {
      return 0;
    }
    if (-n.dot(given.velocity()) <= 0) {
      return NOT_HIT;
    }
    double time = byHand(given);
    return time <= 1 ? time : NOT_HIT;
  }

  private double distance(MotionGiven given, Vec2 normal) {
    return slip.in(DISTANCE).applyAsDouble(given, normal);
  }

  private double radius(MotionGiven given) {
    return slip.in(RADIUS).applyAsDouble(given.radius());
  }

  /** Mistakes in one stage. */
  static List<Slip> slips() {
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
        NORMAL.slip("S12", MovingFormula::tangent),
        NORMAL.slip("S17", g -> g.normal().times(-1)));
  }

  private static Vec2 tangent(MotionGiven g) {
    return g.b().minus(g.a()).unit();
  }
}
