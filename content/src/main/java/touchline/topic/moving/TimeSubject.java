package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.task.Draw;
import touchline.task.Field;
import touchline.task.Given;
import touchline.task.Subject;
import touchline.task.Value;
import touchline.task.WorkedExample;

/** When a moving circle hits a line that it does hit, as a part of the step: two decimals. */
final class TimeSubject implements Subject<MotionGiven> {
  @Override
  public Optional<MotionGiven> draw(Chance chance) {
    return Motions.draw(chance)
        .filter(given -> Motions.gap(given) >= 0.5)
        .filter(given -> Motions.time(given) <= 1 && Draw.isHundredth(Motions.time(given)));
  }

  @Override
  public Value right(MotionGiven given) {
    return Value.number(Motions.time(given));
  }

  @Override
  public Given given(MotionGiven given) {
    return Motions.picture(given);
  }

  @Override
  public Field field() {
    return Field.number("time", "");
  }

  @Override
  public List<String> solution(MotionGiven given) {
    List<String> lines = new ArrayList<>(Motions.solution(given));
    lines.add("time = gap / speed = " + NumberText.of(Motions.time(given)));
    return lines;
  }

  @Override
  public WorkedExample worked(MotionGiven given) {
    return Motions.worked("MovingCircle#timeToLine", given);
  }
}
