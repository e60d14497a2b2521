package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Answer;
import touchline.answer.FieldMark;
import touchline.answer.Reading;
import touchline.exercise.Chance;

/**
 * Marks answers to one variant. Pure, and made of operations that are bit for bit the same on the
 * JVM and in browsers. Drawing the variant costs a millisecond or so and marking microseconds, so a
 * marker is worth keeping; it never changes.
 */
public final class Marker {
  private final Sheet sheet;
  private final Variant variant;

  Marker(Sheet sheet) {
    this.sheet = sheet;
    this.variant = sheet.variant();
  }

  /** The marker for the variant of a seed. */
  public static Marker of(Task task, long seed) {
    return new Marker(task.sheet(seed));
  }

  /** The marker for a variant that no seed draws. */
  public static Marker of(Task task, Chance chance) {
    return new Marker(task.sheet(chance));
  }

  public Variant variant() {
    return variant;
  }

  /** What was understood of an answer, field by field. */
  public List<Reading> read(Answer answer) {
    return sheet.read(checked(answer));
  }

  /** Marks one answer by itself. */
  public Verdict mark(Answer answer) {
    return sheet.mark(checked(answer));
  }

  /**
   * The idea behind the last of these answers, by what all of them say; oldest first. Nothing if
   * the last one is right, or is of a sort that has no idea to tell.
   */
  public Diagnosis diagnose(List<Answer> history) {
    List<Answer> counted = counted(history);
    Optional<Diagnosis> left = left(counted);
    if (left.isPresent()) {
      return left.get();
    }
    boolean tells = counted.isEmpty() || sheet.tells(counted.get(counted.size() - 1));
    return tells ? DiagnosisSearch.ofLast(sheet, telling(counted)) : new Diagnosis.Nothing();
  }

  /** The idea behind whatever was wrong, also when the last answer is right. */
  public Diagnosis diagnoseAll(List<Answer> history) {
    List<Answer> counted = counted(history);
    return left(counted).orElseGet(() -> DiagnosisSearch.ofAll(sheet, telling(counted)));
  }

  /** What the last of the answers left undone, of tasks that ask for that. */
  private Optional<Diagnosis> left(List<Answer> counted) {
    return counted.isEmpty() ? Optional.empty() : sheet.left(counted.get(counted.size() - 1));
  }

  /** What is blank, right as far as it goes or does not compile says nothing about an idea. */
  private List<Answer> telling(List<Answer> counted) {
    List<Answer> telling = new ArrayList<>();
    for (Answer answer : counted) {
      Verdict verdict = sheet.mark(answer);
      boolean answers = verdict.isRight() || verdict.fields().stream().anyMatch(FieldMark::isWrong);
      if (answers && sheet.tells(answer)) {
        telling.add(answer);
      }
    }
    return telling;
  }

  /** The mark for the whole variant, from 0 to 1. */
  public double score(List<Answer> history, int hints, Terms terms) {
    List<Answer> counted = counted(history);
    double sum = 0;
    for (int question = 0; question < variant.questions().size(); question++) {
      sum += score(question, counted, terms);
    }
    double cost = 0;
    for (double hint : terms.hintCosts().subList(0, Math.min(hints, terms.hintCosts().size()))) {
      cost += hint;
    }
    return Math.max(0, sum / variant.questions().size() - cost);
  }

  /** The best of the attempts, each less what the different wrong ones before it cost. */
  private double score(int question, List<Answer> history, Terms terms) {
    double best = 0;
    List<Answer> tried = new ArrayList<>();
    for (Answer answer : history) {
      boolean other = answer.question() == question && !isRepeated(answer, tried);
      if (other && tried.size() < terms.attempts()) {
        best = Math.max(best, sheet.mark(answer).mark() - terms.costOfWrong() * tried.size());
        tried.add(answer);
      }
    }
    return best;
  }

  /** Whether one of the earlier answers said the same, however it was typed. */
  public boolean isRepeated(Answer answer, List<Answer> earlier) {
    List<Reading> reads = read(answer);
    for (Answer one : earlier) {
      if (one.question() == answer.question() && areSame(reads, read(one))) {
        return true;
      }
    }
    return false;
  }

  private static boolean areSame(List<Reading> reads, List<Reading> others) {
    for (int i = 0; i < reads.size(); i++) {
      if (!isSame(reads.get(i), others.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(Reading one, Reading other) {
    if (one instanceof Reading.Understood known && other instanceof Reading.Understood also) {
      boolean same = known.x() == also.x() && known.y() == also.y();
      return same && known.key().equals(also.key());
    }
    return one instanceof Reading.Blank && other instanceof Reading.Blank;
  }

  /** The mistake that a right answer brought to light, where it was to be found. */
  public Diagnosis found(Answer answer) {
    return sheet.found(checked(answer));
  }

  /** What is to be said after these answers to one question, oldest first; empty if nothing is. */
  public String remark(List<Answer> history) {
    return sheet.remark(counted(history));
  }

  /** An answer as a picture that tells no more than its mark; empty if it has none. */
  public String picture(Answer answer) {
    return sheet.picture(checked(answer));
  }

  /** The right answer, a text for each field. Never for a page before the answer was given. */
  public List<String> right(int question) {
    return sheet.right(checked(question));
  }

  /**
   * The answer of somebody with a known mistake, a text for each field; empty where it has none.
   */
  public List<String> mistaken(int question, String mistake) {
    return sheet.mistaken(checked(question), mistake);
  }

  /** What somebody has avoided who answered this question of the task rightly. */
  public Optional<Avoided> avoided(Task task, int question) {
    return Avoided.of(sheet, task.mistakes(), checked(question));
  }

  /**
   * Which sort of question it is, in words, such as {@code foot beyond b}; empty where the task
   * knows only one sort.
   */
  public String situation(int question) {
    return sheet.situation(checked(question));
  }

  /** The worked solution in lines of text. Never for a page before the last attempt. */
  public List<String> solution(int question) {
    return sheet.solution(checked(question));
  }

  /**
   * The method whose steps lead to the right answer. Never for a page before the last attempt.
   *
   * @param picture which of the question's pictures, from 0
   */
  public WorkedExample worked(int question, int picture) {
    return sheet.worked(checked(question), picture);
  }

  /** Without those that could not be read: they are shown again and do not count. */
  private List<Answer> counted(List<Answer> history) {
    return history.stream().filter(answer -> !mark(answer).isNotUnderstood()).toList();
  }

  private Answer checked(Answer answer) {
    checked(answer.question());
    return answer;
  }

  private int checked(int question) {
    if (question < 0 || question >= variant.questions().size()) {
      throw new IllegalArgumentException("question must be one of the variant: " + question);
    }
    return question;
  }
}
