package touchline.server.exercise;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.diagram.NumberText;
import touchline.diagram.Svg;
import touchline.diagram.View;
import touchline.exercise.Instance;
import touchline.exercise.Seeds;
import touchline.server.exercise.PanelView.Field;
import touchline.server.exercise.PanelView.Given;
import touchline.server.page.Templates;
import touchline.server.receipt.Receipts;
import touchline.server.submission.Attempts;
import touchline.server.submission.Submission;

/** Renders the panel of an exercise: the same in a lesson, on its own page and for the script. */
public final class Panels {
  private final Templates templates;
  private final Exercises exercises;
  private final Receipts receipts;
  private final FormKey keys = new FormKey();

  public Panels(Templates templates, Exercises exercises, Receipts receipts) {
    this.templates = templates;
    this.exercises = exercises;
    this.receipts = receipts;
  }

  /** The panel that everybody sees first, by the exercise's id. */
  public String first(String id) {
    Exercise exercise =
        exercises
            .find(id)
            .orElseThrow(() -> new IllegalArgumentException("id must be of an exercise: " + id));
    return panel(view(exercise, Showing.fresh(Seeds.FIRST, Attempts.NONE), ""));
  }

  /** The panel alone. */
  String panel(Exercise exercise, Showing showing) {
    return panel(view(exercise, showing, keys.next()));
  }

  private String panel(PanelView view) {
    return templates.render("exercise/panel", Map.of("panel", view));
  }

  /** A whole page around the panel. */
  String page(Exercise exercise, Showing showing) {
    return templates.render(
        "exercise/page",
        Map.of(
            "panel", view(exercise, showing, keys.next()),
            "lessonTitle", exercise.lessonTitle(),
            "lessonPath", exercise.lessonPath()));
  }

  private PanelView view(Exercise exercise, Showing showing, String formKey) {
    Instance given = exercise.task().instance(showing.seed());
    Submission answered = showing.answered();
    Problems problems = showing.problems();
    return new PanelView(
        exercise.id(),
        exercise.text().name(),
        exercise.text().title(),
        exercise.text().html(),
        showing.seed(),
        formKey,
        exercise.path(),
        answered == null ? exercise.path(showing.seed()) : exercise.path(answered),
        points(given),
        corners(given.drawing().view()),
        Svg.picture(given.drawing(), "What is given: " + words(given)),
        List.of(
            new Field("x", Echo.of(showing.x()), problems.x()),
            new Field("y", Echo.of(showing.y()), problems.y())),
        problems.form(),
        answered == null ? null : VerdictWords.of(exercise, given, answered.answer()),
        answered == null ? "" : receipts.of(answered),
        exercise.path(Seeds.next(showing.seed())),
        AttemptWords.of(exercise, showing.attempts()));
  }

  private static String corners(View view) {
    return Stream.of(view.minX(), view.minY(), view.maxX(), view.maxY())
        .map(corner -> NumberText.of(corner))
        .collect(Collectors.joining(" "));
  }

  private static List<Given> points(Instance given) {
    return given.points().entrySet().stream()
        .map(point -> new Given(point.getKey(), NumberText.of(point.getValue())))
        .toList();
  }

  private static String words(Instance given) {
    return points(given).stream()
        .map(point -> point.name() + " at " + point.at())
        .collect(Collectors.joining(", "));
  }
}
