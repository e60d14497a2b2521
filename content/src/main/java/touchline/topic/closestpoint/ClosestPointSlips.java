package touchline.topic.closestpoint;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Slip;
import touchline.mistake.Stage;

/** Mistakes in one stage of finding the closest point; ids in ascending order. */
final class ClosestPointSlips {

  private static final Stage<ClosestPointFormula, ClosestPointFormula.Vector> DIRECTION =
      new Stage<>(ClosestPointFormula::withDirection);
  private static final Stage<ClosestPointFormula, ClosestPointFormula.Vector> START =
      new Stage<>(ClosestPointFormula::withStart);
  private static final Stage<ClosestPointFormula, ClosestPointFormula.Share> SHARE =
      new Stage<>(ClosestPointFormula::withShare);
  private static final Stage<ClosestPointFormula, ClosestPointFormula.Clamp> CLAMP =
      new Stage<>(ClosestPointFormula::withClamp);
  private static final Stage<ClosestPointFormula, ClosestPointFormula.Finish> FINISH =
      new Stage<>(ClosestPointFormula::withFinish);

  private ClosestPointSlips() {}

  static List<Slip<ClosestPointFormula>> all() {
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
