package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Draw;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** The point at which a moving circle touches the line that it hits: one decimal. */
final class ContactSubject {

  private ContactSubject() {}

  /** What the task is about. */
  static Subject<MotionGiven> subject() {
    return Subject.point("contact", Motions::contact)
        .given(Motions::draw, Motions::picture)
        .only(given -> Motions.gap(given) >= 0.5 && Motions.time(given) <= 1)
        .only(given -> Draw.isTenth(Motions.contact(given)))
        .solved(ContactSubject::solution, ContactSubject::worked);
  }

  private static List<String> solution(MotionGiven given) {
    List<String> lines = new ArrayList<>(Motions.solution(given));
    lines.add("time = gap / speed = " + NumberText.of(Motions.time(given)));
    lines.add("contact = " + NumberText.of(Motions.contact(given)));
    return lines;
  }

  private static WorkedExample worked(MotionGiven given) {
    // Every digit, so that the point comes out as it does above; this never runs in a browser.
    String time = "time: number " + Double.toString(Motions.time(given)) + " 0 1 0.001 step";
    return Motions.worked("MovingCircle#contactWithLine", given)
        .input(time)
        .noted("The time of impact comes from the method of the exercise before.");
  }
}
