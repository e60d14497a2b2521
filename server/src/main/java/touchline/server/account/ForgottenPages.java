package touchline.server.account;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.OriginPages;
import touchline.server.account.guard.Patience;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** A link by mail for who forgot their password; it does not tell who has an account. */
public final class ForgottenPages {
  private static final String LOGIN = "login";

  /** Of one login name: more than a person needs whose mail is slow. */
  private static final Patience OF_ONE = new Patience.Doubling(3);

  /** From one address, of all names together: more than forget it in a lecture hall. */
  private static final Patience OF_A_HALL = new Patience.Steady(100, Duration.ofSeconds(10));

  private final AccountStore accounts;
  private final FailureStore failures;
  private final LinkPost post;
  private final OriginPages origins;
  private final Templates templates;
  private final Clock clock;

  public ForgottenPages(
      AccountStore accounts,
      FailureStore failures,
      LinkPost post,
      OriginPages origins,
      Templates templates,
      Clock clock) {
    this.accounts = accounts;
    this.failures = failures;
    this.post = post;
    this.origins = origins;
    this.templates = templates;
    this.clock = clock;
  }

  public void form(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, false);
  }

  /** Sends a link to whoever has this login name or this mail address, if anybody has. */
  public void send(Context ctx) {
    String typed = LoginName.stored(field(ctx, LOGIN));
    FilledForm form = new FilledForm(Map.of(LOGIN, field(ctx, LOGIN)), Map.of());
    if (typed.isEmpty() || typed.length() > LoginName.MOST) {
      String text = "Type your login name or your mail address.";
      show(ctx, 422, form.with(LOGIN, Optional.of(text)), false);
    } else if (isTooSoon(typed, origins.address(ctx))) {
      String text = "That was asked for too often. Try again in a quarter of an hour.";
      show(ctx, 429, form.with(FilledForm.WHOLE, Optional.of(text)), false);
    } else {
      if (post.isOn()) {
        accounts.reached(typed).forEach(account -> send(account));
      }
      show(ctx, 200, form, true);
    }
  }

  private void send(Account account) {
    post.confirmedAddress(account).ifPresent(address -> post.reset(account, address));
  }

  /**
   * Every request counts, whether there is such an account or not. The name does most: behind a
   * proxy or in a lecture hall everybody has one address, and few of them must not lock out all.
   */
  private boolean isTooSoon(String typed, String address) {
    Instant now = clock.instant();
    Map<String, Patience> patience =
        Map.of("forgotten " + typed, OF_ONE, "links asked for from " + address, OF_A_HALL);
    return failures.begin(patience, now).isAfter(now);
  }

  private void show(Context ctx, int status, FilledForm form, boolean isSent) {
    if (!post.isOn()) {
      throw new NotFoundResponse();
    }
    Map<String, Object> shown = Map.of("form", form, "sent", isSent);
    PersonalPages.send(ctx, status, templates.render("account/forgotten", shown));
  }
}
