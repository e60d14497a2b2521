package touchline.topic.pushout;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Subject;
import touchline.taught.SegmentCircle;
import touchline.topic.closestpoint.FootPlace;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapSubject;
import touchline.topic.overlap.Probes;

/** The move that takes a circle off a segment; it can be typed with one decimal. */
public final class PushOutSubject {

  private PushOutSubject() {}

  /** What the task is about. */
  static Subject<CircleGiven> subject() {
    return about(Field.point("offset"), given -> Value.point(offset(given)))
        .drawn(PushOutSubject::drawn)
        .solved(PushOutSubject::solution);
  }

  /** A question about a circle and a segment that the method of this lesson answers. */
  static Subject<CircleGiven> about(Field field, Function<CircleGiven, Value> right) {
    return Subject.of(field, right)
        .pictured(OverlapSubject::picture)
        .worked(given -> OverlapSubject.segmentCircle("SegmentCircle#offset", given))
        .sorted(given -> FootPlace.of(given.a(), given.b(), given.center()));
  }

  static double distance(CircleGiven given) {
    return OverlapSubject.away(given).length();
  }

  public static Optional<CircleGiven> drawn(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    CircleGiven given = new CircleGiven(a, b, Draw.point(chance), chance.between(2, 7));
    if (!Probes.isPleasant(given)) {
      return Optional.empty();
    }
    double distance = OverlapSubject.away(given).length();
    boolean clear = distance >= 1 && Math.abs(distance - given.radius()) >= 0.5;
    return Optional.of(given)
        .filter(drawn -> clear && Draw.isTenth(distance) && Draw.isTenth(offset(drawn)));
  }

  static Vec2 offset(CircleGiven given) {
    return SegmentCircle.offset(given.segment(), given.circle());
  }

  private static List<String> solution(CircleGiven given) {
    return solution(given, "r");
  }

  /** The lines for a circle whose radius has this name. */
  public static List<String> solution(CircleGiven given, String radius) {
    Vec2 distV = OverlapSubject.away(given);
    double depth = given.radius() - distV.length();
    return List.of(
        "closest = " + NumberText.of(given.center().minus(distV)),
        "distV = c - closest = " + NumberText.of(distV),
        "distance = |distV| = " + NumberText.of(distV.length()),
        "depth = " + radius + " - distance = " + NumberText.of(depth),
        depth <= 0
            ? "depth <= 0, so offset = (0, 0)"
            : "offset = depth · distV / |distV| = " + NumberText.of(offset(given)));
  }
}
