package touchline.server.exercise;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.diagram.Shape.Dot;
import touchline.diagram.Svg;
import touchline.exercise.Instance;
import touchline.exercise.Verdict;
import touchline.geometry.Vec2;
import touchline.server.exercise.PanelView.Given;
import touchline.server.exercise.PanelView.VerdictView;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Outcome;

/** A stored verdict in words and as a picture. */
final class VerdictWords {
  private static final String RIGHT = "Right.";
  private static final String WRONG = "Not yet.";

  private VerdictWords() {}

  /** The stored outcome counts; the reason is found again by marking the same answer. */
  static VerdictView of(Exercise exercise, Instance given, MarkedAnswer answer) {
    Verdict verdict = Marking.verdict(exercise, answer.seed(), answer.raw());
    Vec2 yours = Marking.point(answer.raw());
    Vec2 result = exercise.task().answer(given);
    if (outcome(verdict) != answer.mark().outcome()) {
      return changed(answer.mark().outcome());
    }
    return verdict instanceof Verdict.Wrong wrong
        ? wrong(given, yours, result, wrong)
        : right(given, yours, result);
  }

  static Outcome outcome(Verdict verdict) {
    return verdict instanceof Verdict.Right ? Outcome.RIGHT : Outcome.WRONG;
  }

  private static VerdictView changed(Outcome stored) {
    String text = "This answer was marked by an earlier version of the exercise.";
    String headline = stored == Outcome.RIGHT ? RIGHT : WRONG;
    return new VerdictView(stored.word(), headline, text, List.of(), "");
  }

  /** One dot: the two points are the same to the eye. */
  private static VerdictView right(Instance given, Vec2 yours, Vec2 result) {
    return new VerdictView(
        Outcome.RIGHT.word(),
        RIGHT,
        "Your point is the one that was asked for.",
        points(yours, result),
        Svg.picture(
            given.drawing().with(new Dot(result, "result", "yours")),
            "Your point at " + NumberText.of(yours) + ", where it belongs"));
  }

  private static VerdictView wrong(Instance given, Vec2 yours, Vec2 result, Verdict.Wrong verdict) {
    return new VerdictView(
        Outcome.WRONG.word(),
        WRONG,
        verdict.explanation(),
        points(yours, result),
        Svg.picture(
            given
                .drawing()
                .with(new Dot(result, "result", "right"), new Dot(yours, "yours", "yours")),
            "Your point at "
                + NumberText.of(yours)
                + (given.drawing().view().contains(yours) ? "" : ", outside the picture")
                + "; the right point at "
                + NumberText.of(result)));
  }

  private static List<Given> points(Vec2 yours, Vec2 result) {
    return List.of(
        new Given("Your point", NumberText.of(yours)),
        new Given("The right point", NumberText.of(result)));
  }
}
