package touchline.server.account;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.GuessPages;
import touchline.server.account.guard.Patience;
import touchline.server.account.guard.Secret;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** One's own mail address: it counts when a link that was sent there has been opened. */
public final class AddressPages {
  private static final String ADDRESS = "address";
  private static final String CURRENT = "current";

  private static final Patience PATIENCE = new Patience.Doubling(5);

  private final AddressStore addresses;
  private final FailureStore failures;
  private final SignIn signIn;
  private final LinkPost post;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public AddressPages(
      AddressStore addresses,
      FailureStore failures,
      SignIn signIn,
      LinkPost post,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.addresses = addresses;
    this.failures = failures;
    this.signIn = signIn;
    this.post = post;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void form(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, "");
  }

  /** Sends a link to the address; whoever asks must know the password. */
  public void change(Context ctx) {
    requirePost();
    Account account = access.required(ctx);
    String address = MailAddress.stored(field(ctx, ADDRESS));
    FilledForm form =
        new FilledForm(Map.of(ADDRESS, address), Map.of())
            .with(ADDRESS, MailAddress.problem(address));
    if (!form.isRight()) {
      show(ctx, 422, form, "");
      return;
    }
    SignIn.Outcome outcome = signIn.knows(account, field(ctx, CURRENT), clock.instant());
    if (outcome instanceof SignIn.Outcome.TooSoon soon) {
      show(ctx, 429, form.with(CURRENT, GuessPages.tooSoon(ctx, soon.left())), "");
    } else if (outcome instanceof SignIn.Outcome.Busy) {
      show(ctx, 503, form.with(CURRENT, GuessPages.busy(ctx)), "");
    } else if (outcome instanceof SignIn.Outcome.Wrong) {
      show(ctx, 422, form.with(CURRENT, Optional.of("This is not your password.")), "");
    } else {
      send(ctx, account, address, form);
    }
  }

  private void send(Context ctx, Account account, String address, FilledForm form) {
    if (isTooSoon(account)) {
      String text = "That was asked for too often. Try again in a quarter of an hour.";
      show(ctx, 429, form.with(FilledForm.WHOLE, Optional.of(text)), "");
    } else {
      post.confirm(account, address);
      show(ctx, 200, FilledForm.EMPTY, address);
    }
  }

  /** Nobody fills another one's letter box with links. */
  private boolean isTooSoon(Account account) {
    Instant now = clock.instant();
    return failures.begin(Map.of("address of account " + account.id(), PATIENCE), now).isAfter(now);
  }

  /** Asks before it counts: programs that look at mail open links, too. */
  public void confirmation(Context ctx) {
    Map<String, Object> shown = Map.of("address", waiting(ctx), "here", ctx.path());
    PersonalPages.send(ctx, 200, templates.render("account/address-confirm", shown));
  }

  public void confirm(Context ctx) {
    addresses.set(access.required(ctx), waiting(ctx));
    ctx.redirect("/account/address", HttpStatus.SEE_OTHER);
  }

  private String waiting(Context ctx) {
    return Secret.parse(ctx.pathParam("secret"))
        .flatMap(secret -> addresses.waiting(access.required(ctx), secret, clock.instant()))
        .orElseThrow(NotFoundResponse::new);
  }

  private void requirePost() {
    if (!post.isOn()) {
      throw new NotFoundResponse();
    }
  }

  private void show(Context ctx, int status, FilledForm form, String sent) {
    requirePost();
    Map<String, Object> shown =
        Map.of(
            "form",
            form,
            "sent",
            sent,
            "known",
            addresses.find(access.required(ctx)).orElse(""),
            "login",
            access.required(ctx).login());
    PersonalPages.send(ctx, status, templates.render("account/address", shown));
  }
}
