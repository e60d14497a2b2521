package touchline.server.exercise;

import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.NumberText;
import touchline.diagram.Shape.Dot;
import touchline.diagram.Svg;
import touchline.exercise.Instance;
import touchline.exercise.Marker;
import touchline.exercise.Verdict;
import touchline.geometry.Vec2;
import touchline.server.exercise.PanelView.Given;
import touchline.server.exercise.PanelView.VerdictView;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Outcome;

/** A stored verdict in words and as a picture. */
final class VerdictWords {
  private static final String CHANGED =
      "This answer was marked by an earlier version of the exercise.";

  private VerdictWords() {}

  /** The stored outcome counts; the reason is found again by marking the same answer. */
  static VerdictView of(Exercise exercise, Instance given, MarkedAnswer answer) {
    Verdict verdict =
        Marker.mark(exercise.task(), answer.seed(), answer.point(), exercise.text().tolerance());
    String kind = answer.outcome().word();
    String headline = answer.outcome() == Outcome.RIGHT ? "Right." : "Not yet.";
    if (outcome(verdict) != answer.outcome()) {
      return new VerdictView(kind, headline, CHANGED, List.of(), "");
    }
    Vec2 result = exercise.task().answer(given);
    List<Given> points =
        List.of(
            new Given("Your point", NumberText.of(answer.point())),
            new Given("The right point", NumberText.of(result)));
    return new VerdictView(
        kind, headline, text(verdict), points, picture(given, answer.point(), result));
  }

  static Outcome outcome(Verdict verdict) {
    return verdict instanceof Verdict.Right ? Outcome.RIGHT : Outcome.WRONG;
  }

  private static String text(Verdict verdict) {
    return verdict instanceof Verdict.Wrong wrong ? wrong.explanation() : "That is the point.";
  }

  private static String picture(Instance given, Vec2 yours, Vec2 result) {
    Dot typed = new Dot(yours, "yours", "yours");
    Drawing both = given.drawing().with(new Dot(result, "result", "right"), typed);
    String outside =
        given.drawing().view().contains(yours) ? "" : ", which lies outside the picture";
    return Svg.picture(
        both,
        "Your point at "
            + NumberText.of(yours)
            + outside
            + ", the right point at "
            + NumberText.of(result));
  }
}
