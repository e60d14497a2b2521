package touchline.server.receipt;

import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.VisitorPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The page on which anybody can check a receipt. */
public final class ReceiptPages {
  private static final String FIELD = "receipt";

  private final Receipts receipts;
  private final VisitorPages visitors;
  private final Templates templates;

  public ReceiptPages(Receipts receipts, VisitorPages visitors, Templates templates) {
    this.receipts = receipts;
    this.visitors = visitors;
    this.templates = templates;
  }

  /** The empty form. */
  public void page(Context ctx) {
    send(ctx, "", FindingView.NONE);
  }

  /** The form with what was found out about the pasted receipt. */
  public void check(Context ctx) {
    String pasted = Optional.ofNullable(ctx.formParam(FIELD)).orElse("");
    Finding finding = receipts.check(pasted, visitors.learner(ctx));
    send(ctx, pasted, FindingView.of(finding));
  }

  private void send(Context ctx, String pasted, FindingView finding) {
    PersonalPages.send(
        ctx, 200, templates.render("receipt/page", Map.of("pasted", pasted, "finding", finding)));
  }
}
