package touchline.topic.vector;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Given;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Asks something about two vectors: how much of v lies along w, which is 5 or 10 m long. */
abstract class ShadowSubject implements Subject<VectorsGiven> {
  @Override
  public Optional<VectorsGiven> draw(Chance chance) {
    Vec2 v = Draw.vector(chance, Draw.FARTHEST);
    VectorsGiven given = new VectorsGiven(v, Draw.wholeLength(chance));
    return Optional.of(given)
        .filter(drawn -> v.x() != 0 && v.y() != 0 && Draw.isInside(drawn.w()) && drawn.dot() != 0);
  }

  @Override
  public Given given(VectorsGiven given) {
    return Scene.ofPoints().arrow("v", given.v()).arrow("w", given.w()).given();
  }

  @Override
  public WorkedExample worked(VectorsGiven given) {
    return projection(given.v(), given.w());
  }

  static WorkedExample projection(Vec2 v, Vec2 w) {
    return WorkedExample.of(
        "Measure#projection",
        WorkedExample.point("start", Vec2.ZERO),
        WorkedExample.vector("v", v, "start"),
        WorkedExample.vector("w", w, "start"));
  }
}
