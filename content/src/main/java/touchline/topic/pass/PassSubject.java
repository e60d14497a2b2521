package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.task.Field;
import touchline.task.Given;
import touchline.task.Subject;
import touchline.task.Value;
import touchline.task.WorkedExample;

/** Whether a pass is clean. */
final class PassSubject implements Subject<PassGiven> {
  @Override
  public Optional<PassGiven> draw(Chance chance) {
    return Passes.draw(chance);
  }

  @Override
  public Value right(PassGiven given) {
    return Value.yes(given.opponents().stream().allMatch(one -> given.clear(one) > 0));
  }

  @Override
  public Given given(PassGiven given) {
    return Passes.picture(given);
  }

  @Override
  public Field field() {
    return Field.yesNo("clean");
  }

  @Override
  public List<String> solution(PassGiven given) {
    List<String> lines = new ArrayList<>(clearances(given));
    lines.add(right(given).x() == 1 ? "all above 0: yes" : "not all above 0: no");
    return lines;
  }

  static List<String> clearances(PassGiven given) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < given.opponents().size(); i++) {
      Circle one = given.opponents().get(i);
      lines.add("clear of " + Passes.name(i) + " by " + NumberText.of(given.clear(one)));
    }
    return lines;
  }

  @Override
  public WorkedExample worked(PassGiven given) {
    return among("SafePass#isClean", given);
  }

  /** The methods know no ball, so each circle is larger by its radius. */
  static WorkedExample among(String method, PassGiven given) {
    List<Circle> grown = new ArrayList<>();
    for (Circle one : given.opponents()) {
      grown.add(new Circle(one.center(), one.radius() + given.ball()));
    }
    return WorkedExample.of(
            method,
            WorkedExample.point("a", given.a()),
            WorkedExample.point("b", given.b()),
            WorkedExample.circles("opponents", grown))
        .noted("Here each circle is larger by the radius of the ball.");
  }
}
