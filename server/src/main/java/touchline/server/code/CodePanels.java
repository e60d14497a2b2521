package touchline.server.code;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchline.server.code.CodePanelView.AttemptView;
import touchline.server.exercise.FormKey;
import touchline.server.exercise.PanelView.HintView;
import touchline.server.exercise.Percent;
import touchline.server.grading.verdict.ShownCase;
import touchline.server.page.Templates;
import touchline.server.submission.CodeAttempts;

/** Renders the panel of an exercise that asks for a method, and what came of a run. */
public final class CodePanels {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private final Templates templates;
  private final CodeTasks tasks;
  private final FormKey keys = new FormKey();

  public CodePanels(Templates templates, CodeTasks tasks) {
    this.templates = templates;
    this.tasks = tasks;
  }

  /** The panel that everybody sees first, by the exercise's id. */
  public String first(String id) {
    CodeTask task =
        tasks
            .find(id)
            .orElseThrow(() -> new IllegalArgumentException("id must be of an exercise: " + id));
    String starter = task.exercise().starter();
    return templates.render(
        "code/panel", Map.of("panel", view(task, starter, null, CodeAttempts.NONE, "")));
  }

  /** A whole page around the panel. */
  String page(CodeTask task, String source, @Nullable ResultView result, CodeAttempts attempts) {
    return templates.render(
        "code/page",
        Map.of(
            "panel", view(task, source, result, attempts, keys.next()),
            "lessonTitle", task.lessonTitle(),
            "lessonPath", task.lessonPath()));
  }

  /** The inside of the panel's result alone. */
  String result(ResultView result) {
    return templates.render("code/result", Map.of("result", result));
  }

  private CodePanelView view(
      CodeTask task,
      String source,
      @Nullable ResultView result,
      CodeAttempts attempts,
      String formKey) {
    return new CodePanelView(
        task.id(),
        task.text().name(),
        task.text().title(),
        task.text().html(),
        tasks.version(),
        task.path(),
        task.exercise().declaration(),
        task.exercise().starter(),
        source,
        formKey,
        terms(task),
        ShownCase.of(task.exercise()),
        task.text().terms().hints().stream().map(hint -> new HintView(hint.text(), "")).toList(),
        result,
        attempts.latest().stream().map(line -> attempt(task, line)).toList(),
        attempts.total());
  }

  private static String terms(CodeTask task) {
    String worth = "Full marks are " + Percent.points(task.points()) + " points. ";
    return task.attempts() == 0
        ? worth + "Submit as often as you like: your best submission counts. Run is free."
        : worth
            + "Of up to "
            + task.attempts()
            + " submissions the best counts. Run is free, and so is a submission that does not"
            + " compile.";
  }

  /** A mark as people read it, with the points that it is worth and those of the best so far. */
  static String standing(CodeTask task, double mark, CodeAttempts attempts) {
    double best = Math.max(mark, attempts.best().orElse(0.0));
    String all = Percent.points(task.points());
    return "Mark "
        + Percent.of(mark)
        + ": "
        + Percent.points(mark * task.points())
        + " of "
        + all
        + " points."
        + (best > mark
            ? " Your best submission has " + Percent.points(best * task.points()) + "."
            : "");
  }

  private static AttemptView attempt(CodeTask task, CodeAttempts.Line line) {
    boolean isPartly = line.outcome().equals("wrong") && line.mark() > 0;
    return new AttemptView(
        task.path(line.id()),
        line.outcome(),
        line.outcome().replace('-', ' ') + (isPartly ? ", " + Percent.of(line.mark()) : ""),
        line.receivedAt().truncatedTo(ChronoUnit.SECONDS).toString(),
        TIME.format(line.receivedAt()));
  }
}
