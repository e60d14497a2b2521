package touchline.server.exercise;

import org.jspecify.annotations.Nullable;
import touchline.server.submission.Attempts;
import touchline.server.submission.RawAnswer;
import touchline.server.submission.Submission;

/**
 * The state of a panel.
 *
 * @param seed the variant
 * @param x what stands in the first field
 * @param y what stands in the second field
 * @param answered the submission whose verdict is shown
 */
record Showing(
    long seed,
    String x,
    String y,
    Problems problems,
    @Nullable Submission answered,
    Attempts attempts) {

  static Showing fresh(long seed, Attempts attempts) {
    return new Showing(seed, "", "", Problems.NONE, null, attempts);
  }

  static Showing verdict(Submission submission, Attempts attempts) {
    RawAnswer raw = submission.answer().raw();
    return new Showing(
        submission.answer().seed(),
        Marking.typed(raw, 0),
        Marking.typed(raw, 1),
        Problems.NONE,
        submission,
        attempts);
  }

  static Showing refused(Typed.Refused typed, Attempts attempts) {
    return new Showing(typed.seed(), typed.x(), typed.y(), typed.problems(), null, attempts);
  }
}
