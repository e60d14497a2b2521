package touchline.server.code;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.assignment.WorkView;
import touchline.server.code.CodePanelView.CodeHeadView;
import touchline.server.code.CodePanelView.EditorView;
import touchline.server.code.CodePanelView.MethodLineView;
import touchline.server.code.CodePanelView.MethodView;
import touchline.server.code.CodePanelView.MethodsView;
import touchline.server.exercise.PanelView.HintView;
import touchline.server.grading.verdict.ShownCase;
import touchline.server.page.FormKey;
import touchline.server.page.Percent;
import touchline.server.page.Templates;
import touchline.server.submission.CodeSubmissions;

/** Renders the panel of an exercise that asks for a method, and what came of a run. */
public final class CodePanels {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private final Templates templates;
  private final CodeTasks tasks;
  private final boolean translates;
  private final FormKey keys = new FormKey();

  /**
   * @param translates whether methods can be made scripts here, which a program without the
   *     translator cannot
   */
  public CodePanels(Templates templates, CodeTasks tasks, boolean translates) {
    this.templates = templates;
    this.tasks = tasks;
    this.translates = translates;
  }

  /** The panel that everybody sees first, by the exercise's id, packed for a lesson. */
  public String first(String id) {
    CodeTask task =
        tasks
            .find(id)
            .orElseThrow(() -> new IllegalArgumentException("id must be of an exercise: " + id));
    String starter = task.exercise().starter();
    CodePanelView view = view(CodePlace.own(task), true, starter, null, CodeSubmissions.NONE, "");
    return templates.render("code/panel", Map.of("panel", view, "packed", true));
  }

  /**
   * A whole page around the panel; with what stands above an exercise of an assignment.
   *
   * @param mayRun whether the lesson's figure may be shown with their method in it
   * @param notes what staff said about lines of a method
   */
  String page(
      CodePlace place,
      Optional<WorkView> work,
      boolean mayRun,
      String source,
      @Nullable ResultView result,
      CodeSubmissions attempts,
      Optional<MethodNotes.View> notes) {
    CodePanelView view = view(place, mayRun, source, result, attempts, keys.next());
    Map<String, Object> shown =
        Map.of(
            "panel", view,
            "lessonTitle", place.task().lessonTitle(),
            "lessonPath", place.task().lessonPath(),
            "isTaught", place.task().isOfLesson());
    return work.map(head -> head.titled(view.head().title()))
        .map(head -> templates.render("code/assigned", assigned(view, head, notes)))
        .orElseGet(() -> templates.render("code/page", shown));
  }

  private static Map<String, Object> assigned(
      CodePanelView view, WorkView work, Optional<MethodNotes.View> notes) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("panel", view);
    shown.put("work", work);
    shown.put("notes", notes.orElse(null));
    return shown;
  }

  /** The page of an exercise of an assignment that has not opened. */
  String early(WorkView work) {
    return templates.render("assignment/early", Map.of("work", work));
  }

  /** The inside of the panel's result alone. */
  String result(ResultView result) {
    return templates.render("code/result", Map.of("result", result));
  }

  private CodePanelView view(
      CodePlace place,
      boolean mayRun,
      String source,
      @Nullable ResultView result,
      CodeSubmissions attempts,
      String formKey) {
    CodeTask task = place.task();
    return new CodePanelView(
        new CodeHeadView(
            place.draft(),
            task.text().name(),
            task.text().title(),
            task.text().html(),
            task.version(),
            place.path(),
            translates && mayRun && task.isTaught(),
            place.work().isPresent() ? null : tasks.onward(task.id()).orElse(null)),
        method(place),
        new EditorView(source, Completions.WORDS, formKey),
        result,
        new MethodsView(
            attempts.latest().stream().map(line -> line(place, line)).toList(), attempts.total()));
  }

  private static MethodView method(CodePlace place) {
    CodeTask task = place.task();
    return new MethodView(
        task.exercise().declaration(),
        task.exercise().starter(),
        terms(place),
        ShownCase.of(task.exercise(), task.shown()),
        task.text().terms().hints().stream().map(hint -> new HintView(hint.html(), "")).toList());
  }

  private static String terms(CodePlace place) {
    String worth = "Full marks are " + Percent.points(place.points()) + " points. ";
    if (place.work().isPresent()) {
      return worth + "Run is free, and so is a submission that does not compile.";
    }
    return place.attempts() == 0
        ? ""
        : worth
            + "Of up to "
            + place.attempts()
            + " submissions the best counts. Run is free, and so is a submission that does not"
            + " compile.";
  }

  /**
   * A mark as people read it, with the points that it is worth and those of the best so far; empty
   * where there are no points to be had.
   *
   * @param kept percent that lateness leaves of it
   */
  static String standing(CodePlace place, double mark, int kept, CodeSubmissions attempts) {
    if (place.work().isEmpty()) {
      return "";
    }
    double best = Math.max(mark, attempts.best().orElse(0.0));
    String all = Percent.points(place.points());
    return "Mark "
        + Percent.of(mark)
        + ": "
        + Percent.points(mark * place.points())
        + " of "
        + all
        + " points."
        + (kept == 100 || mark == 0
            ? ""
            : " It came late and keeps "
                + kept
                + " %: "
                + Percent.points(mark * kept / 100 * place.points())
                + ".")
        + (best > mark
            ? " Your best submission has " + Percent.points(best * place.points()) + "."
            : "");
  }

  private static MethodLineView line(CodePlace place, CodeSubmissions.Line line) {
    boolean isPartly =
        place.work().isPresent() && line.outcome().equals("wrong") && line.mark() > 0;
    return new MethodLineView(
        place.path(line.id()),
        line.outcome(),
        line.outcome().replace('-', ' ') + (isPartly ? ", " + Percent.of(line.mark()) : ""),
        line.receivedAt().truncatedTo(ChronoUnit.SECONDS).toString(),
        TIME.format(line.receivedAt()));
  }
}
