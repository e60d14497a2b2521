package touchline.server.exercise;

import java.util.List;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.diagram.Drawing;
import touchline.diagram.NumberText;
import touchline.diagram.Shape.Dot;
import touchline.diagram.Svg;
import touchline.geometry.Vec2;
import touchline.server.submission.MarkedAnswer;
import touchline.task.Kind;
import touchline.task.Marker;
import touchline.task.Question;

/**
 * A placed point in the picture of its question, beside the right one where that may be known; of a
 * hunt what is seen at the place.
 */
final class VerdictPicture {
  private VerdictPicture() {}

  /** Empty if the answer is no placed point. */
  static String of(Exercise exercise, MarkedAnswer answer, boolean mayTell) {
    Answer raw = answer.raw();
    if (exercise.task().kind() == Kind.HUNT) {
      return hunted(exercise.marker(answer.seed()), raw, mayTell);
    }
    if (exercise.task().kind() != Kind.PLACE) {
      return "";
    }
    Question question = exercise.marker(answer.seed()).variant().questions().get(raw.question());
    Field field = question.fields().get(0);
    Drawing drawing = question.givens().get(0).drawing();
    if (!(TypedAnswer.read(field, raw.texts().get(0), raw.mark())
        instanceof Reading.Understood yours)) {
      return "";
    }
    Vec2 point = new Vec2(yours.x(), yours.y());
    return mayTell
        ? both(drawing, point, right(exercise, answer, field), answer.mark().share() == 1)
        : Svg.picture(drawing.with(new Dot(point, "yours", "yours")), yours(drawing, point));
  }

  /** Every place is in the picture that shows one where the mistake is seen. */
  private static String hunted(Marker marker, Answer raw, boolean mayTell) {
    List<String> texts =
        mayTell && !marker.mark(raw).isRight() ? marker.right(raw.question()) : raw.texts();
    DecimalMark mark = texts.equals(raw.texts()) ? raw.mark() : DecimalMark.POINT;
    return marker.picture(new Answer(raw.question(), texts, mark));
  }

  private static Vec2 right(Exercise exercise, MarkedAnswer answer, Field field) {
    String right = exercise.marker(answer.seed()).right(answer.raw().question()).get(0);
    if (TypedAnswer.read(field, right, DecimalMark.POINT) instanceof Reading.Understood known) {
      return new Vec2(known.x(), known.y());
    }
    throw new IllegalStateException("right answer must be understood: " + right);
  }

  /** One dot for a right answer: the two points are the same to the eye. */
  private static String both(Drawing drawing, Vec2 yours, Vec2 right, boolean same) {
    if (same) {
      return Svg.picture(
          drawing.with(new Dot(right, "result", "yours")),
          "Your point at " + NumberText.of(yours) + ", where it belongs");
    }
    return Svg.picture(
        drawing.with(new Dot(right, "result", "right"), new Dot(yours, "yours", "yours")),
        yours(drawing, yours) + "; the right point at " + NumberText.of(right));
  }

  private static String yours(Drawing drawing, Vec2 yours) {
    return "Your point at "
        + NumberText.of(yours)
        + (drawing.view().contains(yours) ? "" : ", outside the picture");
  }
}
