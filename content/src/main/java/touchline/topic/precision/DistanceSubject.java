package touchline.topic.precision;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.task.Draw;
import touchline.task.OrderTask;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.task.WorkedExample;
import touchline.taught.Precision;

/** The distance of two points whose squares may leave the range of a double. */
final class DistanceSubject {
  private static final String COLUMNS =
      """
      size: number m
        N11 double size = Math.max(abV.x(), abV.y());
        N12 double size = Math.abs(abV.x());
        N13 double size = abV.length();
      small: direction
      length: number
        N14 double length = Math.abs(small.x()) + Math.abs(small.y());
        N15 double length = small.lengthSquared();
      return result: number m
        N16 return length;
        N17 return length / size;
      """;

  private static final String SLIPS =
      """
      N12 - double size = Math.max(Math.abs(abV.x()), Math.abs(abV.y()));
          + double size = Math.abs(abV.x());
      N11 - double size = Math.max(Math.abs(abV.x()), Math.abs(abV.y()));
          + double size = Math.max(abV.x(), abV.y());
      N16 - return size * length;
          + return length;
      """;

  private DistanceSubject() {}

  /** Where one starts, and where one arrives. */
  record Ends(Vec2 a, Vec2 b) {
    double distance() {
      return Precision.scaledDistance(a, b);
    }

    Bindings variables() {
      return new Bindings().set("a", a).set("b", b);
    }
  }

  private static Subject<Ends> subject() {
    return Subject.number("distance", "m", Ends::distance)
        .given(DistanceSubject::draw, ends -> Scene.ofPoints().segment(ends.a(), ends.b()))
        .solved(DistanceSubject::solution)
        .worked(ends -> WorkedExample.of("Precision#scaledDistance").segment(ends.a(), ends.b()));
  }

  static TraceTask<Ends> trace(Listing printed) {
    TraceCells<Ends> cells =
        new TraceCells<>(printed.without("if (size == 0) return 0.0;"), Ends::variables)
            .table(COLUMNS);
    return new TraceTask<>("precision-distance-trace", 0.01, subject(), cells);
  }

  static OrderTask<Ends> order(Listing right) {
    return new OrderTask<>(
        "precision-distance-order",
        subject().drawn(DistanceSubject::drawAny),
        Ends::variables,
        right,
        SLIPS,
        4);
  }

  /** Three, four and five, or twice that. */
  private static Optional<Ends> draw(Chance chance) {
    return ends(Draw.point(chance), Draw.wholeLength(chance));
  }

  /** Upright ones, too. */
  private static Optional<Ends> drawAny(Chance chance) {
    Vec2 upright = new Vec2(0, chance.between(2, 8));
    return chance.below(3) == 0 ? ends(Draw.point(chance), upright) : draw(chance);
  }

  private static Optional<Ends> ends(Vec2 a, Vec2 abV) {
    return Optional.of(new Ends(a, a.plus(abV))).filter(drawn -> Draw.isInside(drawn.b()));
  }

  private static List<String> solution(Ends ends) {
    Vec2 abV = ends.b().minus(ends.a());
    double size = Math.max(Math.abs(abV.x()), Math.abs(abV.y()));
    Vec2 small = new Vec2(abV.x() / size, abV.y() / size);
    return List.of(
        "abV = " + NumberText.of(abV),
        "size = " + NumberText.of(size),
        "small = " + NumberText.of(small),
        "its length = " + NumberText.of(small.length()),
        "times size = " + NumberText.of(ends.distance()));
  }
}
