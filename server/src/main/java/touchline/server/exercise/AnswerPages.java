package touchline.server.exercise;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Function;
import touchline.server.account.Visitor;
import touchline.server.page.FormPages;
import touchline.server.page.PersonalPages;
import touchline.server.submission.Submission;

/**
 * Takes answers, wherever they are given: what cannot be marked is shown again with why, and what
 * can is marked, stored and then acknowledged.
 */
public final class AnswerPages {
  private final LearnerPages who;
  private final Function<Context, ? extends AnswerPolicy> policies;

  /**
   * @param policies the rules of the place that a request names
   */
  public AnswerPages(LearnerPages who, Function<Context, ? extends AnswerPolicy> policies) {
    this.who = who;
    this.policies = policies;
  }

  /** Takes an answer from a page's form and leads on to its verdict. */
  public void submit(Context ctx) throws IOException {
    AnswerPolicy policy = policies.apply(ctx);
    submit(
        ctx,
        policy,
        refusal -> refusal.page().get(),
        stored -> ctx.redirect(policy.path(stored), HttpStatus.SEE_OTHER));
  }

  /** Takes an answer from the script and answers with the panel that shows its verdict. */
  public void submitPanel(Context ctx) throws IOException {
    AnswerPolicy policy = policies.apply(ctx);
    submit(
        ctx,
        policy,
        refusal -> refusal.panel().get(),
        stored -> PersonalPages.send(ctx, 200, policy.verdict(stored).panel().get()));
  }

  private void submit(
      Context ctx,
      AnswerPolicy policy,
      Function<Rendering, String> refusal,
      Consumer<Submission> acknowledgement)
      throws IOException {
    AnswerForm form = policy.read(FormPages.form(ctx), LearnerPages.decimalMark(ctx));
    AnswerPolicy.Result result = result(ctx, policy, who.stored(ctx, form));
    if (result instanceof AnswerPolicy.Result.Stored stored) {
      acknowledgement.accept(stored.submission());
    } else if (result instanceof AnswerPolicy.Result.Refused refused) {
      String html = refusal.apply(policy.refused(refused.form()));
      PersonalPages.send(ctx, refused.form().status(), html);
    }
  }

  private AnswerPolicy.Result result(Context ctx, AnswerPolicy policy, AnswerForm form) {
    if (form instanceof AnswerForm.Refused refused) {
      return new AnswerPolicy.Result.Refused(refused);
    }
    Visitor visitor = who.visitor(ctx);
    AnswerPolicy.Result result = policy.store(visitor, (AnswerForm.Accepted) form);
    who.remember(ctx, visitor);
    return result;
  }
}
