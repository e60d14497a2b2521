package touchline.server.exercise;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.UnsupportedMediaTypeResponse;
import java.io.IOException;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.account.VisitorPages;
import touchline.task.DecimalMark;

/** What a request says about who asks, and about which exercise: the same for all its pages. */
public final class LearnerPages {
  private final Exercises exercises;
  private final VisitorPages visitors;

  public LearnerPages(Exercises exercises, VisitorPages visitors) {
    this.exercises = exercises;
    this.visitors = visitors;
  }

  Exercise exercise(Context ctx) {
    return exercises
        .find(ctx.pathParam("lesson") + '/' + ctx.pathParam("name"))
        .orElseThrow(NotFoundResponse::new);
  }

  /** Who asks; nobody if we do not know them. */
  public Learner learner(Context ctx) {
    return visitors.learner(ctx);
  }

  /** Who hands something in. */
  public Visitor visitor(Context ctx) {
    return visitors.visitor(ctx);
  }

  /** Lets a new learner's browser remember; to be called when they are stored. */
  public void remember(Context ctx, Visitor visitor) {
    visitors.remember(ctx, visitor);
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
