package touchline.topic.closestpoint;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.listing.Listing;
import touchline.task.Draw;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The values on the way to the closest point, as the listing names them. */
final class ClosestPointTrace {
  private static final String COLUMNS =
      """
      segV: point
        M13 Vec2 segV = a.minus(b);
        M28 Vec2 segV = b;
      pV: point
        M10 Vec2 pV = p;
        M12 Vec2 pV = a.minus(p);
      length: number m
      proj: number m
        M04 double proj = pV.dot(segV);
        M09 double proj = pV.dot(segV) / (length * length);
        M21 double proj = pV.cross(segV) / length;
      return closest: point
        M01 return a.plus(projV);
        M08 return a.plus(unit.times(Math.max(0, Math.min(proj, 1))));
        M11 return unit.times(Math.max(0, Math.min(proj, length)));
      """;

  private ClosestPointTrace() {}

  static TraceTask<PointGiven> task(Listing printed) {
    return new TraceTask<>(
        "closest-point-trace",
        0.01,
        ClosestPointSubject.subject().drawn(ClosestPointTrace::draw),
        new TraceCells<>(followed(printed), PointGiven::variables).table(COLUMNS));
  }

  /**
   * Where the listing takes the end b and the direction anew, a learner's own vector and length
   * lead on. They never ask for a segment of length 0.
   */
  private static Listing followed(Listing printed) {
    return printed
        .given("a", "b", "p")
        .without("if (length == 0) return a;")
        .with(
            "Vec2 unit = segV.unit();",
            "Vec2 unit = new Vec2(segV.x() / length, segV.y() / length);")
        .with("if (proj >= length) return b;", "if (proj >= length) return a.plus(segV);");
  }

  private static Optional<PointGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    PointGiven given = new PointGiven(a, b, Draw.point(chance));
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(b) && Draw.isTenth(ClosestPointSubject.closest(drawn)));
  }
}
