package touchline.server.oidc;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.SignIn;
import touchline.server.account.guard.GuessPages;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Whether one's own account can be entered by the provider: linking it, and ending that. */
public final class IdentityPages {
  private static final String HERE = "/account/provider";
  private static final String CURRENT = "current";

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

  private final ProviderPages provider;
  private final IdentityStore identities;
  private final AccountStore accounts;
  private final SignIn signIn;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public IdentityPages(
      ProviderPages provider,
      IdentityStore identities,
      AccountStore accounts,
      SignIn signIn,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.provider = provider;
    this.identities = identities;
    this.accounts = accounts;
    this.signIn = signIn;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void page(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, "");
  }

  /** Begins to link, for who knows the password. */
  public void link(Context ctx) {
    Account account = access.required(ctx);
    Provider there = provider.way().provider();
    if (!isSure(ctx, account)) {
      return;
    }
    try {
      // A link and not a redirect: a form of this site may lead to no other one.
      String address = provider.begin(ctx, HERE + "?linked", OptionalLong.of(account.id()), false);
      show(ctx, 200, FilledForm.EMPTY, address);
    } catch (ProviderProblem problem) {
      provider.stop(ctx, problem, there, HERE);
    }
  }

  /** Ends the link, for who knows the password and so can come in without it. */
  public void end(Context ctx) {
    Account account = access.required(ctx);
    Provider there = provider.way().provider();
    if (isSure(ctx, account)) {
      identities.end(there, account, clock.instant());
      ctx.redirect(HERE + "?ended", HttpStatus.SEE_OTHER);
    }
  }

  /** Whether the password is right; if not, the page has said so. */
  private boolean isSure(Context ctx, Account account) {
    SignIn.Outcome outcome = signIn.knows(account, field(ctx, CURRENT), clock.instant());
    FilledForm form = FilledForm.EMPTY;
    if (outcome instanceof SignIn.Outcome.TooSoon soon) {
      show(ctx, 429, form.with(CURRENT, GuessPages.tooSoon(ctx, soon.left())), "");
    } else if (outcome instanceof SignIn.Outcome.Busy) {
      show(ctx, 503, form.with(CURRENT, GuessPages.busy(ctx)), "");
    } else if (outcome instanceof SignIn.Outcome.Wrong) {
      show(ctx, 422, form.with(CURRENT, Optional.of("This is not your password.")), "");
    }
    return outcome instanceof SignIn.Outcome.Right;
  }

  private void show(Context ctx, int status, FilledForm form, String onward) {
    Account account = access.required(ctx);
    Provider there = provider.way().provider();
    Optional<Instant> linked = identities.linked(there, account);
    Map<String, Object> shown = new HashMap<>();
    shown.put("name", there.name());
    shown.put("form", form);
    shown.put("onward", onward);
    shown.put("login", account.login());
    shown.put("linked", linked.map(DAY::format).orElse(""));
    shown.put("hasPassword", accounts.password(account).isPresent());
    shown.put("done", done(String.valueOf(ctx.queryString()), there.name()));
    PersonalPages.send(ctx, status, templates.render("provider/own", shown));
  }

  private static String done(String query, String name) {
    return switch (query) {
      case "linked" -> "From now on you can sign in with " + name + ", too.";
      case "ended" -> "The link is ended: " + name + " no longer signs you in here.";
      default -> "";
    };
  }
}
