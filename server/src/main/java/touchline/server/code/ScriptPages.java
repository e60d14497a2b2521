package touchline.server.code;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import touchline.diagram.Html;
import touchline.server.account.Learner;
import touchline.server.account.Role;
import touchline.server.code.MethodScripts.Made;
import touchline.server.exercise.LearnerPages;
import touchline.server.page.PersonalPages;
import touchline.server.submission.CodeSubmission;

/** A learner's own method for a figure: which figure, and the script. Only its author gets them. */
public final class ScriptPages {
  /** The script may compute and answer messages, and nothing else. */
  private static final String NOTHING = "default-src 'none'; frame-ancestors 'none'";

  private static final String NO_FIGURE = "The lesson has no figure that your method can run in.";

  private static final String NOT_YET =
      "The lesson’s figure shows the lesson’s method, which is not shown in an assignment before its"
          + " time.";

  private final MethodScripts scripts;
  private final Figures figures;
  private final CodeDesk desk;
  private final LearnerPages who;
  private final CodeSenderPages senders;

  /** Finds what stands in the lessons. */
  public interface Figures {
    /** How the cases of an exercise are drawn, by its id. */
    Optional<String> picture(String exercise);

    /** The body of the lesson that an exercise belongs to. */
    Optional<String> lesson(String exercise);
  }

  public ScriptPages(MethodScripts scripts, Figures figures, CodeDesk desk, LearnerPages who) {
    this.scripts = scripts;
    this.figures = figures;
    this.desk = desk;
    this.who = who;
    this.senders = new CodeSenderPages(who, desk);
  }

  /** Adds what is below the page of an exercise. */
  void addTo(RoutesConfig routes, String page, Supplier<CodePlace> place) {
    String path = page + "/script/{submission}";
    routes.get(path, ctx -> figure(ctx, place.get()), Role.ANYONE);
    routes.get(path + "/worker", ctx -> worker(ctx, place.get()), Role.ANYONE);
  }

  /** The same for exercises of an assignment. */
  void addAssigned(RoutesConfig routes, String page, Function<Context, CodePlace> places) {
    String path = page + "/script/{submission}";
    routes.get(path, ctx -> figure(ctx, places.apply(ctx)), Role.STUDENT);
    routes.get(path + "/worker", ctx -> worker(ctx, places.apply(ctx)), Role.STUDENT);
  }

  /** Where the script is and what it wants to be given, around the figure itself. */
  private void figure(Context ctx, CodePlace place) {
    if (!desk.mayTell(place)) {
      problem(ctx, 422, NOT_YET);
      return;
    }
    Made made = made(ctx, place);
    Optional<LessonFigure> figure = figure(place.task());
    if (made.status() != 200 || figure.isEmpty()) {
      String problem = made.problem().isEmpty() ? NO_FIGURE : made.problem();
      int status = made.status() == 200 ? 422 : made.status();
      problem(ctx, status, problem);
      return;
    }
    LessonFigure found = figure.get();
    String result = LessonFigure.word(place.task().exercise().signature().result());
    String html =
        String.join(
            "\n",
            "<div class=\"own-figure\" data-method=\"" + Html.escape(found.method()) + "\"",
            " data-arguments=\"" + Html.escape(found.arguments()) + "\"",
            " data-result=\"" + result + "\"",
            " data-script=\"" + Html.escape(ctx.path() + "/worker") + "\">",
            found.html(),
            "</div>");
    PersonalPages.send(ctx, 200, html);
  }

  private static void problem(Context ctx, int status, String problem) {
    PersonalPages.send(ctx, status, "<p class=\"problem\">" + Html.escape(problem) + "</p>");
  }

  private Optional<LessonFigure> figure(CodeTask task) {
    return figures
        .picture(task.id())
        .flatMap(
            picture ->
                figures
                    .lesson(task.id())
                    .flatMap(
                        lesson ->
                            LessonFigure.of(
                                task.exercise().signature(),
                                task.exercise().names(),
                                picture,
                                lesson)));
  }

  private void worker(Context ctx, CodePlace place) {
    Made made = made(ctx, place);
    if (made.status() != 200) {
      throw new NotFoundResponse();
    }
    ctx.header("Content-Security-Policy", NOTHING)
        .header("Cache-Control", "private, no-store")
        .contentType("text/javascript;charset=utf-8")
        .result(made.script());
  }

  private Made made(Context ctx, CodePlace place) {
    Learner learner = who.learner(ctx);
    CodeSubmission submission =
        Optional.of(ctx.pathParam("submission"))
            .filter(text -> text.matches("[0-9]{1,18}"))
            .flatMap(text -> desk.find(learner, place, Long.parseLong(text)))
            .orElseThrow(NotFoundResponse::new);
    return scripts.script(place.task(), submission, senders.owner(ctx, learner, place));
  }
}
