package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.task.Draw;
import touchline.task.Subject;

/** How far a pass stays clear of all opponents: a number with at most one decimal. */
final class ClearanceSubject {

  private ClearanceSubject() {}

  /** What the task is about. */
  static Subject<PassGiven> subject() {
    return Subject.number("clearance", "m", ClearanceSubject::clearance)
        .drawn(chance -> Passes.draw(chance).filter(given -> Draw.isTenth(clearance(given))))
        .pictured(Passes::picture)
        .solved(ClearanceSubject::solution)
        .worked(given -> PassSubject.among("SafePass#clearance", given));
  }

  private static double clearance(PassGiven given) {
    double smallest = Double.POSITIVE_INFINITY;
    for (Circle one : given.opponents()) {
      smallest = Math.min(smallest, given.clear(one));
    }
    return smallest;
  }

  private static List<String> solution(PassGiven given) {
    List<String> lines = new ArrayList<>(PassSubject.clearances(given));
    lines.add("the smallest is " + NumberText.of(clearance(given)));
    return lines;
  }
}
