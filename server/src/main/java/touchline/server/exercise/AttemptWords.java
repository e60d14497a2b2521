package touchline.server.exercise;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import touchline.server.exercise.PanelView.Attempt;
import touchline.server.exercise.PanelView.AttemptsView;
import touchline.server.submission.Attempts;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Submission;

/** A learner's earlier attempts in words. */
final class AttemptWords {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private AttemptWords() {}

  static AttemptsView of(Exercise exercise, Attempts attempts) {
    return new AttemptsView(
        attempts.latest().stream().map(submission -> line(exercise, submission)).toList(),
        attempts.total());
  }

  private static Attempt line(Exercise exercise, Submission submission) {
    MarkedAnswer answer = submission.answer();
    return new Attempt(
        exercise.path(submission),
        exercise.path(answer.seed()),
        answer.seed(),
        String.join("; ", answer.raw().texts()),
        answer.mark().outcome().word(),
        answer.mark().outcome().word(),
        answer.receivedAt().truncatedTo(ChronoUnit.SECONDS).toString(),
        TIME.format(answer.receivedAt()));
  }
}
