package touchline.topic.line;

import java.util.List;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.geometry.Line;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.LineCircle;
import touchline.topic.overlap.CircleGiven;

/** The offset of the line on which the centres of touching circles lie, left of a to b. */
public final class OffsetLineSubject {

  private OffsetLineSubject() {}

  /** What the task is about. */
  static Subject<CircleGiven> subject() {
    return Subject.<CircleGiven>of(Field.number("offset", "m"), OffsetLineSubject::right)
        .drawn(LineCircleSubject::drawn)
        .only(given -> Math.abs(LineCircleSubject.line(given).offset()) >= 0.5)
        .pictured(given -> Scene.ofPoints().line(given.a(), given.b()).number("r", given.radius()))
        .solved(OffsetLineSubject::solution, OffsetLineSubject::worked);
  }

  private static Value right(CircleGiven given) {
    Line line = LineCircleSubject.line(given);
    return Value.number(LineCircle.offsetLine(line, given.radius()).offset());
  }

  private static List<String> solution(CircleGiven given) {
    Line line = LineCircleSubject.line(given);
    return List.of(
        "N = " + NumberText.of(line.normal()),
        "D = N · a = " + NumberText.of(line.offset()),
        "D + r = " + NumberText.of(line.offset() + given.radius()));
  }

  private static WorkedExample worked(CircleGiven given) {
    return WorkedExample.of("LineCircle#offsetLine")
        .line(given.a(), given.b())
        .number("radius", given.radius(), "0 5 0.1 m")
        .at("offset");
  }
}
