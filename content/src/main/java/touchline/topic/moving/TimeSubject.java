package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Draw;
import touchline.task.Subject;

/** When a moving circle hits a line that it does hit, as a part of the step: two decimals. */
final class TimeSubject {

  private TimeSubject() {}

  /** What the task is about. */
  static Subject<MotionGiven> subject() {
    return Subject.number("time", "", Motions::time)
        .given(Motions::draw, Motions::picture)
        .only(given -> Motions.gap(given) >= 0.5 && Motions.time(given) <= 1)
        .only(given -> Draw.isHundredth(Motions.time(given)))
        .solved(TimeSubject::solution, given -> Motions.worked("MovingCircle#timeToLine", given));
  }

  private static List<String> solution(MotionGiven given) {
    List<String> lines = new ArrayList<>(Motions.solution(given));
    lines.add("time = gap / speed = " + NumberText.of(Motions.time(given)));
    return lines;
  }
}
