package touchline.topic.line;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.LineCircle;
import touchline.topic.overlap.CircleGiven;

/** Whether a circle touches the line through a and b. */
public final class LineCircleSubject {
  /** Nearer to a touch than this a picture cannot decide, in metres. */
  private static final double UNSURE = 0.15;

  private LineCircleSubject() {}

  /** What the task is about. */
  static Subject<CircleGiven> subject() {
    return Subject.<CircleGiven>of(
            Field.yesNo("touch"),
            given -> Value.yes(LineCircle.overlaps(line(given), given.circle())))
        .drawn(
            chance ->
                drawn(chance)
                    .filter(given -> Math.abs(Math.abs(distance(given)) - given.radius()) > UNSURE))
        .pictured(
            given ->
                Scene.ofCircles()
                    .line(given.a(), given.b())
                    .circle(given.center(), given.radius())
                    .given())
        .solved(LineCircleSubject::solution)
        .worked(
            given ->
                WorkedExample.of(
                    "LineCircle#overlaps",
                    WorkedExample.line(given.a(), given.b()),
                    WorkedExample.circle(given.circle())));
  }

  static Line line(CircleGiven given) {
    return Line.through(given.a(), given.b());
  }

  private static double distance(CircleGiven given) {
    return LineCircle.signedDistance(line(given), given.center());
  }

  static Optional<CircleGiven> drawn(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    CircleGiven given = new CircleGiven(a, b, Draw.point(chance), chance.between(1, 5));
    return Optional.of(given).filter(drawn -> Draw.isInside(b));
  }

  private static List<String> solution(CircleGiven given) {
    double distance = distance(given);
    boolean touch = Math.abs(distance) <= given.radius();
    return List.of(
        "signed distance of c = " + NumberText.of(distance),
        "r = " + NumberText.of(given.radius()) + (touch ? ": yes" : ": no"));
  }
}
