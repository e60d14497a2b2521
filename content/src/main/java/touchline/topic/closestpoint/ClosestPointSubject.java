package touchline.topic.closestpoint;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.SegmentCircle;

/** The point of a segment that is closest to p; it can be typed with one decimal. */
public final class ClosestPointSubject {
  private ClosestPointSubject() {}

  /** What the task is about. */
  static Subject<PointGiven> subject() {
    return about(Field.point("closest"), given -> Value.point(closest(given)))
        .solved(ClosestPointSubject::solution);
  }

  /** A question about the same instances; how it is solved is still to be said. */
  static Subject<PointGiven> about(Field field, Function<PointGiven, Value> right) {
    return Subject.of(field, right)
        .drawn(ClosestPointSubject::draw)
        .pictured(given -> Scene.ofPoints().segment(given.a(), given.b()).point("p", given.p()))
        .worked(ClosestPointSubject::closestPoint)
        .sorted(given -> FootPlace.of(given.a(), given.b(), given.p()));
  }

  private static Optional<PointGiven> draw(Chance chance) {
    PointGiven given = sort(chance);
    boolean inside = Draw.isInside(given.b()) && Draw.isInside(given.p());
    if (!inside || given.b().minus(given.a()).lengthSquared() < 4) {
      return Optional.empty();
    }
    Vec2 right = closest(given);
    boolean away = given.p().minus(right).lengthSquared() >= 1;
    return Optional.of(given).filter(drawn -> away && Draw.isTenth(right));
  }

  /**
   * Some mistakes show only on a short segment, some only when the foot is near a: random instances
   * are hardly ever like that.
   */
  private static PointGiven sort(Chance chance) {
    Vec2 a = Draw.point(chance);
    return switch (chance.below(5)) {
      case 0 -> new PointGiven(a, a.plus(Draw.vector(chance, 2)), Draw.point(chance));
      case 1 -> besideA(a, Draw.vector(chance, 5), chance);
      default -> new PointGiven(a, Draw.point(chance), Draw.point(chance));
    };
  }

  private static PointGiven besideA(Vec2 a, Vec2 segV, Chance chance) {
    Vec2 beside = segV.perpendicular().times(chance.below(2) == 0 ? 1 : -1);
    return new PointGiven(a, a.plus(segV), a.plus(beside).plus(Draw.vector(chance, 1)));
  }

  public static Vec2 closest(PointGiven given) {
    return SegmentCircle.closestPoint(given.segment(), given.p());
  }

  private static List<String> solution(PointGiven given) {
    Vec2 segV = given.b().minus(given.a());
    Vec2 pV = given.p().minus(given.a());
    double proj = pV.dot(segV) / segV.length();
    return List.of(
        "segV = b - a = " + NumberText.of(segV),
        "pV = p - a = " + NumberText.of(pV),
        "|segV| = " + NumberText.of(segV.length()),
        "proj = pV · segV / |segV| = " + NumberText.of(proj),
        found(proj, segV.length()) + " = " + NumberText.of(closest(given)));
  }

  /** Which of the three cases it is. */
  private static String found(double proj, double length) {
    if (proj <= 0) {
      return "proj <= 0, so closest = a";
    }
    return proj >= length ? "proj >= |segV|, so closest = b" : "closest = a + proj · segV / |segV|";
  }

  static WorkedExample closestPoint(PointGiven given) {
    return WorkedExample.of("SegmentCircle#closestPoint")
        .segment(given.a(), given.b())
        .point("p", given.p());
  }
}
