package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Field;
import touchline.task.Given;
import touchline.task.Subject;
import touchline.task.Value;
import touchline.task.WorkedExample;

/** Whether a moving circle hits a line within the step. */
final class HitSubject implements Subject<MotionGiven> {
  /** Nearer to a decision than this rounding decides. */
  private static final double UNSURE = 1e-6;

  private static final List<String> IDS =
      List.of("S01", "S02", "S08", "S09", "S10", "S11", "S13", "S15");

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

  @Override
  public Optional<MotionGiven> draw(Chance chance) {
    return Motions.draw(chance).filter(HitSubject::isSure);
  }

  private static boolean isSure(MotionGiven given) {
    double gap = Motions.gap(given);
    double approach = Motions.approach(given);
    return gap > 0.1 && Math.abs(approach) > UNSURE && Math.abs(gap - approach) > UNSURE;
  }

  @Override
  public Value right(MotionGiven given) {
    return Value.yes(isTime(Motions.time(given)));
  }

  @Override
  public Given given(MotionGiven given) {
    return Motions.picture(given);
  }

  @Override
  public Field field() {
    return Field.yesNo("hit");
  }

  @Override
  public List<String> solution(MotionGiven given) {
    List<String> lines = new ArrayList<>(Motions.solution(given));
    double time = Motions.gap(given) / Motions.approach(given);
    lines.add(
        "gap / speed = " + NumberText.of(time) + (isTime(Motions.time(given)) ? ": yes" : ": no"));
    return lines;
  }

  @Override
  public WorkedExample worked(MotionGiven given) {
    return Motions.worked("MovingCircle#timeToLine", given);
  }
}
