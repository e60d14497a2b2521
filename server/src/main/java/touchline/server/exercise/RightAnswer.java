package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Field;
import touchline.server.exercise.PanelView.Fact;
import touchline.task.Kind;

/** The right answer for people. Only where it may be known. */
final class RightAnswer {
  private RightAnswer() {}

  static List<Fact> of(Exercise exercise, long seed, int question) {
    if (exercise.task().kind() == Kind.TESTS) {
      return cases(exercise.marker(seed).solution(question));
    }
    List<Field> fields = exercise.marker(seed).variant().questions().get(question).fields();
    List<String> right = exercise.marker(seed).right(question);
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      String name =
          exercise.task().kind() == Kind.HUNT ? "One place where it is wrong" : name(fields, i);
      facts.add(new Fact(name, words(fields.get(i), right.get(i))));
    }
    return facts;
  }

  /** One suite that exposes all of the mistaken methods; others do as well. */
  private static List<Fact> cases(List<String> lines) {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      facts.add(new Fact("case " + (i + 1), lines.get(i)));
    }
    return facts;
  }

  static String name(List<Field> fields, int index) {
    if (fields.size() == 1) {
      return "Right answer";
    }
    boolean alike = fields.stream().map(Field::name).distinct().count() == 1;
    return alike ? "Picture " + (index + 1) : fields.get(index).name();
  }

  private static String words(Field field, String right) {
    return switch (field.form()) {
      case CHOICE -> field.options().get(Integer.parseInt(right));
      case NUMBER, POINT -> field.unit().isEmpty() ? right : right + " " + field.unit();
      case YES_NO, LINES, EXPRESSION -> right;
    };
  }
}
