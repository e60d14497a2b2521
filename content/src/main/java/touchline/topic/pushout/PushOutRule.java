package touchline.topic.pushout;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Subject;
import touchline.topic.overlap.CircleGiven;

/** The push of a circle whose centre lies on the segment, where a rule chooses the direction. */
final class PushOutRule {
  private PushOutRule() {}

  static Subject<CircleGiven> subject() {
    return PushOutSubject.about(
            Field.point("offset"), given -> Value.point(PushOutSubject.offset(given)))
        .drawn(PushOutRule::drawn)
        .solved(
            given ->
                List.of(
                    "distance = 0, so depth = r = " + NumberText.of(given.radius()),
                    "left normal of b - a = " + NumberText.of(given.point().normal()),
                    "offset = r · normal = " + NumberText.of(PushOutSubject.offset(given))));
  }

  static List<Mistake<CircleGiven, Vec2>> mistakes() {
    return List.of(
        new Mistake<>(PushOutMistakes.ON_SEGMENT, g -> Vec2.ZERO),
        new Mistake<>("P20", g -> g.point().normal().times(-g.radius())),
        new Mistake<>("P21", g -> g.d().unit().times(g.radius())),
        new Mistake<>("P22", g -> new Vec2(0, g.radius())),
        new Mistake<>("P24", g -> g.point().left().times(g.radius())));
  }

  /** At an end, or between the ends; only where no rounding hides that the distance is 0. */
  private static Optional<CircleGiven> drawn(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 way = Draw.wholeLength(chance);
    Vec2 center = a.plus(way.times(chance.between(0, 2) / 2.0));
    CircleGiven given = new CircleGiven(a, a.plus(way), center, chance.between(1, 5));
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(drawn.b()) && PushOutSubject.distance(drawn) == 0);
  }
}
