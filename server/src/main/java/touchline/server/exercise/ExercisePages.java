package touchline.server.exercise;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.Objects;
import touchline.exercise.Seeds;
import touchline.server.account.Learner;
import touchline.server.page.PersonalPages;

/** An exercise's own page, and its panel alone for the script; both show answers. */
public final class ExercisePages {
  private static final String FIRST = Long.toString(Seeds.FIRST);

  private final Panels panels;
  private final Desk desk;
  private final History history;
  private final LearnerPages who;

  public ExercisePages(Panels panels, Desk desk, History history, LearnerPages who) {
    this.panels = panels;
    this.desk = desk;
    this.history = history;
    this.who = who;
  }

  /** What takes the answers. */
  public AnswerPages answers() {
    return new AnswerPages(who, this::policy);
  }

  /** The page: a named submission or variant, else the learner's latest attempt. */
  public void page(Context ctx) {
    Exercise exercise = who.exercise(ctx);
    String seed = Objects.requireNonNullElse(ctx.queryParam("seed"), FIRST);
    if (!History.isSeed(seed)) {
      PanelState unknown = history.unknown(who.learner(ctx), exercise, seed);
      PersonalPages.send(ctx, 404, panels.page(exercise, unknown));
    } else if (ctx.path().equals(exercise.path())) {
      PersonalPages.send(ctx, 200, panels.page(exercise, showing(ctx, exercise)));
    } else {
      leadBack(ctx, exercise);
    }
  }

  /** From the address with a slash too many; the script knows the page by its address. */
  private static void leadBack(Context ctx, Exercise exercise) {
    String query = ctx.queryString();
    String rest = query == null ? "" : '?' + query;
    ctx.redirect(exercise.path() + rest, HttpStatus.PERMANENT_REDIRECT);
  }

  /** The panel: the same; nothing when nothing is named and there was no attempt. */
  public void panel(Context ctx) {
    Exercise exercise = who.exercise(ctx);
    PanelState showing = showing(ctx, exercise);
    if (ctx.queryParamMap().isEmpty() && showing.answered() == null) {
      ctx.status(HttpStatus.NO_CONTENT).header("Cache-Control", "private, no-cache");
    } else {
      PersonalPages.send(ctx, 200, panels.panel(exercise, showing));
    }
  }

  private PanelState showing(Context ctx, Exercise exercise) {
    Learner learner = who.learner(ctx);
    String submission = ctx.queryParam("submission");
    if (submission != null) {
      PanelState verdict =
          history.submission(learner, exercise, submission).orElseThrow(NotFoundResponse::new);
      return ctx.queryParam("solution") == null ? verdict : verdict.withSolution();
    }
    String seed = ctx.queryParam("seed");
    String question = ctx.queryParam("question");
    return seed == null
        ? history.latest(learner, exercise)
        : history
            .variant(learner, exercise, seed, question == null ? "1" : question)
            .orElseThrow(NotFoundResponse::new);
  }

  private PracticePolicy policy(Context ctx) {
    return new PracticePolicy(who.exercise(ctx), who.learner(ctx), desk, history, panels);
  }
}
