package touchline.server.code;

import java.util.Optional;
import java.util.function.Consumer;
import touchline.server.grading.verdict.Grader;
import touchline.server.submission.CodeRangeStore;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.SubmissionRange;

/**
 * Marks stored methods again, each on the hidden cases that its stored seed draws, and compares.
 * Nothing is changed.
 */
public final class CodeRemarking {
  private final CodeTasks tasks;
  private final CodeRangeStore store;
  private final Grader grader;

  public CodeRemarking(CodeTasks tasks, CodeRangeStore store, Grader grader) {
    this.tasks = tasks;
    this.store = store;
    this.grader = grader;
  }

  /** A method whose verdict is another one now; nothing if it cannot be marked any more. */
  public record Difference(CodeSubmission submission, Optional<CodeVerdict> now) {
    /** One line for the person who asked. */
    @Override
    public String toString() {
      return "code submission "
          + submission.id()
          + " to "
          + submission.answer().exercise()
          + ": "
          + submission.verdict().map(Difference::words).orElse("not marked")
          + " -> "
          + now.map(this::wordsNow).orElse("the exercise is gone");
    }

    private String wordsNow(CodeVerdict verdict) {
      String words = words(verdict);
      boolean same = submission.verdict().map(Difference::words).equals(Optional.of(words));
      return same ? words + ", in other words" : words;
    }

    private static String words(CodeVerdict verdict) {
      return (verdict.mark() + " " + verdict.outcome() + " " + verdict.mistake()).strip();
    }
  }

  /** How many were marked again, how many of them by other content than the first time. */
  public record Tally(long marked, long otherContent, long different) {}

  /** Marks a range again and reports each difference as it is found. */
  public Tally remark(SubmissionRange range, Consumer<Difference> report) {
    Count count = new Count();
    store.each(
        range,
        submission -> {
          count.marked++;
          count.otherContent += isOtherContent(submission) ? 1 : 0;
          Optional<CodeVerdict> now = verdict(submission);
          if (!now.equals(submission.verdict())) {
            count.different++;
            report.accept(new Difference(submission, now));
          }
        });
    return new Tally(count.marked, count.otherContent, count.different);
  }

  private boolean isOtherContent(CodeSubmission submission) {
    return !submission.answer().contentVersion().equals(tasks.version());
  }

  private Optional<CodeVerdict> verdict(CodeSubmission submission) {
    return tasks
        .find(submission.answer().exercise())
        .map(task -> CodeMarker.grade(grader, task, submission))
        .map(Verdicts::of);
  }

  private static final class Count {
    private long marked;
    private long otherContent;
    private long different;
  }
}
