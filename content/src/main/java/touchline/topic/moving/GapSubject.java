package touchline.topic.moving;

import java.util.List;
import java.util.Set;
import touchline.mistake.Mistake;
import touchline.mistake.Slip;
import touchline.task.Draw;
import touchline.task.Subject;

/** How much room is between a circle and a line before it moves: one decimal. */
final class GapSubject {
  /** Slips of what comes before the time. */
  private static final Set<String> BEFORE_TIME =
      Set.of("S01", "S02", "S03", "S08", "S09", "S10", "S11", "S12");

  private GapSubject() {}

  /** What the task is about. */
  static Subject<MotionGiven> subject() {
    return Subject.number("gap", "m", Motions::gap)
        .given(Motions::draw, Motions::picture)
        .only(given -> Motions.gap(given) >= 0.5 && Draw.isTenth(Motions.gap(given)))
        .solved(given -> Motions.solution(given).subList(0, 2))
        .worked(given -> Motions.worked("MovingCircle#timeToLine", given).at("gap"));
  }

  static List<Mistake<MotionGiven, Double>> mistakes() {
    return Slip.mistakes(
        MovingFormula.slips().stream().filter(slip -> BEFORE_TIME.contains(slip.id())).toList(),
        slip -> new MovingFormula(slip)::gap);
  }
}
