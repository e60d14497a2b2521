package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.task.Draw;
import touchline.task.Field;
import touchline.task.Given;
import touchline.task.Subject;
import touchline.task.Value;
import touchline.task.WorkedExample;

/** How far a pass stays clear of all opponents: a number with at most one decimal. */
final class ClearanceSubject implements Subject<PassGiven> {
  @Override
  public Optional<PassGiven> draw(Chance chance) {
    return Passes.draw(chance).filter(given -> Draw.isTenth(clearance(given)));
  }

  private static double clearance(PassGiven given) {
    double smallest = Double.POSITIVE_INFINITY;
    for (Circle one : given.opponents()) {
      smallest = Math.min(smallest, given.clear(one));
    }
    return smallest;
  }

  @Override
  public Value right(PassGiven given) {
    return Value.number(clearance(given));
  }

  @Override
  public Given given(PassGiven given) {
    return Passes.picture(given);
  }

  @Override
  public Field field() {
    return Field.number("clearance", "m");
  }

  @Override
  public List<String> solution(PassGiven given) {
    List<String> lines = new ArrayList<>(PassSubject.clearances(given));
    lines.add("the smallest is " + NumberText.of(clearance(given)));
    return lines;
  }

  @Override
  public WorkedExample worked(PassGiven given) {
    return PassSubject.among("SafePass#clearance", given);
  }
}
