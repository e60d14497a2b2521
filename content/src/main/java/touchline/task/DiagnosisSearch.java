package touchline.task;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import touchline.answer.Answer;
import touchline.answer.Field;
import touchline.answer.Form;

/**
 * Finds the idea behind a learner's answers: what fits every wrong answer, and does not contradict
 * what was right at once. Two mistakes together are considered only when no single one fits all of
 * several wrong answers.
 */
final class DiagnosisSearch {
  private final Sheet sheet;

  /** The last wrong answer to each question, in the order in which they came. */
  private final Map<Integer, Answer> wrong = new LinkedHashMap<>();

  /** Questions that were answered right at the first try. */
  private final Map<Integer, Answer> rightAtOnce = new LinkedHashMap<>();

  private DiagnosisSearch(Sheet sheet) {
    this.sheet = sheet;
  }

  /** The idea behind the last of these answers, which were understood; oldest first. */
  static Diagnosis ofLast(Sheet sheet, List<Answer> history) {
    int last = history.size() - 1;
    return last < 0 || sheet.mark(history.get(last)).isRight()
        ? new Diagnosis.Nothing()
        : ofAll(sheet, history);
  }

  /** The idea behind whatever was wrong. */
  static Diagnosis ofAll(Sheet sheet, List<Answer> history) {
    DiagnosisSearch diagnosing = new DiagnosisSearch(sheet);
    history.forEach(diagnosing::take);
    return diagnosing.diagnosis();
  }

  private void take(Answer answer) {
    if (!sheet.mark(answer).isRight()) {
      wrong.remove(answer.question());
      wrong.put(answer.question(), answer);
      rightAtOnce.remove(answer.question());
    } else if (!wrong.containsKey(answer.question())) {
      rightAtOnce.put(answer.question(), answer);
    }
  }

  private Diagnosis diagnosis() {
    if (wrong.isEmpty()) {
      return new Diagnosis.Nothing();
    }
    Set<String> single = agreeing(sheet::singles);
    if (!single.isEmpty()) {
      return named(single);
    }
    Set<String> pair = wrong.size() > 1 ? agreeing(sheet::pairs) : Set.of();
    return pair.isEmpty() ? lastAlone() : named(pair);
  }

  /** The answers do not agree: what fits the last wrong one. */
  private Diagnosis lastAlone() {
    List<Answer> answers = List.copyOf(wrong.values());
    Set<String> fits = sheet.singles(answers.get(answers.size() - 1));
    return fits.isEmpty() ? new Diagnosis.NotRecognised() : new Diagnosis.OneOf(sorted(fits));
  }

  /** What fits all the wrong answers and, if that leaves anything, those that were right. */
  private Set<String> agreeing(Function<Answer, Set<String>> fits) {
    Set<String> all = common(wrong.values(), fits);
    Set<String> left = new LinkedHashSet<>(all);
    for (Answer right : rightAtOnce.values()) {
      left.retainAll(fits.apply(right));
    }
    return left;
  }

  private static Set<String> common(Iterable<Answer> answers, Function<Answer, Set<String>> fits) {
    Set<String> common = new LinkedHashSet<>();
    boolean first = true;
    for (Answer answer : answers) {
      if (first) {
        common.addAll(fits.apply(answer));
      } else {
        common.retainAll(fits.apply(answer));
      }
      first = false;
    }
    return common;
  }

  /** One answer alone names only a family, unless it holds many values or a whole program. */
  private Diagnosis named(Set<String> ids) {
    boolean several = wrong.size() + rightAtOnce.size() > 1;
    List<Field> fields = sheet.variant().questions().get(0).fields();
    boolean many = fields.size() > 1 || fields.get(0).form() == Form.LINES;
    return ids.size() == 1 && (several || many)
        ? new Diagnosis.Named(ids.iterator().next())
        : new Diagnosis.OneOf(sorted(ids));
  }

  private static List<String> sorted(Set<String> ids) {
    List<String> sorted = new ArrayList<>(ids);
    sorted.sort(String::compareTo);
    return sorted;
  }
}
