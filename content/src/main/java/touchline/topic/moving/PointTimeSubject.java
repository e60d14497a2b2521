package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** When a moving circle hits a point that it does hit, as a part of the step: two decimals. */
final class PointTimeSubject {
  /** Below it the circle as good as grazes the point. */
  private static final double LEAST_DISCRIMINANT = 1;

  private PointTimeSubject() {}

  /** What the task is about. */
  static Subject<PointMotion> subject() {
    return Subject.<PointMotion>number("time", "", given -> given.quadratic().time())
        .given(PointTimeSubject::draw, PointTimeSubject::picture)
        .solved(PointTimeSubject::solution, PointTimeSubject::worked);
  }

  private static Optional<PointMotion> draw(Chance chance) {
    return drawn(chance, 4).filter(given -> Draw.isHundredth(given.quadratic().time()));
  }

  /** Circles of at most that radius that come from outside and hit the point in the step. */
  static Optional<PointMotion> drawn(Chance chance, int mostRadius) {
    PointMotion drawn =
        new PointMotion(
            Draw.point(chance),
            Draw.point(chance),
            chance.between(1, mostRadius),
            Draw.point(chance));
    return Optional.of(drawn).filter(PointTimeSubject::hits);
  }

  private static boolean hits(PointMotion given) {
    PointQuadratic asked = given.quadratic();
    return asked.c() > 0
        && asked.b() < 0
        && asked.discriminant() >= LEAST_DISCRIMINANT
        && asked.time() <= 1;
  }

  private static Scene picture(PointMotion given) {
    return Scene.ofCircles()
        .point("point", given.point())
        .circle("circle", given.circle())
        .velocity(given.center(), given.velocity());
  }

  private static List<String> solution(PointMotion given) {
    PointQuadratic asked = given.quadratic();
    return List.of(
        "distV = centre - point = " + NumberText.of(given.center().minus(given.point())),
        "a = v · v = " + NumberText.of(asked.a()),
        "b = distV · v = " + NumberText.of(asked.b()),
        "c = distV · distV - r² = " + NumberText.of(asked.c()),
        "b² - a c = " + NumberText.of(asked.discriminant()),
        "time = (-b - √(b² - a c)) / a = " + NumberText.of(asked.time()));
  }

  private static WorkedExample worked(PointMotion given) {
    return WorkedExample.of("MovingCircle#timeToPoint")
        .circle(given.circle())
        .vector("velocity", given.velocity(), "circle")
        .point("point", given.point());
  }
}
