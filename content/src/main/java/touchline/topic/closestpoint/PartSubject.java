package touchline.topic.closestpoint;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.listing.Listing;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Subject;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.task.WorkedExample;

/** Which share of a segment lies before its closest point; the segment is 5 or 10 m long. */
final class PartSubject {
  private static final String COLUMNS =
      """
      lengthSquared: number m²
        M05 double lengthSquared = segV.length();
        M28 double lengthSquared = b.lengthSquared();
      part: number
        M10 double part = p.dot(segV) / lengthSquared;
        M12 double part = a.minus(p).dot(segV) / lengthSquared;
        M21 double part = pV.cross(segV) / lengthSquared;
      t: number
        M01 double t = part;
      return closest: point
        M11 return segV.times(t);
      """;

  private PartSubject() {}

  /** What the task is about. */
  static Subject<PointGiven> subject() {
    return ClosestPointSubject.about(
            Field.number("t", ""), given -> Value.number(PointGiven.clamp(given.share())))
        .drawn(PartSubject::draw)
        .solved(PartSubject::solution, given -> byPart(given).at("t"));
  }

  /** Right: w·d / d·d, kept between 0 and 1. */
  static List<Mistake<PointGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("M01", PointGiven::share),
        new Mistake<>("M02", g -> Math.max(0, g.share())),
        new Mistake<>("M03", g -> Math.min(1, g.share())),
        new Mistake<>("M04", g -> PointGiven.clamp(g.w().dot(g.d()))),
        new Mistake<>("M05", g -> g.walked()),
        new Mistake<>("M10", g -> PointGiven.clamp(g.p().dot(g.d()) / g.d().lengthSquared())),
        new Mistake<>("M12", g -> PointGiven.clamp(-g.share())),
        new Mistake<>("M14", g -> PointGiven.clamp(g.w().dot(g.d()) / g.w().lengthSquared())),
        new Mistake<>("M21", g -> PointGiven.clamp(g.w().cross(g.d()) / g.d().lengthSquared())),
        new Mistake<>("M29", g -> PointGiven.clamp(Math.abs(g.share()))));
  }

  /** The values on the way to the closest point without a root. */
  static TraceTask<PointGiven> trace(Listing printed) {
    Listing listing = printed.given("a", "b", "p").without("if (lengthSquared == 0) return a;");
    TraceCells<PointGiven> cells = new TraceCells<>(listing, PointGiven::variables).table(COLUMNS);
    Subject<PointGiven> subject = subject().varied(1).worked(PartSubject::byPart);
    return new TraceTask<>("closest-point-part-trace", 0.005, subject, cells);
  }

  private static Optional<PointGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    PointGiven given = new PointGiven(a, b, Draw.point(chance));
    return Optional.of(given).filter(drawn -> Draw.isInside(b) && drawn.w().lengthSquared() > 0);
  }

  private static WorkedExample byPart(PointGiven given) {
    return WorkedExample.of("SegmentCircle#closestPointByPart")
        .segment(given.a(), given.b())
        .point("p", given.p());
  }

  private static List<String> solution(PointGiven given) {
    return List.of(
        "pV · segV = " + NumberText.of(given.w().dot(given.d())),
        "segV · segV = " + NumberText.of(given.d().lengthSquared()),
        "part = pV · segV / segV · segV = " + NumberText.of(given.share()),
        "t = " + NumberText.of(PointGiven.clamp(given.share())));
  }
}
