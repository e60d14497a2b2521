package touchline.topic.pushout;

import java.util.List;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Subject;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapSubject;

/** The two parts of the push by themselves: how deep the circle is, and which way leads out. */
final class PushOutParts {
  private PushOutParts() {}

  /** Radius minus distance; below zero where the two are apart. */
  static Subject<CircleGiven> depth() {
    return PushOutSubject.about(Field.number("depth", "m"), given -> Value.number(depth(given)))
        .drawn(PushOutSubject::drawn)
        .solved(
            given ->
                List.of(
                    "distance = " + NumberText.of(given.distance()),
                    "depth = r - distance = " + NumberText.of(depth(given))))
        .worked(given -> OverlapSubject.segmentCircle("SegmentCircle#offset", given).at("depth"));
  }

  static List<Mistake<CircleGiven, Double>> depthMistakes() {
    return List.of(
        new Mistake<>("P16", g -> -depth(g)),
        new Mistake<>("P17", g -> g.radius() - g.lineDistance()),
        new Mistake<>("P18", g -> g.radius() - g.endDistance()),
        new Mistake<>("P12", g -> 2 * g.radius() - g.distance()),
        new Mistake<>("P09", g -> g.radius() * g.radius() - g.distance() * g.distance()));
  }

  private static double depth(CircleGiven given) {
    return given.radius() - OverlapSubject.away(given).length();
  }

  /** The unit vector from the closest point to the centre of a circle that penetrates. */
  static Subject<CircleGiven> direction() {
    return PushOutSubject.about(Field.direction("direction"), given -> Value.point(way(given)))
        .drawn(chance -> PushOutSubject.drawn(chance).filter(PushOutParts::isClear))
        .solved(
            given ->
                List.of(
                    "closest = " + NumberText.of(given.center().minus(OverlapSubject.away(given))),
                    "distV = c - closest = " + NumberText.of(OverlapSubject.away(given)),
                    "distance = |distV| = " + NumberText.of(given.distance()),
                    "direction = distV / distance = " + NumberText.of(way(given))))
        .worked(
            given -> OverlapSubject.segmentCircle("SegmentCircle#offset", given).at("direction"));
  }

  static List<Mistake<CircleGiven, Vec2>> directionMistakes() {
    return List.of(
        new Mistake<>("P01", g -> way(g).times(-1)),
        new Mistake<>("P06", g -> left(g)),
        new Mistake<>("P07", g -> left(g).times(left(g).dot(g.point().w()) < 0 ? -1 : 1)),
        new Mistake<>("P10", g -> OverlapSubject.away(g).times(1 / g.radius())),
        new Mistake<>("P19", OverlapSubject::away));
  }

  private static Vec2 left(CircleGiven given) {
    return given.point().normal();
  }

  private static Vec2 way(CircleGiven given) {
    return OverlapSubject.away(given).unit();
  }

  private static boolean isClear(CircleGiven given) {
    return depth(given) > 0 && Draw.isHundredth(way(given).x()) && Draw.isHundredth(way(given).y());
  }
}
