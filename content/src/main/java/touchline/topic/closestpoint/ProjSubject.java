package touchline.topic.closestpoint;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;

/** How far along the segment the foot of the perpendicular lies; the segment is 5 or 10 m long. */
final class ProjSubject {
  private ProjSubject() {}

  /** What the task is about. */
  static Subject<PointGiven> subject() {
    return Subject.number("proj", "m", PointGiven::walked)
        .drawn(ProjSubject::draw)
        .pictured(given -> Scene.ofPoints().segment(given.a(), given.b()).point("p", given.p()))
        .solved(ProjSubject::solution)
        .worked(given -> ClosestPointSubject.closestPoint(given).at("proj"))
        .sorted(given -> FootPlace.of(given.a(), given.b(), given.p()));
  }

  static List<Mistake<PointGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("M04", given -> dot(given)),
        new Mistake<>("M09", given -> dot(given) / given.d().lengthSquared()),
        new Mistake<>("M10", given -> given.p().dot(given.d()) / given.d().length()),
        new Mistake<>("M12", given -> -given.walked()),
        new Mistake<>("M14", given -> dot(given) / given.w().length()),
        new Mistake<>("M21", given -> given.w().cross(given.d()) / given.d().length()),
        new Mistake<>("M28", given -> given.w().dot(given.b()) / given.b().length()),
        new Mistake<>("M29", given -> Math.abs(given.walked())));
  }

  private static double dot(PointGiven given) {
    return given.w().dot(given.d());
  }

  private static Optional<PointGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    PointGiven given = new PointGiven(a, b, Draw.point(chance));
    return Optional.of(given).filter(drawn -> Draw.isInside(b) && drawn.w().lengthSquared() > 0);
  }

  private static List<String> solution(PointGiven given) {
    return List.of(
        "segV = b - a = " + NumberText.of(given.d()),
        "pV = p - a = " + NumberText.of(given.w()),
        "pV · segV = " + NumberText.of(dot(given)),
        "|segV| = " + NumberText.of(given.d().length()),
        "proj = " + NumberText.of(given.walked()));
  }
}
