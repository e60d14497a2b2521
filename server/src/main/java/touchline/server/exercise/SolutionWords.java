package touchline.server.exercise;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.answer.FieldMark;
import touchline.diagram.View;
import touchline.server.exercise.PanelView.SolutionView;
import touchline.server.lesson.MethodFigure;
import touchline.server.submission.Submission;
import touchline.task.Marker;
import touchline.task.Question;
import touchline.task.WorkedExample;

/** The worked solution of a question, in words and as the taught method run on its very values. */
public final class SolutionWords {
  private static final String WRITTEN =
      "This is what the right method gives, by who wrote this exercise.";

  private SolutionWords() {}

  /** Only where the right answer may be known. */
  public static SolutionView of(Exercise exercise, PanelState showing, int asked, boolean open) {
    Marker marker = exercise.marker(showing.seed());
    Question question = marker.variant().questions().get(asked);
    boolean isOne = question.givens().size() == 1;
    int picture = isOne ? 0 : picture(marker, showing.answered(), asked);
    String subject = isOne ? "Your variant" : "Picture " + (picture + 1);
    View view = Closeup.of(question.givens().get(picture).drawing());
    Optional<WorkedExample> worked = exercise.worked(marker, asked, picture);
    return new SolutionView(
        marker.solution(asked),
        worked.map(own -> about(subject, own)).orElse(WRITTEN),
        worked.map(own -> html(exercise, subject, own, view)).orElse(""),
        open);
  }

  /** The first that was answered wrong; the first of all if none was, or another was asked. */
  private static int picture(Marker marker, @Nullable Submission answered, int asked) {
    int picture = 0;
    if (answered != null && answered.answer().raw().question() == asked) {
      for (FieldMark field : marker.mark(answered.answer().raw()).fields()) {
        if (field.state() != FieldMark.State.RIGHT) {
          return picture;
        }
        picture++;
      }
    }
    return 0;
  }

  private static String about(String subject, WorkedExample worked) {
    String about = subject + ", worked out by the method of the lesson. Step through it.";
    return worked.note().isEmpty() ? about : about + " " + worked.note();
  }

  private static String html(Exercise exercise, String subject, WorkedExample worked, View view) {
    MethodFigure figure =
        exercise
            .methods()
            .apply(worked.method())
            .orElseThrow(
                () -> new IllegalStateException("a figure must run it: " + worked.method()));
    return figure.html(
        exercise.text().name() + "-solution", subject + ", step by step", view, worked.inputs());
  }
}
