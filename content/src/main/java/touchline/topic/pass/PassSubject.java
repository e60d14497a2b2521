package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Whether a pass is clean. */
final class PassSubject {

  private PassSubject() {}

  /** What the task is about. */
  static Subject<PassGiven> subject() {
    return Subject.<PassGiven>of(Field.yesNo("clean"), PassSubject::right)
        .given(Passes::draw, Passes::picture)
        .solved(PassSubject::solution, given -> among("SafePass#isClean", given));
  }

  private static Value right(PassGiven given) {
    return Value.yes(given.opponents().stream().allMatch(one -> given.clear(one) > 0));
  }

  private static List<String> solution(PassGiven given) {
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

  /** The methods know no ball, so each circle is larger by its radius. */
  static WorkedExample among(String method, PassGiven given) {
    List<Circle> grown = new ArrayList<>();
    for (Circle one : given.opponents()) {
      grown.add(new Circle(one.center(), one.radius() + given.ball()));
    }
    return WorkedExample.of(method)
        .segment(given.a(), given.b())
        .circles("opponents", grown)
        .noted("Here each circle is larger by the radius of the ball.");
  }
}
