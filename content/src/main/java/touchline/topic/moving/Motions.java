package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.WorkedExample;
import touchline.taught.MovingCircle;

/**
 * Circles that move toward a line, with whole numbers; the points that name it are 5 or 10 apart.
 */
final class Motions {
  private Motions() {}

  /** Some of these hit, some do not. */
  static Optional<MotionGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    Vec2 center = Draw.point(chance);
    int radius = chance.between(1, 4);
    MotionGiven given = new MotionGiven(a, b, center, radius, Draw.point(chance));
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(b) && drawn.velocity().lengthSquared() >= 4);
  }

  static double time(MotionGiven given) {
    return MovingCircle.timeToLine(given.circle(), given.velocity(), given.line());
  }

  static Vec2 contact(MotionGiven given) {
    return MovingCircle.contactWithLine(
        given.circle(), given.velocity(), given.line(), time(given));
  }

  /** How far the circle is from the line at the start; negative when they overlap. */
  static double gap(MotionGiven given) {
    return Math.abs(distance(given)) - given.radius();
  }

  static double distance(MotionGiven given) {
    return given.line().normal().dot(given.center().minus(given.a()));
  }

  static Scene picture(MotionGiven given) {
    return Scene.ofCircles()
        .line(given.a(), given.b())
        .circle(given.center(), given.radius())
        .velocity(given.center(), given.velocity());
  }

  /** A method that answers a question about a line. */
  static WorkedExample worked(String method, MotionGiven given) {
    return WorkedExample.of(method)
        .circle(given.circle())
        .vector("velocity", given.velocity(), "circle")
        .line(given.a(), given.b());
  }

  static List<String> solution(MotionGiven given) {
    return List.of(
        "distance of c from the line = " + NumberText.of(Math.abs(distance(given))),
        "gap = distance - r = " + NumberText.of(gap(given)),
        "speed towards the line = " + NumberText.of(approach(given)));
  }

  static double approach(MotionGiven given) {
    double along = given.line().normal().dot(given.velocity());
    return distance(given) < 0 ? along : -along;
  }
}
