package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.answer.Answer;
import touchline.server.exercise.PanelView.Fact;
import touchline.server.exercise.PanelView.Reading;
import touchline.server.exercise.PanelView.VerdictView;
import touchline.server.page.Percent;
import touchline.server.submission.AnswerOutcome;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Purpose;
import touchline.server.submission.Submission;
import touchline.task.Avoided;
import touchline.task.Diagnosis;
import touchline.task.Explanation;
import touchline.task.Kind;
import touchline.task.Verdict;

/** A stored verdict in words and as a picture. */
public final class VerdictWords {
  private VerdictWords() {}

  /**
   * The stored outcome counts; the reasons are found again by marking the same answer.
   *
   * @param verdict what marking the answer says now; null if the variant has no such question
   * @param history answers to the same variant, oldest first, the one that is shown last
   * @param mayTell whether the right answer may be known
   */
  public static VerdictView of(
      Exercise exercise,
      MarkedAnswer answer,
      @Nullable Verdict verdict,
      List<Submission> history,
      boolean mayTell) {
    AnswerOutcome outcome = answer.mark().outcome();
    if (verdict == null || verdict.mark() != answer.mark().share()) {
      return changed(answer);
    }
    boolean right = outcome == AnswerOutcome.RIGHT;
    Diagnosis diagnosis =
        right
            ? exercise.marker(answer.seed()).found(answer.raw())
            : diagnosis(exercise, answer, history);
    Explanation explanation = new Explanation(exercise.mistakes()::named);
    String told =
        right
            ? praise(exercise, answer, explanation, diagnosis)
            : explanation.of(diagnosis, verdict);
    String picture = VerdictPicture.of(exercise, answer, mayTell || right);
    boolean isHunt = exercise.task().kind() == Kind.HUNT;
    return new VerdictView(
        outcome.word(),
        headline(answer),
        lines(answer, verdict, said(exercise, answer, verdict, history), told),
        facts(exercise, answer, outcome, mayTell),
        Readings.of(diagnosis, explanation),
        isHunt ? "" : picture,
        isHunt ? picture : "");
  }

  /** The mistake that was hunted down, or what a right answer has avoided. */
  private static String praise(
      Exercise exercise, MarkedAnswer answer, Explanation explanation, Diagnosis found) {
    return found instanceof Diagnosis.Nothing
        ? explanation.of(avoided(exercise, answer))
        : explanation.found(found);
  }

  private static Optional<Avoided> avoided(Exercise exercise, MarkedAnswer answer) {
    return exercise.marker(answer.seed()).avoided(exercise.task(), answer.raw().question());
  }

  private static Diagnosis diagnosis(
      Exercise exercise, MarkedAnswer answer, List<Submission> history) {
    List<Answer> answers = history.stream().map(submission -> submission.answer().raw()).toList();
    return exercise.marker(answer.seed()).diagnose(answers);
  }

  private static VerdictView changed(MarkedAnswer answer) {
    String text = "This answer was marked by an earlier version of the exercise.";
    return new VerdictView(
        answer.mark().outcome().word(),
        headline(answer),
        List.of(text),
        List.of(),
        List.<Reading>of(),
        "",
        "");
  }

  private static String headline(MarkedAnswer answer) {
    return switch (answer.mark().outcome()) {
      case RIGHT -> "Right.";
      case PARTLY ->
          counts(answer)
              ? "Partly right: " + Percent.of(answer.mark().share()) + "."
              : "Partly right.";
      case WRONG -> "Not yet.";
    };
  }

  /** In practice there is nothing to reckon with. */
  private static boolean counts(MarkedAnswer answer) {
    return answer.purpose() == Purpose.CREDIT;
  }

  /** The reason, and what follows from the answers before; for credit a learner gets no help. */
  private static String said(
      Exercise exercise, MarkedAnswer answer, Verdict verdict, List<Submission> history) {
    boolean helped = verdict.isRight() || !counts(answer);
    List<Answer> answers = history.stream().map(submission -> submission.answer().raw()).toList();
    String remark = helped ? exercise.marker(answer.seed()).remark(answers) : "";
    return (verdict.reason() + " " + remark).strip();
  }

  private static List<String> lines(
      MarkedAnswer answer, Verdict verdict, String said, String explanation) {
    List<String> lines = new ArrayList<>();
    lines.add(said);
    lines.add(counts(answer) ? verdict.rule() : "");
    lines.add(explanation);
    return lines.stream().filter(line -> !line.isEmpty()).toList();
  }

  private static List<Fact> facts(
      Exercise exercise, MarkedAnswer answer, AnswerOutcome outcome, boolean mayTell) {
    boolean shown = mayTell && outcome != AnswerOutcome.RIGHT;
    return shown ? RightAnswer.of(exercise, answer.seed(), answer.raw().question()) : List.of();
  }
}
