package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.mistake.Mistake;
import touchline.task.Subject;

/** Whether a moving circle hits a line within the step. */
final class HitSubject {
  /** Nearer to a decision than this rounding decides. */
  private static final double UNSURE = 1e-6;

  private static final List<String> IDS =
      List.of("S01", "S02", "S08", "S09", "S10", "S11", "S13", "S15");

  private HitSubject() {}

  /** What the task is about. */
  static Subject<MotionGiven> subject() {
    return Subject.<MotionGiven>yesNo("hit", given -> isTime(Motions.time(given)))
        .given(Motions::draw, Motions::picture)
        .only(HitSubject::isSure)
        .solved(HitSubject::solution, given -> Motions.worked("MovingCircle#timeToLine", given));
  }

  /** Where an idea is written in several ways, the first one: they decide alike here. */
  static List<Mistake<MotionGiven, Boolean>> mistakes() {
    List<Mistake<MotionGiven, Boolean>> mistakes = new ArrayList<>();
    List<String> left = new ArrayList<>(IDS);
    for (Mistake<MotionGiven, Double> time : MovingCircleMistakes.inStep()) {
      if (left.remove(time.id())) {
        mistakes.add(time.then((given, wrong) -> isTime(wrong)));
      }
    }
    return mistakes;
  }

  private static boolean isTime(double time) {
    return time >= 0 && time < Double.POSITIVE_INFINITY;
  }

  private static boolean isSure(MotionGiven given) {
    double gap = Motions.gap(given);
    double approach = Motions.approach(given);
    return gap > 0.1 && Math.abs(approach) > UNSURE && Math.abs(gap - approach) > UNSURE;
  }

  private static List<String> solution(MotionGiven given) {
    List<String> lines = new ArrayList<>(Motions.solution(given));
    double time = Motions.gap(given) / Motions.approach(given);
    lines.add(
        "gap / speed = " + NumberText.of(time) + (isTime(Motions.time(given)) ? ": yes" : ": no"));
    return lines;
  }
}
