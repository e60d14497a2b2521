package touchline.topic.moving;

import java.util.List;
import touchline.answer.Field;
import touchline.diagram.NumberText;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Subject;

/** How far a step brings the centre nearer to a line: one decimal, negative when it moves away. */
final class ApproachSubject {
  private ApproachSubject() {}

  /** What the task is about. */
  static Subject<MotionGiven> subject() {
    return Subject.number("approach", Field.PER_STEP, Motions::approach)
        .given(Motions::draw, Motions::picture)
        .only(given -> Math.abs(Motions.distance(given)) >= 1)
        .only(given -> Math.abs(Motions.approach(given)) >= 0.5)
        .only(given -> Draw.isTenth(Motions.approach(given)))
        .solved(ApproachSubject::solution)
        .worked(
            given ->
                Motions.worked("MovingCircle#timeToLine", given)
                    .at("speed")
                    .noted("The method counts it along the normal, with the other sign."));
  }

  static List<Mistake<MotionGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("S07", given -> given.velocity().length()),
        new Mistake<>("S04", given -> -given.approach()),
        new Mistake<>("S03", given -> given.approach() * given.length()),
        new Mistake<>("S12", ApproachSubject::along));
  }

  private static double along(MotionGiven given) {
    return given.b().minus(given.a()).unit().dot(given.velocity());
  }

  private static List<String> solution(MotionGiven given) {
    return List.of(
        "n, the unit normal towards c = " + NumberText.of(given.normal()),
        "n · v = " + NumberText.of(given.normal().dot(given.velocity())),
        "approach = -(n · v) = " + NumberText.of(Motions.approach(given)));
  }
}
