package touchline.server.second;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.AccountPages;
import touchline.server.account.AccountStore;
import touchline.server.account.SignIn;
import touchline.server.account.guard.GuessPages;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.account.second.SecondStepStore;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Where people say that a password alone does not sign them in. */
public final class TwoStepPages {
  private static final String HERE = "/account/two-steps";
  private static final String CURRENT = "current";
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

  private final SecondStepStore steps;
  private final AccountStore accounts;
  private final SignIn signIn;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public TwoStepPages(
      SecondStepStore steps,
      AccountStore accounts,
      SignIn signIn,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.steps = steps;
    this.accounts = accounts;
    this.signIn = signIn;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void page(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, Optional.empty(), List.of());
  }

  /** Makes a key, for who knows the password, and shows it once to their app. */
  public void begin(Context ctx) {
    Account account = access.required(ctx);
    if (isSure(ctx, account)) {
      show(ctx, 200, FilledForm.EMPTY, steps.begin(account.id(), account.login()), List.of());
    }
  }

  /** Asks for codes from now on, for who shows the first one. */
  public void confirm(Context ctx) {
    Account account = access.required(ctx);
    Optional<List<String>> codes =
        steps.confirm(account.id(), field(ctx, AccountPages.CODE), clock.instant());
    if (codes.isPresent()) {
      access.enter(ctx, signIn.again(account, SecurityEvent.CODE_OF_APP, clock.instant()));
      show(ctx, 200, FilledForm.EMPTY, Optional.empty(), codes.get());
      return;
    }
    String problem =
        "This code does not belong to this key. Type the six digits that your app shows now.";
    FilledForm form = FilledForm.EMPTY.with(AccountPages.CODE, Optional.of(problem));
    show(ctx, 422, form, steps.begun(account.id(), account.login()), List.of());
  }

  /** New codes for paper, for who knows the password. */
  public void renew(Context ctx) {
    Account account = access.required(ctx);
    if (!isSure(ctx, account)) {
      return;
    }
    if (steps.since(account.id()).isEmpty()) {
      ctx.redirect(HERE, HttpStatus.SEE_OTHER);
      return;
    }
    List<String> codes = steps.renew(account.id(), clock.instant());
    show(ctx, 200, FilledForm.EMPTY, Optional.empty(), codes);
  }

  /** Asks for no codes any more; who has the password alone cannot end it. */
  public void end(Context ctx) {
    Account account = access.required(ctx);
    SignIn.Outcome outcome =
        signIn.knowsCode(account, field(ctx, AccountPages.CODE), clock.instant());
    if (outcome instanceof SignIn.Outcome.Right) {
      steps.end(account.id(), clock.instant());
      ctx.redirect(HERE, HttpStatus.SEE_OTHER);
      return;
    }
    boolean isSoon = outcome instanceof SignIn.Outcome.TooSoon;
    Optional<String> problem =
        outcome instanceof SignIn.Outcome.TooSoon soon
            ? GuessPages.tooSoon(ctx, soon.left())
            : Optional.of(
                "This code is not valid now, and it is none of those on paper that are left.");
    FilledForm form = FilledForm.EMPTY.with(AccountPages.CODE, problem);
    show(ctx, isSoon ? 429 : 422, form, Optional.empty(), List.of());
  }

  /** Whether the password is right; if not, the page has said so. */
  private boolean isSure(Context ctx, Account account) {
    SignIn.Outcome outcome = signIn.knows(account, field(ctx, CURRENT), clock.instant());
    if (outcome instanceof SignIn.Outcome.TooSoon soon) {
      refuse(ctx, 429, GuessPages.tooSoon(ctx, soon.left()));
    } else if (outcome instanceof SignIn.Outcome.Busy) {
      refuse(ctx, 503, GuessPages.busy(ctx));
    } else if (outcome instanceof SignIn.Outcome.Wrong) {
      refuse(ctx, 422, Optional.of("This is not your password."));
    }
    return outcome instanceof SignIn.Outcome.Right;
  }

  private void refuse(Context ctx, int status, Optional<String> problem) {
    FilledForm form = FilledForm.EMPTY.with(CURRENT, problem);
    show(ctx, status, form, Optional.empty(), List.of());
  }

  private void show(
      Context ctx,
      int status,
      FilledForm form,
      Optional<SecondStepStore.Told> told,
      List<String> codes) {
    Account account = access.required(ctx);
    Map<String, Object> shown = new HashMap<>();
    shown.put("form", form);
    shown.put("login", account.login());
    shown.put("hasPassword", accounts.password(account).isPresent());
    shown.put("since", steps.since(account.id()).map(DAY::format).orElse(""));
    shown.put("left", steps.left(account.id()));
    shown.put("key", told.map(SecondStepStore.Told::key).orElse(""));
    shown.put("picture", told.map(one -> QrPicture.of(one.address())).orElse(null));
    shown.put("codes", codes);
    PersonalPages.send(ctx, status, templates.render("account/two-steps", shown));
  }
}
