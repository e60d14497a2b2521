package touchline.server.account;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import touchline.server.account.guard.GuessPages;
import touchline.server.account.guard.OriginPages;
import touchline.server.account.guard.Passwords;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Signing in and out, and one's own account. */
public final class AccountPages {
  /** The page of one's own account. */
  public static final String OWN = NextAddress.HOME;

  /** The field of a code, on each page that asks for one. */
  public static final String CODE = "code";

  /** The field of what lets somebody show a code. */
  public static final String PASS = "pass";

  private static final String WRONG =
      "This login name and password do not belong together. Capitals count in the password only.";

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  /** What was just done, by the word that the address ends with. */
  private static final Map<String, String> DONE =
      Map.of(
          "changed", "Your password is changed. Every other browser is signed out.",
          "taken", "The answers from this browser are now kept with your account.",
          "left", "The answers from this browser are left as they are. You are not asked again.");

  private final SignIn signIn;
  private final AccountStore accounts;
  private final SessionStore sessions;
  private final EarlierWork earlier;
  private final LinkPages links;
  private final AccessPages access;
  private final OriginPages origins;
  private final Templates templates;
  private final Clock clock;
  private final Elsewhere elsewhere;

  /**
   * Where else people have an account with which they sign in here.
   *
   * @param name as people read it; empty if there is no such place
   * @param isUsed whether somebody comes from there
   */
  public record Elsewhere(String name, Predicate<Account> isUsed) {
    /** Nowhere. */
    public static final Elsewhere NONE = new Elsewhere("", account -> false);
  }

  public AccountPages(
      SignIn signIn,
      AccountStore accounts,
      SessionStore sessions,
      EarlierWork earlier,
      LinkPages links,
      AccessPages access,
      OriginPages origins,
      Templates templates,
      Clock clock,
      Elsewhere elsewhere) {
    this.signIn = signIn;
    this.accounts = accounts;
    this.sessions = sessions;
    this.earlier = earlier;
    this.links = links;
    this.access = access;
    this.origins = origins;
    this.templates = templates;
    this.clock = clock;
    this.elsewhere = elsewhere;
  }

  /** Where a form leads on to: an address of this site. */
  public static String next(@Nullable String asked) {
    return NextAddress.of(asked);
  }

  /** The form; who is signed in already goes on. */
  public void form(Context ctx) {
    String next = NextAddress.of(ctx.queryParam("next"));
    if (access.account(ctx).isPresent()) {
      ctx.redirect(next, HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 200, next, FilledForm.EMPTY);
    }
  }

  /** Where a page is for people who are signed in: the form, which leads back there. */
  public void first(Context ctx) {
    String query = ctx.queryString() == null ? "" : '?' + ctx.queryString();
    boolean isPage = ctx.method().equals(HandlerType.GET);
    show(ctx, 401, NextAddress.of(isPage ? ctx.path() + query : null), FilledForm.EMPTY);
  }

  public void signIn(Context ctx) {
    String login = field(ctx, "login");
    String next = NextAddress.of(ctx.formParam("next"));
    FilledForm form = new FilledForm(Map.of("login", login), Map.of());
    SignIn.Outcome outcome =
        signIn.attempt(
            login,
            field(ctx, "password"),
            AccessPages.device(ctx),
            origins.address(ctx),
            clock.instant());
    if (outcome instanceof SignIn.Outcome.In in) {
      access.enter(ctx, in.session());
      access.remember(ctx, in.device());
      ctx.redirect(afterwards(ctx, in.account(), next), HttpStatus.SEE_OTHER);
    } else if (outcome instanceof SignIn.Outcome.Second second) {
      askCode(ctx, 200, second.pass(), next, FilledForm.EMPTY);
    } else if (outcome instanceof SignIn.Outcome.TooSoon soon) {
      show(ctx, 429, next, form.with(FilledForm.WHOLE, GuessPages.tooSoon(ctx, soon.left())));
    } else if (outcome instanceof SignIn.Outcome.Busy) {
      show(ctx, 503, next, form.with(FilledForm.WHOLE, GuessPages.busy(ctx)));
    } else {
      show(ctx, 422, next, form.with(FilledForm.WHOLE, Optional.of(WRONG)));
    }
  }

