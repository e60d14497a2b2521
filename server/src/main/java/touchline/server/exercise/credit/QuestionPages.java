package touchline.server.exercise.credit;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import touchline.server.exercise.Rendering;
import touchline.server.page.Form;
import touchline.server.page.FormPages;
import touchline.server.page.PersonalPages;

/** The questions of an exercise for credit, one at a time, and its hints. */
public final class QuestionPages {
  private final Function<Context, CreditPolicy> policies;

  /**
   * @param policies the rules of the place that a request names
   */
  QuestionPages(Function<Context, CreditPolicy> policies) {
    this.policies = policies;
  }

  /** A question. */
  public void page(Context ctx) {
    page(ctx, policies.apply(ctx));
  }

  static void page(Context ctx, CreditPolicy policy) {
    PersonalPages.send(ctx, 200, question(ctx, policy).page().get());
  }

  /** The panel of a question alone. */
  public void panel(Context ctx) {
    PersonalPages.send(ctx, 200, question(ctx, policies.apply(ctx)).panel().get());
  }

  private static Rendering question(Context ctx, CreditPolicy policy) {
    return policy.question(asked(ctx, policy.credit()));
  }

  /** Gives the next hint. */
  public void hint(Context ctx) throws IOException {
    CreditPolicy policy = policies.apply(ctx);
    Form form = FormPages.form(ctx);
    policy.source().hint(number(form.first("hint")).orElse(0));
    int question = number(form.first("question")).orElse(1);
    ctx.redirect(policy.path(question), HttpStatus.SEE_OTHER);
  }

  /** The question that the address names, else the first that can still be answered. */
  private static int asked(Context ctx, Credit credit) {
    String question = ctx.queryParam("question");
    int asked = question == null ? credit.current() : number(question).orElse(0) - 1;
    if (asked < 0 || asked >= credit.questions()) {
      throw new NotFoundResponse();
    }
    return asked;
  }

  static Optional<Integer> number(String text) {
    return text.matches("[0-9]{1,4}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }
}
