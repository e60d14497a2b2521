package touchline.server.exercise;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.UnsupportedMediaTypeResponse;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.task.DecimalMark;

/** What a request says about who asks, and about which exercise: the same for all its pages. */
public final class LearnerPages {
  private final Exercises exercises;
  private final LearnerStore learners;
  private final SecureRandom random = new SecureRandom();

  public LearnerPages(Exercises exercises, LearnerStore learners) {
    this.exercises = exercises;
    this.learners = learners;
  }

  Exercise exercise(Context ctx) {
    return exercises
        .find(ctx.pathParam("lesson") + '/' + ctx.pathParam("name"))
        .orElseThrow(NotFoundResponse::new);
  }

  /** Who asks; nobody if we do not know the cookie. */
  public Learner learner(Context ctx) {
    return token(ctx).map(learners::find).orElse(Learner.NOBODY);
  }

  /** The token of a learner whom we know, else a new one. */
  public LearnerToken tokenOrNew(Context ctx) {
    return token(ctx)
        .filter(held -> !learners.find(held).equals(Learner.NOBODY))
        .orElseGet(() -> LearnerToken.random(random));
  }

  /** Hands a new learner the token; to be called when it is stored. */
  public void remember(Context ctx, LearnerToken token) {
    if (!token(ctx).equals(Optional.of(token))) {
      ctx.res().addHeader("Set-Cookie", isSecure(ctx) ? token.secureCookie() : token.cookie());
    }
  }

  private static Optional<LearnerToken> token(Context ctx) {
    return LearnerToken.parse(ctx.cookie(LearnerToken.COOKIE));
  }

  /** Behind a TLS proxy its header says so; believed, because it only makes the cookie stricter. */
  private static boolean isSecure(Context ctx) {
    return ctx.scheme().equals("https") || "https".equals(ctx.header("X-Forwarded-Proto"));
  }

  static Form form(Context ctx) throws IOException {
    return form(ctx, Form.MOST);
  }

  /** The form that was sent, of which so many bytes count. */
  public static Form form(Context ctx, int most) throws IOException {
    if (!ctx.isFormUrlencoded()) {
      throw new UnsupportedMediaTypeResponse();
    }
    try {
      return Form.read(ctx.req().getInputStream(), most);
    } catch (Form.Malformed malformed) {
      throw new BadRequestResponse(malformed.getMessage());
    }
  }

  static DecimalMark decimalMark(Context ctx) {
    return Locales.decimal(ctx.header("Accept-Language"));
  }
}
