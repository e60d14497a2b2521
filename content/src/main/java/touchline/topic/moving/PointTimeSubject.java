package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
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
    return Subject.<PointMotion>of(
            Field.number("time", ""), given -> Value.number(given.quadratic().time()))
        .drawn(PointTimeSubject::draw)
        .pictured(
            given ->
                Scene.ofCircles()
                    .point("point", given.point())
                    .circle("circle", given.circle())
                    .velocity(given.center(), given.velocity())
                    .given())
        .solved(PointTimeSubject::solution)
        .worked(
            given ->
                WorkedExample.of(
                    "MovingCircle#timeToPoint",
                    WorkedExample.circle(given.circle()),
                    WorkedExample.vector("velocity", given.velocity(), "circle"),
                    WorkedExample.point("point", given.point())));
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
}
