package touchline.topic.overlap;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Subject;

/** How a circle and a segment lie to each other. */
public final class RelationSubject {
  private static final int APART = 0;
  private static final int TOUCHING = 1;
  private static final int CROSSING = 2;
  private static final int INSIDE = 3;

  private static final List<String> OPTIONS =
      List.of(
          "They are apart.",
          "They touch, and no point of the segment lies inside the circle.",
          "Part of the segment lies inside the circle.",
          "The whole segment lies inside the circle.");

  private RelationSubject() {}

  /** What the task is about. */
  static Subject<CircleGiven> subject() {
    return Subject.<CircleGiven>of(
            Field.choice("relation", OPTIONS), given -> Value.option(lie(given)))
        .given(RelationSubject::draw, OverlapSubject::picture)
        .solved(RelationSubject::solution)
        .worked(given -> OverlapSubject.segmentCircle("SegmentCircle#overlaps", given));
  }

  public static List<Mistake<CircleGiven, Value>> mistakes() {
    return List.of(
        idea("O01", given -> relation(given, lineDistance(given), given.radius())),
        idea("O02", given -> lie(given) == TOUCHING ? APART : lie(given)),
        idea("O03", given -> relation(given, square(distance(given)), given.radius())),
        idea("O04", given -> relation(given, distance(given), square(given.radius()))),
        idea("O06", given -> relation(given, nearestEnd(given), given.radius())),
        idea("O07", given -> relation(given, distance(given), given.radius() / 2)),
        idea("O08", given -> relation(given, distance(given), 2 * given.radius())),
        idea("O10", given -> lie(given) == INSIDE ? APART : lie(given)));
  }

  private interface Relation {
    int of(CircleGiven given);
  }

  private static Mistake<CircleGiven, Value> idea(String id, Relation relation) {
    return new Mistake<>(id, given -> Value.option(relation.of(given)));
  }

  private static int lie(CircleGiven given) {
    return relation(given, distance(given), given.radius());
  }

  private static int relation(CircleGiven given, double distance, double reach) {
    if (distance >= reach) {
      return distance > reach ? APART : TOUCHING;
    }
    return farthestEnd(given) <= reach ? INSIDE : CROSSING;
  }

  private static double distance(CircleGiven given) {
    return OverlapSubject.away(given).length();
  }

  private static double lineDistance(CircleGiven given) {
    var d = given.b().minus(given.a());
    return Math.abs(d.cross(given.center().minus(given.a()))) / d.length();
  }

  private static double nearestEnd(CircleGiven given) {
    return Math.min(toA(given), toB(given));
  }

  private static double farthestEnd(CircleGiven given) {
    return Math.max(toA(given), toB(given));
  }

  private static double toA(CircleGiven given) {
    return given.center().minus(given.a()).length();
  }

  private static double toB(CircleGiven given) {
    return given.center().minus(given.b()).length();
  }

  private static double square(double value) {
    return value * value;
  }

  private static Optional<CircleGiven> draw(Chance chance) {
    CircleGiven given = Probes.draw(chance);
    return Optional.of(given)
        .filter(drawn -> Probes.isPleasant(drawn) && OverlapSubject.isSure(drawn));
  }

  private static List<String> solution(CircleGiven given) {
    return List.of(
        "distance of the segment = " + NumberText.of(distance(given)),
        "distance of the farther end = " + NumberText.of(farthestEnd(given)),
        "r = " + NumberText.of(given.radius()),
        OPTIONS.get(lie(given)));
  }
}
