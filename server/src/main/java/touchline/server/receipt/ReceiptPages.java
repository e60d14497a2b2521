package touchline.server.receipt;

import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.account.LearnerStore;
import touchline.server.account.LearnerToken;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The page on which anybody can check a receipt. */
public final class ReceiptPages {
  private static final String FIELD = "receipt";

  private final Receipts receipts;
  private final LearnerStore learners;
  private final Templates templates;

  public ReceiptPages(Receipts receipts, LearnerStore learners, Templates templates) {
    this.receipts = receipts;
    this.learners = learners;
    this.templates = templates;
  }

  /** The empty form. */
  public void page(Context ctx) {
    send(ctx, "", FindingView.NONE);
  }

  /** The form with what was found out about the pasted receipt. */
  public void check(Context ctx) {
    String pasted = Optional.ofNullable(ctx.formParam(FIELD)).orElse("");
    Optional<LearnerToken> token = LearnerToken.parse(ctx.cookie(LearnerToken.COOKIE));
    Finding finding = receipts.check(pasted, token.map(learners::find).orElse(Learner.NOBODY));
    send(ctx, pasted, FindingView.of(finding));
  }

  private void send(Context ctx, String pasted, FindingView finding) {
    PersonalPages.send(
        ctx, 200, templates.render("receipt/page", Map.of("pasted", pasted, "finding", finding)));
  }
}
