package touchline.topic.closestpoint;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Slip;
import touchline.mistake.Stage;

/**
 * The way to the closest point in five stages: d = b - a, w = p - a, t = w·d / d·d, clamp, a + t d.
 * A slip replaces one stage, so that two slips in different stages make a pair.
 */
record ClosestPointFormula(Slip slip) {
  private static final Stage<Function<PointGiven, Vec2>> DIRECTION = new Stage<>(PointGiven::d);
  private static final Stage<Function<PointGiven, Vec2>> START = new Stage<>(PointGiven::w);
  private static final Stage<ToDoubleBiFunction<Vec2, Vec2>> SHARE =
      new Stage<>((w, d) -> w.dot(d) / d.lengthSquared());

  /** The share is clamped, which some do to the length. */
  private static final Stage<DoubleBinaryOperator> CLAMP =
      new Stage<>((t, length) -> PointGiven.clamp(t));

  private static final Stage<Finish> FINISH = new Stage<>(ClosestPointFormula::at);

  /** What is done with the point that the other stages lead to. */
  private interface Finish {
    Vec2 of(PointGiven given, Vec2 d, double t);
  }

  Vec2 answer(PointGiven given) {
    Vec2 d = slip.in(DIRECTION).apply(given);
    double t = slip.in(SHARE).applyAsDouble(slip.in(START).apply(given), d);
    return slip.in(FINISH).of(given, d, slip.in(CLAMP).applyAsDouble(t, d.length()));
  }

  /** Mistakes in one stage; ids in ascending order. */
  static List<Slip> slips() {
    return List.of(
        CLAMP.slip("M01", (t, length) -> t),
        CLAMP.slip("M02", (t, length) -> Math.max(t, 0)),
        CLAMP.slip("M03", (t, length) -> Math.min(t, 1)),
        SHARE.slip("M04", (w, d) -> w.dot(d)),
        SHARE.slip("M05", (w, d) -> w.dot(d) / d.length()),
        CLAMP.slip("M06", (t, length) -> Math.min(Math.max(t, 0), length)),
        SHARE.slip("M09", (w, d) -> w.dot(d) / (d.lengthSquared() * d.length())),
        START.slip("M10", PointGiven::p),
        FINISH.slip("M11", (given, d, t) -> d.times(t)),
        START.slip("M12", given -> given.w().times(-1)),
        SHARE.slip("M14", (w, d) -> w.dot(d) / w.lengthSquared()),
        SHARE.slip("M19", (w, d) -> truncated(w.dot(d) / d.lengthSquared())),
        SHARE.slip("M21", (w, d) -> w.cross(d) / d.lengthSquared()),
        CLAMP.slip("M23", (t, length) -> swapped(t)),
        FINISH.slip("M24", (given, d, t) -> rounded(at(given, d, t))),
        FINISH.slip("M25", (given, d, t) -> given.p().minus(at(given, d, t))),
        FINISH.slip("M26", (given, d, t) -> at(given, d, t).minus(given.p())),
        FINISH.slip("M27", (given, d, t) -> turned(at(given, d, t))),
        DIRECTION.slip("M28", PointGiven::b),
        CLAMP.slip("M29", (t, length) -> PointGiven.clamp(Math.abs(t))));
  }

  private static Vec2 at(PointGiven given, Vec2 d, double t) {
    return given.a().plus(d.times(t));
  }

  /** As integer division does: toward zero. */
  private static double truncated(double t) {
    return t < 0 ? Math.ceil(t) : Math.floor(t);
  }

  private static double swapped(double t) {
    if (t < 0) {
      return 1;
    }
    return t > 1 ? 0 : t;
  }

  private static Vec2 rounded(Vec2 point) {
    return new Vec2(Math.floor(point.x() + 0.5), Math.floor(point.y() + 0.5));
  }

  private static Vec2 turned(Vec2 point) {
    return new Vec2(point.y(), point.x());
  }
}
