package touchline.topic.closestpoint;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Slip;

/** Mistakes in one stage of finding the closest point; ids in ascending order. */
final class ClosestPointSlips {
  private static final int DIRECTION = 0;
  private static final int START = 1;
  private static final int SHARE = 2;
  private static final int CLAMP = 3;
  private static final int FINISH = 4;

  private ClosestPointSlips() {}

  static List<Slip<ClosestPointFormula>> all() {
    return List.of(
        clamp("M01", (t, length) -> t),
        clamp("M02", (t, length) -> Math.max(t, 0)),
        clamp("M03", (t, length) -> Math.min(t, 1)),
        share("M04", (w, d) -> w.dot(d)),
        share("M05", (w, d) -> w.dot(d) / d.length()),
        clamp("M06", (t, length) -> Math.min(Math.max(t, 0), length)),
        share("M09", (w, d) -> w.dot(d) / (d.lengthSquared() * d.length())),
        new Slip<>("M10", START, formula -> formula.withStart(PointGiven::p)),
        finish("M11", (given, d, t) -> d.times(t)),
        new Slip<>("M12", START, formula -> formula.withStart(given -> given.w().times(-1))),
        share("M14", (w, d) -> w.dot(d) / w.lengthSquared()),
        share("M19", (w, d) -> truncated(w.dot(d) / d.lengthSquared())),
        share("M21", (w, d) -> w.cross(d) / d.lengthSquared()),
        clamp("M23", (t, length) -> swapped(t)),
        finish("M24", (given, d, t) -> rounded(at(given, d, t))),
        finish("M25", (given, d, t) -> given.p().minus(at(given, d, t))),
        finish("M26", (given, d, t) -> at(given, d, t).minus(given.p())),
        finish("M27", (given, d, t) -> turned(at(given, d, t))),
        new Slip<>("M28", DIRECTION, formula -> formula.withDirection(PointGiven::b)),
        clamp("M29", (t, length) -> PointGiven.clamp(Math.abs(t))));
  }

  private static Slip<ClosestPointFormula> share(String id, ClosestPointFormula.Share share) {
    return new Slip<>(id, SHARE, formula -> formula.withShare(share));
  }

  private static Slip<ClosestPointFormula> clamp(String id, ClosestPointFormula.Clamp clamp) {
    return new Slip<>(id, CLAMP, formula -> formula.withClamp(clamp));
  }

  private static Slip<ClosestPointFormula> finish(String id, ClosestPointFormula.Finish finish) {
    return new Slip<>(id, FINISH, formula -> formula.withFinish(finish));
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
