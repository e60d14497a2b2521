package touchline.server.receipt;

import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.VisitorPages;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.GuessPages;
import touchline.server.account.guard.OriginPages;
import touchline.server.account.guard.Patience;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The page on which anybody can check a receipt. */
public final class ReceiptPages {
  private static final String FIELD = "receipt";

  private static final Patience OF_A_PERSON = new Patience.Steady(30, Duration.ofMinutes(1));
  private static final Patience OF_A_HALL = new Patience.Steady(200, Duration.ofSeconds(20));

  private final Receipts receipts;
  private final FailureStore failures;
  private final VisitorPages visitors;
  private final OriginPages origins;
  private final Clock clock;
  private final Templates templates;

  public ReceiptPages(
      Receipts receipts,
      FailureStore failures,
      VisitorPages visitors,
      OriginPages origins,
      Templates templates,
      Clock clock) {
    this.failures = failures;
    this.origins = origins;
    this.clock = clock;
    this.receipts = receipts;
    this.visitors = visitors;
    this.templates = templates;
  }

  /** The empty form. */
  public void page(Context ctx) {
    send(ctx, 200, "", FindingView.NONE);
  }

  /** The form with what was found out about the pasted receipt. */
  public void check(Context ctx) {
    String pasted = Optional.ofNullable(ctx.formParam(FIELD)).orElse("");
    Map<String, Patience> patience = patience(ctx);
    Instant now = clock.instant();
    Instant open = failures.begin(patience, now);
    if (open.isAfter(now)) {
      String text = GuessPages.tooSoon(ctx, Duration.between(now, open)).orElseThrow();
      send(ctx, 429, pasted, FindingView.tooMany(text));
      return;
    }
    Finding finding = receipts.check(pasted, visitors.learner(ctx));
    if (!(finding instanceof Finding.NotSigned)) {
      failures.succeeded(patience);
    }
    send(ctx, 200, pasted, FindingView.of(finding));
  }

  /** Receipts that were not signed here are counted: of a person, or else of an address. */
  private Map<String, Patience> patience(Context ctx) {
    return visitors
        .signedIn(ctx)
        .map(person -> Map.of("receipts of learner " + person.id(), OF_A_PERSON))
        .orElseGet(() -> Map.of("receipts from " + origins.address(ctx), OF_A_HALL));
  }

  private void send(Context ctx, int status, String pasted, FindingView finding) {
    Map<String, Object> shown = Map.of("pasted", pasted, "finding", finding);
    PersonalPages.send(ctx, status, templates.render("receipt/page", shown));
  }
}
