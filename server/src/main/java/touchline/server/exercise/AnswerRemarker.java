package touchline.server.exercise;

import java.util.Optional;
import java.util.function.Consumer;
import touchline.server.submission.Mark;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.RangeStore;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionRange;

/**
 * Marks stored answers again and compares. Nothing is changed. A mark follows from the content, the
 * exercise, the seed and the raw answer, so without a change of content there is no difference.
 */
public final class AnswerRemarker {
  private final Exercises exercises;
  private final AnswerMarker marking;
  private final RangeStore submissions;

  public AnswerRemarker(Exercises exercises, RangeStore submissions) {
    this.exercises = exercises;
    this.marking = new AnswerMarker(exercises);
    this.submissions = submissions;
  }

  /** An answer whose mark is another one now; nothing if it cannot be marked any more. */
  public record Difference(Submission submission, Optional<Mark> now) {
    /** One line for the person who asked. */
    @Override
    public String toString() {
      MarkedAnswer answer = submission.answer();
      return "submission "
          + submission.id()
          + " to "
          + answer.exercise()
          + ": "
          + words(answer.mark())
          + " -> "
          + now.map(Difference::words).orElse("the exercise is gone");
    }

    private static String words(Mark mark) {
      String mistakes = mark.mistakes().isEmpty() ? "" : " " + String.join(" ", mark.mistakes());
      return mark.share() + " " + mark.outcome().word() + mistakes;
    }
  }

  /** How many were marked again, how many of them by other content than the first time. */
  public record Tally(long marked, long otherContent, long different) {}

  public boolean knows(String exercise) {
    return exercises.find(exercise).isPresent();
  }

  /** Marks a range again and reports each difference as it is found. */
  public Tally remark(SubmissionRange range, Consumer<Difference> report) {
    Count count = new Count();
    submissions.each(
        range,
        submission -> {
          count.marked++;
          count.otherContent += isOtherContent(submission) ? 1 : 0;
          Optional<Mark> now = marking.mark(submission.answer());
          if (!now.equals(Optional.of(submission.answer().mark()))) {
            count.different++;
            report.accept(new Difference(submission, now));
          }
        });
    return new Tally(count.marked, count.otherContent, count.different);
  }

  private boolean isOtherContent(Submission submission) {
    MarkedAnswer answer = submission.answer();
    return !answer.contentVersion().equals(exercises.version(answer.exercise()));
  }

  private static final class Count {
    private long marked;
    private long otherContent;
    private long different;
  }
}
