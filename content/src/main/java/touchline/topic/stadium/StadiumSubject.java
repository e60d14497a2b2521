package touchline.topic.stadium;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.StadiumCollision;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapSubject;
import touchline.topic.overlap.Probes;

/** Whether a circle touches a stadium. */
public final class StadiumSubject {
  private StadiumSubject() {}

  /** What the task is about. */
  static Subject<StadiumGiven> subject() {
    return Subject.yesNo("touch", StadiumSubject::touch)
        .given(StadiumSubject::draw, StadiumSubject::picture)
        .solved(StadiumSubject::solution)
        .worked(given -> stadiumCircle("StadiumCollision#overlapsCircle", given));
  }

  private static boolean touch(StadiumGiven given) {
    return StadiumCollision.overlaps(given.stadium(), given.circle());
  }

  private static Optional<StadiumGiven> draw(Chance chance) {
    CircleGiven sum = Probes.draw(chance);
    int radius = chance.between(1, 4);
    if (!Probes.isPleasant(sum) || !OverlapSubject.isSure(sum) || sum.radius() <= radius) {
      return Optional.empty();
    }
    return Optional.of(
        new StadiumGiven(sum.a(), sum.b(), radius, sum.center(), sum.radius() - radius));
  }

  static Scene picture(StadiumGiven given) {
    return Scene.ofCircles()
        .stadium(given.a(), given.b(), given.radius())
        .circle(given.center(), given.otherRadius());
  }

  private static List<String> solution(StadiumGiven given) {
    double distance = OverlapSubject.away(given.grown()).length();
    double reach = given.grown().radius();
    return List.of(
        "distance of c from the core = " + NumberText.of(distance),
        "R + r = " + NumberText.of(reach) + (distance <= reach ? ": yes" : ": no"));
  }

  static WorkedExample stadiumCircle(String method, StadiumGiven given) {
    return WorkedExample.of(method)
        .stadium(given.a(), given.b(), given.radius())
        .circle(given.circle());
  }
}
