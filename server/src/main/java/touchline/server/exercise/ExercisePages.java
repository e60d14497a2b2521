package touchline.server.exercise;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.UnsupportedMediaTypeResponse;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.page.PersonalPages;
import touchline.server.submission.Submission;

/** An exercise's own page, and its panel alone for the script; both show and take answers. */
public final class ExercisePages {
  private final Exercises exercises;
  private final Panels panels;
  private final Desk desk;
  private final History history;
  private final LearnerStore learners;
  private final SecureRandom random = new SecureRandom();

  public ExercisePages(
      Exercises exercises, Panels panels, Desk desk, History history, LearnerStore learners) {
    this.exercises = exercises;
    this.panels = panels;
    this.desk = desk;
    this.history = history;
    this.learners = learners;
  }

  /** The page: a named submission or variant, else the learner's latest attempt. */
  public void page(Context ctx) {
    Exercise exercise = exercise(ctx);
    if (ctx.path().equals(exercise.path())) {
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
    Exercise exercise = exercise(ctx);
    Showing showing = showing(ctx, exercise);
    if (ctx.queryParamMap().isEmpty() && showing.answered() == null) {
      ctx.status(HttpStatus.NO_CONTENT).header("Cache-Control", "private, no-cache");
    } else {
      PersonalPages.send(ctx, 200, panels.panel(exercise, showing));
    }
  }

  /** Takes an answer from a page's form and leads on to its verdict. */
  public void submit(Context ctx) throws IOException {
    submit(
        ctx,
        panels::page,
        (exercise, stored) -> ctx.redirect(exercise.path(stored), HttpStatus.SEE_OTHER));
  }

  /** Takes an answer from the script and answers with the panel that shows its verdict. */
  public void submitPanel(Context ctx) throws IOException {
    submit(
        ctx,
        panels::panel,
        (exercise, stored) ->
            PersonalPages.send(
                ctx, 200, panels.panel(exercise, history.verdict(exercise, stored))));
  }

  /** What cannot be marked is shown again; what can is stored, and then acknowledged. */
  private void submit(
      Context ctx,
      BiFunction<Exercise, Showing, String> rendering,
      BiConsumer<Exercise, Submission> acknowledgement)
      throws IOException {
    Exercise exercise = exercise(ctx);
    Typed typed = typed(ctx);
    if (typed instanceof Typed.Refused refused) {
      Showing showing = history.refused(learner(ctx), exercise, refused);
      PersonalPages.send(ctx, refused.status(), rendering.apply(exercise, showing));
    } else if (typed instanceof Typed.Point point) {
      acknowledgement.accept(exercise, handIn(ctx, exercise, point));
    }
  }

  private Exercise exercise(Context ctx) {
    return exercises
        .find(ctx.pathParam("lesson") + '/' + ctx.pathParam("name"))
        .orElseThrow(NotFoundResponse::new);
  }

  private Showing showing(Context ctx, Exercise exercise) {
    Learner learner = learner(ctx);
    String submission = ctx.queryParam("submission");
    if (submission != null) {
      return history.submission(learner, exercise, submission).orElseThrow(NotFoundResponse::new);
    }
    String seed = ctx.queryParam("seed");
    return seed == null
        ? history.latest(learner, exercise)
        : history.variant(learner, exercise, seed).orElseThrow(NotFoundResponse::new);
  }

  private static Typed typed(Context ctx) throws IOException {
    if (!ctx.isFormUrlencoded()) {
      throw new UnsupportedMediaTypeResponse();
    }
    try {
      return Typed.read(Form.read(ctx.req().getInputStream()));
    } catch (Form.Malformed malformed) {
      throw new BadRequestResponse(malformed.getMessage());
    }
  }

  private Submission handIn(Context ctx, Exercise exercise, Typed.Point point) {
    Optional<LearnerToken> known = token(ctx).filter(held -> !isNobodys(held));
    LearnerToken token = known.orElseGet(() -> LearnerToken.random(random));
    Submission stored = desk.handIn(token, exercise, point);
    if (known.isEmpty()) {
      ctx.res().addHeader("Set-Cookie", isSecure(ctx) ? token.secureCookie() : token.cookie());
    }
    return stored;
  }

  private Learner learner(Context ctx) {
    return token(ctx).map(learners::find).orElse(Learner.NOBODY);
  }

  private boolean isNobodys(LearnerToken token) {
    return learners.find(token).equals(Learner.NOBODY);
  }

  private static Optional<LearnerToken> token(Context ctx) {
    return LearnerToken.parse(ctx.cookie(LearnerToken.COOKIE));
  }

  /** Behind a TLS proxy its header says so; believed, because it only makes the cookie stricter. */
  private static boolean isSecure(Context ctx) {
    return ctx.scheme().equals("https") || "https".equals(ctx.header("X-Forwarded-Proto"));
  }
}
