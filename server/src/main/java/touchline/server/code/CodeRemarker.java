package touchline.server.code;

import java.util.Optional;
import java.util.function.Consumer;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeRangeStore;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.SubmissionRange;

/**
 * Marks stored methods again, each on the hidden cases that its stored seed draws, and compares.
 * Nothing is changed.
 */
public final class CodeRemarker {
  private final MethodMarker marking;
  private final CodeRangeStore store;

  public CodeRemarker(MethodMarker marking, CodeRangeStore store) {
    this.marking = marking;
    this.store = store;
  }

  /** A method whose verdict is another one now, or that there is no verdict on now. */
  public record Difference(CodeSubmission submission, MethodMarker.Result now) {
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
          + wordsNow();
    }

    private String wordsNow() {
      if (now instanceof MethodMarker.Result.Marked marked) {
        return wordsNow(marked.method().verdict());
      }
      return now instanceof MethodMarker.Result.Gone
          ? "the exercise is gone"
          : "could not be marked now";
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
          MethodMarker.Result now = marking.mark(submission);
          if (!isSame(submission, now)) {
            count.different++;
            report.accept(new Difference(submission, now));
          }
        });
    return new Tally(count.marked, count.otherContent, count.different);
  }

  private static boolean isSame(CodeSubmission submission, MethodMarker.Result now) {
    return now instanceof MethodMarker.Result.Marked marked
        && submission.verdict().equals(Optional.of(marked.method().verdict()));
  }

  private boolean isOtherContent(CodeSubmission submission) {
    CodeAnswer answer = submission.answer();
    return !answer.contentVersion().equals(marking.version(answer.exercise()));
  }

  private static final class Count {
    private long marked;
    private long otherContent;
    private long different;
  }
}
