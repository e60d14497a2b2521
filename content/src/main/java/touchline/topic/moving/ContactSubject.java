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

/** The point at which a moving circle touches the line that it hits: one decimal. */
final class ContactSubject implements Subject<MotionGiven> {
  @Override
  public Optional<MotionGiven> draw(Chance chance) {
    return Motions.draw(chance)
        .filter(given -> Motions.gap(given) >= 0.5 && Motions.time(given) <= 1)
        .filter(given -> Draw.isTenth(Motions.contact(given)));
  }

  @Override
  public Value right(MotionGiven given) {
    return Value.point(Motions.contact(given));
  }

  @Override
  public Given given(MotionGiven given) {
    return Motions.picture(given);
  }

  @Override
  public Field field() {
    return Field.point("contact");
  }

  @Override
  public List<String> solution(MotionGiven given) {
    List<String> lines = new ArrayList<>(Motions.solution(given));
    lines.add("time = gap / speed = " + NumberText.of(Motions.time(given)));
    lines.add("contact = " + NumberText.of(Motions.contact(given)));
    return lines;
  }

  @Override
  public WorkedExample worked(MotionGiven given) {
    // Every digit, so that the point comes out as it does above; this never runs in a browser.
    String time = "time: number " + Double.toString(Motions.time(given)) + " 0 1 0.001 step";
    return Motions.worked("MovingCircle#contactWithLine", given, time)
        .noted("The time of impact comes from the method of the exercise before.");
  }
}
