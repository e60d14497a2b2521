package touchline.task;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds the idea behind a learner's answers: what fits every wrong answer, and does not contradict
 * what was right at once. Two mistakes together are considered only when no single one fits all of
 * several wrong answers.
 */
final class Diagnosing {
  private final Sheet sheet;

  /** The last wrong answer to each question. */
  private final Map<Integer, Answer> wrong = new LinkedHashMap<>();

  /** Questions that were answered right at the first try. */
  private final Map<Integer, Answer> rightAtOnce = new LinkedHashMap<>();

  private Diagnosing(Sheet sheet) {
    this.sheet = sheet;
  }

  /** From answers that were understood, oldest first. */
  static Diagnosis of(Sheet sheet, List<Answer> history) {
    Diagnosing diagnosing = new Diagnosing(sheet);
    boolean right = true;
    for (Answer answer : history) {
      right = diagnosing.take(answer);
    }
    return right ? new Diagnosis.Nothing() : diagnosing.diagnosis(history.get(history.size() - 1));
  }

  /** Whether the answer is right. */
  private boolean take(Answer answer) {
    boolean right = sheet.mark(answer).isRight();
    if (!right) {
      wrong.put(answer.question(), answer);
      rightAtOnce.remove(answer.question());
    } else if (!wrong.containsKey(answer.question())) {
      rightAtOnce.put(answer.question(), answer);
    }
    return right;
  }

  private Diagnosis diagnosis(Answer last) {
    Set<String> single = agreeing(sheet::singles);
    if (!single.isEmpty()) {
      return named(single);
    }
    Set<String> pair = wrong.size() > 1 ? agreeing(sheet::pairs) : Set.of();
    if (!pair.isEmpty()) {
      return named(pair);
    }
    Set<String> now = wrong.size() > 1 ? sheet.singles(last) : Set.of();
    return now.isEmpty() ? new Diagnosis.NotRecognised() : new Diagnosis.OneOf(sorted(now));
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

  /** One answer alone names only a family, unless it holds many values. */
  private Diagnosis named(Set<String> ids) {
    boolean several = wrong.size() + rightAtOnce.size() > 1;
    boolean many = sheet.variant().questions().get(0).fields().size() > 1;
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
