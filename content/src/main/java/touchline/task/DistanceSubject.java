package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.CircleGiven;
import touchline.mistake.ClosestPointMistakes;
import touchline.mistake.Mistake;
import touchline.mistake.PointGiven;

/** How far a centre is from a segment: a number with at most one decimal. */
final class DistanceSubject implements Subject<PointGiven> {
  /** Mistakes with the closest point whose distance is a mistake with a name of its own. */
  private static final List<String> FROM_POINTS = List.of("M02", "M03", "M10", "M12", "M17");

  static List<Mistake<PointGiven, Double>> mistakes() {
    List<Mistake<PointGiven, Double>> mistakes = new ArrayList<>();
    for (Mistake<PointGiven, Vec2> point : ClosestPointMistakes.all()) {
      if (point.id().equals("M01")) {
        mistakes.add(new Mistake<>("O01", given -> to(given, point)));
      } else if (point.id().equals("M16")) {
        mistakes.add(new Mistake<>("O06", given -> to(given, point)));
      } else if (FROM_POINTS.contains(point.id())) {
        mistakes.add(new Mistake<>(point.id(), given -> to(given, point)));
      }
    }
    mistakes.add(new Mistake<>("O03", given -> away(given).lengthSquared()));
    return mistakes;
  }

  private static double to(PointGiven given, Mistake<PointGiven, Vec2> closest) {
    return given.p().minus(closest.rule().answer(given)).length();
  }

  private static Vec2 away(PointGiven given) {
    return given.p().minus(ClosestPointSubject.closest(given));
  }

  @Override
  public Optional<PointGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = chance.below(2) == 0 ? Draw.point(chance) : a.plus(Draw.wholeLength(chance));
    PointGiven given = new PointGiven(a, b, Draw.point(chance));
    if (!Draw.isInside(b) || b.minus(a).lengthSquared() < 4) {
      return Optional.empty();
    }
    double distance = away(given).length();
    return Optional.of(given).filter(drawn -> distance >= 1 && Draw.isTenth(distance));
  }

  @Override
  public Value right(PointGiven given) {
    return Value.number(away(given).length());
  }

  @Override
  public Given given(PointGiven given) {
    return Scene.ofPoints().segment(given.a(), given.b()).point("c", given.p()).given();
  }

  @Override
  public Field field() {
    return Field.number("distance", "m");
  }

  @Override
  public List<String> solution(PointGiven given) {
    return List.of(
        "closest = " + NumberText.of(ClosestPointSubject.closest(given)),
        "distV = c - closest = " + NumberText.of(away(given)),
        "distance = |distV| = " + NumberText.of(away(given).length()));
  }

  @Override
  public WorkedExample worked(PointGiven given) {
    CircleGiven circle = new CircleGiven(given.a(), given.b(), given.p(), 1);
    return OverlapSubject.segmentCircle("SegmentCircle#overlaps", circle)
        .at("distance")
        .noted("The method asks for a radius; the distance is the same for each.");
  }

  @Override
  public String situation(PointGiven given) {
    return FootPlace.of(given.a(), given.b(), given.p());
  }
}
