package touchline.server.exercise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import touchline.answer.Field;
import touchline.answer.FieldMark;
import touchline.server.exercise.PanelView.FieldView;
import touchline.server.exercise.PanelView.OptionView;
import touchline.server.page.Echo;
import touchline.task.Question;
import touchline.task.Verdict;

/** The fields of a question as its form shows them. */
public final class FieldWords {
  private FieldWords() {}

  /**
   * All fields, with what was typed before.
   *
   * @param verdict on what stands in the fields; null before an answer
   */
  public static List<FieldView> of(
      Question question, PanelState showing, @Nullable Verdict verdict) {
    List<FieldView> views = new ArrayList<>();
    for (int i = 0; i < question.fields().size(); i++) {
      FieldMark mark = verdict == null ? null : verdict.fields().get(i);
      views.add(view(question, i, showing, mark));
    }
    return views;
  }

  private static FieldView view(
      Question question, int index, PanelState showing, @Nullable FieldMark mark) {
    Field field = question.fields().get(index);
    String typed = showing.text(index);
    return new FieldView(
        "a" + index,
        label(question, index),
        field.form().name().toLowerCase(Locale.ROOT),
        field.unit(),
        typed.length() > AnswerForm.LONGEST ? Echo.of(typed) : typed,
        showing.problem(index),
        mark == null ? "" : mark.state().name().toLowerCase(Locale.ROOT),
        mark == null ? "" : mark.note(),
        options(field, typed));
  }

  private static String label(Question question, int index) {
    Field field = question.fields().get(index);
    boolean numbered = question.givens().size() > 1 && question.fields().size() > 1;
    return numbered ? "Picture " + (index + 1) : field.name();
  }

  private static List<OptionView> options(Field field, String typed) {
    return switch (field.form()) {
      case YES_NO -> List.of(option("yes", "Yes", typed), option("no", "No", typed));
      case CHOICE -> choices(field, typed);
      case LINES -> lines(field, typed);
      case EXPRESSION -> field.options().stream().map(code -> option("", code, typed)).toList();
      case NUMBER, POINT -> List.of();
    };
  }

  private static OptionView option(String value, String text, String typed) {
    return new OptionView(value, text, typed.strip().equals(value));
  }

  private static List<OptionView> choices(Field field, String typed) {
    List<OptionView> options = new ArrayList<>();
    for (int i = 0; i < field.options().size(); i++) {
      options.add(option(Integer.toString(i), field.options().get(i), typed));
    }
    return options;
  }

  /** In the learner's order as far as there is one, then those that it leaves out. */
  private static List<OptionView> lines(Field field, String typed) {
    List<String> order = new ArrayList<>(List.of(typed.strip().split("\\s+", -1)));
    List<OptionView> lines = new ArrayList<>();
    field.options().forEach(option -> lines.add(line(option)));
    lines.sort(Comparator.comparingInt(line -> place(order, line)));
    int used = typed.isBlank() ? lines.size() : Math.min(order.size(), lines.size());
    lines.add(used, new OptionView("", "Lines below this are not used.", false));
    return lines;
  }

  private static int place(List<String> order, OptionView line) {
    int at = order.indexOf(line.value());
    return at < 0 ? Integer.MAX_VALUE : at;
  }

  private static OptionView line(String option) {
    int blank = option.indexOf(' ');
    return new OptionView(option.substring(0, blank), option.substring(blank + 1), false);
  }
}
