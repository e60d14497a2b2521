package touchline.topic.line;

import java.util.List;
import java.util.Optional;
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
    return Subject.<CircleGiven>yesNo(
            "touch", given -> LineCircle.overlaps(line(given), given.circle()))
        .given(LineCircleSubject::drawn, LineCircleSubject::picture)
        .only(given -> Math.abs(Math.abs(distance(given)) - given.radius()) > UNSURE)
        .solved(LineCircleSubject::solution, given -> worked("LineCircle#overlaps", given));
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

  static Scene picture(CircleGiven given) {
    return Scene.ofCircles().line(given.a(), given.b()).circle(given.center(), given.radius());
  }

  static WorkedExample worked(String method, CircleGiven given) {
    return WorkedExample.of(method).line(given.a(), given.b()).circle(given.circle());
  }

  private static List<String> solution(CircleGiven given) {
    double distance = distance(given);
    boolean touch = Math.abs(distance) <= given.radius();
    return List.of(
        "signed distance of c = " + NumberText.of(distance),
        "r = " + NumberText.of(given.radius()) + (touch ? ": yes" : ": no"));
  }
}
