package touchline.server.account;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.guard.GuessPages;
import touchline.server.account.guard.Passwords;
import touchline.server.account.guard.Secret;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The page behind a link that works once. */
public final class InvitationPages {
  private final InvitationStore invitations;
  private final SignIn signIn;
  private final AccountPages account;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public InvitationPages(
      InvitationStore invitations,
      SignIn signIn,
      AccountPages account,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.invitations = invitations;
    this.signIn = signIn;
    this.account = account;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void form(Context ctx) {
    find(ctx)
        .ifPresentOrElse(
            invitation -> show(ctx, 200, invitation, FilledForm.EMPTY), () -> gone(ctx));
  }

  public void accept(Context ctx) {
    find(ctx).ifPresentOrElse(invitation -> accept(ctx, invitation), () -> gone(ctx));
  }

  private void accept(Context ctx, Invitation invitation) {
    FilledForm form = checked(ctx, invitation);
    if (!form.isRight()) {
      show(ctx, 422, invitation, form);
      return;
    }
    signIn
        .hash(field(ctx, "password"))
        .ifPresentOrElse(
            hash -> accept(ctx, invitation, hash),
            () -> show(ctx, 503, invitation, form.with("password", GuessPages.busy(ctx))));
  }

  private void accept(Context ctx, Invitation invitation, String hash) {
    entered(ctx, invitation, hash)
        .ifPresentOrElse(entered -> welcome(ctx, invitation, entered), () -> gone(ctx));
  }

  private FilledForm checked(Context ctx, Invitation invitation) {
    String password = field(ctx, "password");
    String again = field(ctx, "again");
    String name = field(ctx, "name");
    String login = field(ctx, "login");
    FilledForm form = new FilledForm(Map.of("login", login, "name", name), Map.of());
    if (invitation.account().isEmpty()) {
      form = form.with("login", LoginName.problem(login)).with("name", PersonName.problem(name));
    }
    return form.with("password", Passwords.problem(password, login(ctx, invitation)))
        .with("again", NewPassword.again(password, again));
  }

  /** Of whose account it is, or is going to be. */
  private static String login(Context ctx, Invitation invitation) {
    return invitation
        .account()
        .map(Account::login)
        .orElseGet(() -> LoginName.stored(field(ctx, "login")));
  }

  private Optional<InvitationStore.Entered> entered(
      Context ctx, Invitation invitation, String hash) {
    Secret link = secret(ctx);
    return invitation.account().isPresent()
        ? invitations.accept(link, hash, clock.instant())
        : invitations.acceptFirst(
            link,
            LoginName.stored(field(ctx, "login")),
            PersonName.stored(field(ctx, "name")),
            hash,
            clock.instant());
  }

  /** A link stands for the password only: who types codes still does. */
  private void welcome(Context ctx, Invitation invitation, InvitationStore.Entered entered) {
    if (!entered.isSignedIn()) {
      account.askCode(ctx, 200, entered.secret(), AccountPages.OWN, FilledForm.EMPTY);
      return;
    }
    access.enter(ctx, entered.secret());
    access.remember(ctx, signIn.device(login(ctx, invitation)));
    ctx.redirect("/account", HttpStatus.SEE_OTHER);
  }

  private Optional<Invitation> find(Context ctx) {
    return invitations.find(secret(ctx), clock.instant());
  }

  private static Secret secret(Context ctx) {
    return Secret.parse(ctx.pathParam("secret")).orElseThrow(NotFoundResponse::new);
  }

  private void show(Context ctx, int status, Invitation invitation, FilledForm form) {
    Map<String, Object> shown =
        Map.of(
            "form", form,
            "isFirst", invitation.account().isEmpty(),
            "who", invitation.account().map(Account::name).orElse(""),
            "login", invitation.account().map(Account::login).orElse(""),
            "here", ctx.path());
    PersonalPages.send(ctx, status, templates.render("account/invitation", shown));
  }

  private void gone(Context ctx) {
    PersonalPages.send(ctx, 410, templates.render("account/gone", Map.of()));
  }
}
