package touchline.topic.line;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.topic.closestpoint.PointGiven;

/** The distance of p from the line through a and b, positive on the left of the way to b. */
public final class LineDistanceSubject {
  private LineDistanceSubject() {}

  /** What the task is about. */
  static Subject<PointGiven> subject() {
    return Subject.number("distance", "m", LineDistanceMistakes::distance)
        .given(LineDistanceSubject::draw, LineDistanceSubject::picture)
        .solved(LineDistanceSubject::solution, LineDistanceSubject::signedDistance);
  }

  private static Optional<PointGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    PointGiven given = new PointGiven(a, b, Draw.point(chance));
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(b) && Math.abs(LineDistanceMistakes.distance(drawn)) >= 0.5);
  }

  static Scene picture(PointGiven given) {
    return Scene.ofPoints().line(given.a(), given.b()).point("p", given.p());
  }

  private static List<String> solution(PointGiven given) {
    Vec2 normal = given.normal();
    return List.of(
        "n = " + NumberText.of(normal),
        "n · a = " + NumberText.of(normal.dot(given.a())),
        "n · p = " + NumberText.of(normal.dot(given.p())),
        "distance = n · p - n · a = " + NumberText.of(LineDistanceMistakes.distance(given)));
  }

  static WorkedExample signedDistance(PointGiven given) {
    return WorkedExample.of("LineCircle#signedDistance")
        .line(given.a(), given.b())
        .point("p", given.p());
  }
}
