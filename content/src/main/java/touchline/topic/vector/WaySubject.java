package touchline.topic.vector;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Given;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Asks something about the way from a to b, which is neither level nor upright. */
abstract class WaySubject implements Subject<PointsGiven> {
  @Override
  public Optional<PointsGiven> draw(Chance chance) {
    PointsGiven given = drawn(chance);
    Vec2 way = given.way();
    return Optional.of(given)
        .filter(points -> Draw.isInside(points.b()) && way.x() != 0 && way.y() != 0);
  }

  PointsGiven drawn(Chance chance) {
    Vec2 a = Draw.point(chance);
    return new PointsGiven(a, Draw.point(chance));
  }

  @Override
  public Given given(PointsGiven given) {
    return Scene.ofPoints().point("a", given.a()).point("b", given.b()).given();
  }

  @Override
  public WorkedExample worked(PointsGiven given) {
    return WorkedExample.of(
        "Measure#distance",
        WorkedExample.point("a", given.a()),
        WorkedExample.point("b", given.b()));
  }
}