  /** The form for the code of who has shown their password. */
  public void askCode(Context ctx, int status, Secret pass, String next, FilledForm form) {
    Map<String, Object> shown = Map.of("form", form, "next", next, PASS, pass.text());
    PersonalPages.keepNothing(ctx);
    PersonalPages.send(ctx, status, templates.render("account/code", shown));
  }

  /** The form for the password, for who has to show it again. */
  public void formAgain(Context ctx, String next, String why) {
    show(ctx, 422, next, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(why)));
  }

  /** Once, whose work it is that this browser did before; then where they wanted to go. */
  public String afterwards(Context ctx, Account account, String next) {
    return earlier(ctx, account) == EarlierWork.State.OPEN
        ? "/account/earlier-work?next=" + URLEncoder.encode(next, StandardCharsets.UTF_8)
        : next;
  }

  private EarlierWork.State earlier(Context ctx, Account account) {
    return VisitorPages.browser(ctx)
        .map(browser -> earlier.of(account, browser))
        .orElse(EarlierWork.State.NONE);
  }

  /** Who came from elsewhere may still be signed in there, and is told so. */
  public void signOut(Context ctx) {
    boolean isElsewhere = access.account(ctx).filter(elsewhere.isUsed()).isPresent();
    access.leave(ctx);
    ctx.redirect(isElsewhere ? "/signed-out" : "/", HttpStatus.SEE_OTHER);
  }

  /** Ends the sessions in every browser, this one among them. */
  public void signOutEverywhere(Context ctx) {
    sessions.endAll(access.required(ctx), clock.instant());
    access.leave(ctx);
    ctx.redirect("/sign-in", HttpStatus.SEE_OTHER);
  }

  /** One's own account. */
  public void own(Context ctx) {
    own(ctx, 200, FilledForm.EMPTY);
  }

  public void changePassword(Context ctx) {
    Account account = access.required(ctx);
    String fresh = field(ctx, "password");
    FilledForm form = FilledForm.EMPTY.with("password", Passwords.problem(fresh, account.login()));
    form = form.with("again", NewPassword.again(fresh, field(ctx, "again")));
    if (!form.isRight()) {
      own(ctx, 422, form);
      return;
    }
    SignIn.Outcome outcome = signIn.knows(account, field(ctx, "current"), clock.instant());
    if (outcome instanceof SignIn.Outcome.TooSoon soon) {
      own(ctx, 429, form.with("current", GuessPages.tooSoon(ctx, soon.left())));
    } else if (outcome instanceof SignIn.Outcome.Wrong) {
      own(ctx, 422, form.with("current", Optional.of("This is not your current password.")));
    } else {
      change(
          ctx,
          account,
          form,
          outcome instanceof SignIn.Outcome.Right ? signIn.hash(fresh) : Optional.empty());
    }
  }

  private void change(Context ctx, Account account, FilledForm form, Optional<String> hash) {
    if (hash.isPresent()) {
      accounts.setPassword(account, hash.get());
      access.enter(ctx, sessions.open(account, SecurityEvent.NEW_PASSWORD, clock.instant()));
      ctx.redirect("/account?changed", HttpStatus.SEE_OTHER);
    } else {
      own(ctx, 503, form.with("current", GuessPages.busy(ctx)));
    }
  }

  private void own(Context ctx, int status, FilledForm form) {
    Account account = access.required(ctx);
    Map<String, Object> shown =
        Map.of(
            "account",
            account,
            "form",
            form,
            "done",
            DONE.getOrDefault(String.valueOf(ctx.queryString()), ""),
            "provider",
            elsewhere.name(),
            "hasPassword",
            accounts.password(account).isPresent(),
            "canMail",
            links.canMail(),
            "links",
            links.made(account).stream()
                .map(made -> "By " + made.by() + " on " + MOMENT.format(made.at()))
                .toList(),
            "earlier",
            earlier(ctx, account).name(),
            "browsers",
            sessions.elsewhere(account, AccessPages.secret(ctx), clock.instant()).stream()
                .map(MOMENT::format)
                .toList());
    PersonalPages.send(ctx, status, templates.render("account/own", shown));
  }

  private void show(Context ctx, int status, String next, FilledForm form) {
    Map<String, Object> shown =
        Map.of(
            "form",
            form,
            "next",
            next,
            "canMail",
            links.canMail(),
            "provider",
            elsewhere.name(),
            "elsewhere",
            new ListAddress("/sign-in/provider", Map.of("next", next)).toString());
    PersonalPages.send(ctx, status, templates.render("account/sign-in", shown));
  }
}
