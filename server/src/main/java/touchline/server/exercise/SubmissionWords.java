package touchline.server.exercise;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import touchline.server.exercise.PanelView.SubmissionView;
import touchline.server.exercise.PanelView.SubmissionsView;
import touchline.server.page.Echo;
import touchline.server.page.Percent;
import touchline.server.submission.AnswerOutcome;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;
import touchline.server.submission.Submissions;

/** A learner's earlier submissions in words. */
public final class SubmissionWords {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private SubmissionWords() {}

  public static SubmissionsView of(Exercise exercise, Submissions submissions) {
    return of(exercise, submissions, exercise.creditPath());
  }

  /** The same, where answers for credit are shown at another address. */
  public static SubmissionsView of(Exercise exercise, Submissions submissions, String creditPath) {
    return new SubmissionsView(
        submissions.latest().stream()
            .map(submission -> line(exercise, submission, creditPath))
            .toList(),
        submissions.total());
  }

  private static SubmissionView line(Exercise exercise, Submission submission, String creditPath) {
    MarkedAnswer answer = submission.answer();
    boolean credit = answer.purpose() == Purpose.CREDIT;
    String word = answer.mark().outcome().word();
    return new SubmissionView(
        credit
            ? creditPath + "?question=" + (answer.raw().question() + 1)
            : exercise.path(submission),
        Echo.of(String.join("; ", answer.raw().texts())),
        word,
        word(answer) + (credit ? ", for credit" : ""),
        answer.receivedAt().truncatedTo(ChronoUnit.SECONDS).toString(),
        TIME.format(answer.receivedAt()));
  }

  private static String word(MarkedAnswer answer) {
    AnswerOutcome outcome = answer.mark().outcome();
    return outcome == AnswerOutcome.PARTLY ? partly(answer) : outcome.word();
  }

  private static String partly(MarkedAnswer answer) {
    boolean counts = answer.purpose() == Purpose.CREDIT;
    return counts ? "partly right, " + Percent.of(answer.mark().share()) : "partly right";
  }
}
