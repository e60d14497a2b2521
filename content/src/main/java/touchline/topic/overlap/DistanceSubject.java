package touchline.topic.overlap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.ClosestPointSubject;
import touchline.topic.closestpoint.FootPlace;
import touchline.topic.closestpoint.PointGiven;

/** How far a centre is from a segment: a number with at most one decimal. */
public final class DistanceSubject {
  private DistanceSubject() {}

  /** What the task is about. */
  static Subject<PointGiven> subject() {
    return Subject.<PointGiven>number("distance", "m", given -> away(given).length())
        .drawn(DistanceSubject::draw)
        .pictured(given -> Scene.ofPoints().segment(given.a(), given.b()).point("c", given.p()))
        .solved(DistanceSubject::solution, DistanceSubject::worked)
        .sorted(given -> FootPlace.of(given.a(), given.b(), given.p()));
  }

  /** Mistakes with the closest point, some of which have a name of their own as distances. */
  public static List<Mistake<PointGiven, Double>> mistakes() {
    List<Mistake<PointGiven, Double>> all = new ArrayList<>();
    for (Mistake<PointGiven, Vec2> closest :
        Mistakes.only(
            ClosestPointMistakes.all(), "M01", "M02", "M03", "M10", "M12", "M16", "M17")) {
      Mistake<PointGiven, Double> distance =
          closest.then((given, wrong) -> given.p().minus(wrong).length());
      all.add(
          switch (closest.id()) {
            case "M01" -> distance.named("O01");
            case "M16" -> distance.named("O06");
            default -> distance;
          });
    }
    all.add(new Mistake<>("O03", given -> away(given).lengthSquared()));
    return all;
  }

  private static Vec2 away(PointGiven given) {
    return given.p().minus(ClosestPointSubject.closest(given));
  }

  private static Optional<PointGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = chance.below(2) == 0 ? Draw.point(chance) : a.plus(Draw.wholeLength(chance));
    PointGiven given = new PointGiven(a, b, Draw.point(chance));
    if (!Draw.isInside(b) || b.minus(a).lengthSquared() < 4) {
      return Optional.empty();
    }
    double distance = away(given).length();
    return Optional.of(given).filter(drawn -> distance >= 1 && Draw.isTenth(distance));
  }

  private static List<String> solution(PointGiven given) {
    return List.of(
        "closest = " + NumberText.of(ClosestPointSubject.closest(given)),
        "distV = c - closest = " + NumberText.of(away(given)),
        "distance = |distV| = " + NumberText.of(away(given).length()));
  }

  private static WorkedExample worked(PointGiven given) {
    CircleGiven circle = new CircleGiven(given.a(), given.b(), given.p(), 1);
    return OverlapSubject.segmentCircle("SegmentCircle#overlaps", circle)
        .at("distance")
        .noted("The method asks for a radius; the distance is the same for each.");
  }
}
