package touchline.topic.line;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Subject;
import touchline.topic.overlap.CircleGiven;

/** Where the centre of a circle lies with respect to the two offset lines of its radius. */
final class StripSubject {
  private static final List<String> OPTIONS =
      List.of("In front of both.", "Between the two.", "Behind both.");

  private StripSubject() {}

  static Subject<CircleGiven> subject() {
    return Subject.<CircleGiven>of(
            Field.choice("place", OPTIONS), given -> option(signed(given), given.radius()))
        .given(StripSubject::drawn, LineCircleSubject::picture)
        .solved(StripSubject::solution)
        .worked(
            given ->
                LineCircleSubject.worked("LineCircle#overlaps", given)
                    .at("distance")
                    .noted("More than r is in front of both lines, less than -r behind both."));
  }

  static List<Mistake<CircleGiven, Value>> mistakes() {
    return List.of(
        new Mistake<>("L4", g -> Value.option(signed(g) > g.radius() ? 0 : 1)),
        new Mistake<>("O08", g -> option(signed(g), 2 * g.radius())),
        new Mistake<>("S09", g -> option(g.point().normal().dot(g.center()), g.radius())),
        new Mistake<>("S12", g -> option(g.d().unit().dot(g.w()), g.radius())),
        new Mistake<>("S17", g -> option(-signed(g), g.radius())));
  }

  private static Value option(double distance, double radius) {
    if (Math.abs(distance) <= radius) {
      return Value.option(1);
    }
    return Value.option(distance > 0 ? 0 : 2);
  }

  private static double signed(CircleGiven given) {
    Vec2 normal = given.point().normal();
    return normal.dot(given.w());
  }

  private static List<String> solution(CircleGiven given) {
    return List.of(
        "signed distance of c = " + NumberText.of(signed(given)),
        "r = " + NumberText.of(given.radius()),
        OPTIONS.get((int) option(signed(given), given.radius()).x()));
  }

  private static Optional<CircleGiven> drawn(Chance chance) {
    return LineCircleSubject.drawn(chance)
        .filter(given -> Math.abs(Math.abs(signed(given)) - given.radius()) >= 0.5);
  }
}
