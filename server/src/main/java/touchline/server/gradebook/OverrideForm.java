package touchline.server.gradebook;

import java.util.Map;
import java.util.Optional;
import touchline.server.page.FilledForm;

/** The form in which an instructor decides: read, and shown again. */
final class OverrideForm {
  static final String POINTS = "points";
  static final String REASON = "reason";
  static final String COMMENT = "comment";
  static final String EXCUSED = "excused";

  static final int LONGEST_REASON = 500;
  static final int LONGEST_COMMENT = 2_000;

  private static final String NUMBER =
      "Type points as a number from 0 on, such as 7.5, or tick that it does not count.";

  private OverrideForm() {}

  static FilledForm of(String points, String excused, String reason, String comment) {
    Map<String, String> typed =
        Map.of(POINTS, points, EXCUSED, excused, REASON, reason, COMMENT, comment);
    boolean isNumber = excused.equals("yes") || Points.read(points).isPresent();
    return new FilledForm(typed, Map.of())
        .with(POINTS, isNumber ? Optional.empty() : Optional.of(NUMBER))
        .with(REASON, reasonProblem(reason.strip()))
        .with(
            COMMENT,
            comment.length() <= LONGEST_COMMENT
                ? Optional.empty()
                : Optional.of("A comment has at most " + LONGEST_COMMENT + " characters."));
  }

  static Optional<String> reasonProblem(String reason) {
    if (reason.isEmpty()) {
      return Optional.of("Say why, for those who read the log later.");
    }
    return reason.length() <= LONGEST_REASON
        ? Optional.empty()
        : Optional.of("A reason has at most " + LONGEST_REASON + " characters.");
  }

  static OverrideStore.Decision decision(FilledForm form) {
    Optional<Double> points =
        form.value(EXCUSED).equals("yes") ? Optional.empty() : Points.read(form.value(POINTS));
    return new OverrideStore.Decision(
        points, form.value(REASON).strip(), form.value(COMMENT).strip());
  }

  /** As it was decided; empty where nothing was. */
  static FilledForm of(Optional<PointsOverride> decided) {
    return decided
        .map(
            one ->
                new FilledForm(
                    Map.of(
                        POINTS, one.points().map(Points::text).orElse(""),
                        EXCUSED, one.points().isEmpty() ? "yes" : "",
                        REASON, one.reason(),
                        COMMENT, one.comment()),
                    Map.of()))
        .orElse(FilledForm.EMPTY);
  }
}
