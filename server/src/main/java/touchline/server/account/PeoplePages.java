package touchline.server.account;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.account.second.SecondStepStore;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Everybody who has an account, for administrators. */
public final class PeoplePages {
  private static final int ON_A_PAGE = 100;
  private static final String AFTER = "after";
  private static final String NAME = "name";

  private static final String LAST =
      "This is the only administrator who can sign in. Make another one first.";

  private final AccountStore accounts;
  private final SessionStore sessions;
  private final SecondStepStore steps;
  private final LinkPages links;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public PeoplePages(
      AccountStore accounts,
      SessionStore sessions,
      SecondStepStore steps,
      LinkPages links,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.accounts = accounts;
    this.sessions = sessions;
    this.steps = steps;
    this.links = links;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void page(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, null, "");
  }

  /** Adds a person and shows the link to hand over. */
  public void add(Context ctx) {
    String login = field(ctx, "login");
    String name = field(ctx, "name");
    FilledForm form =
        new FilledForm(Map.of("login", login, "name", name), Map.of())
            .with("login", LoginName.problem(login))
            .with("name", PersonName.problem(name));
    Optional<Account> added =
        form.isRight()
            ? accounts.add(LoginName.stored(login), PersonName.stored(name), clock.instant())
            : Optional.empty();
    if (added.isPresent()) {
      show(ctx, 200, FilledForm.EMPTY, link(ctx, added.get()), "");
    } else {
      String taken = "Somebody has this login name already.";
      show(ctx, 422, form.isRight() ? form.with("login", Optional.of(taken)) : form, null, "");
    }
  }

  /** A new link to choose a password; the current password goes on to work until it is used. */
  public void invite(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, link(ctx, account(ctx)), "");
  }

  /** The same by mail. */
  public void mail(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, null, links.mail(maker(ctx), account(ctx)).orElseThrow());
  }

  private LinkPages.Link link(Context ctx, Account account) {
    return links.link(ctx, maker(ctx), account).orElseThrow();
  }

  private LinkMaker maker(Context ctx) {
    return LinkMaker.administrator(access.required(ctx));
  }

  public void makeAdministrator(Context ctx) {
    boolean is = field(ctx, "is").equals("yes");
    if (accounts.setAdministrator(access.required(ctx), account(ctx), is, clock.instant())) {
      ctx.redirect(here(ctx).toString(), HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 422, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(LAST)), null, "");
    }
  }

  /** Lets somebody make courses, or no longer. */
  public void letMakeCourses(Context ctx) {
    boolean is = field(ctx, "is").equals("yes");
    accounts.letMakeCourses(access.required(ctx), account(ctx), is, clock.instant());
    ctx.redirect(here(ctx).toString(), HttpStatus.SEE_OTHER);
  }

  /** Ends somebody's sessions in every browser, and the tokens of their programs. */
  public void endSessions(Context ctx) {
    Account account = account(ctx);
    sessions.endAll(access.required(ctx), account, clock.instant());
    String told = account.name() + " is signed out everywhere, and their tokens have ended.";
    show(ctx, 200, FilledForm.EMPTY, null, told);
  }

  /** Lets somebody in by their password alone who has lost what makes their codes. */
  public void endSecondStep(Context ctx) {
    Account account = account(ctx);
    steps.end(access.required(ctx).id(), account.id(), clock.instant());
    String told = account.name() + " signs in without a code now, and can set it up again.";
    show(ctx, 200, FilledForm.EMPTY, null, told);
  }

  private Account account(Context ctx) {
    String id = ctx.pathParam("id");
    if (!id.matches("[0-9]{1,18}")) {
      throw new NotFoundResponse();
    }
    return accounts.findInUse(Long.parseLong(id)).orElseThrow(NotFoundResponse::new);
  }

  /** The list as it was looked at when a form on it was sent. */
  private static ListAddress here(Context ctx) {
    return ListPages.address(ctx, "/people");
  }

  private void show(
      Context ctx, int status, FilledForm form, LinkPages.@Nullable Link link, String told) {
    ListAddress here = here(ctx);
    List<Account> found = accounts.page(here.value(NAME), here.value(AFTER), ON_A_PAGE + 1);
    Map<String, Object> shown = new HashMap<>();
    shown.put("form", form);
    shown.put("people", ListPage.following(found, ON_A_PAGE, here, AFTER, Account::login));
    shown.put("makers", accounts.courseMakers());
    shown.put("twoSteps", steps.everybody());
    shown.put("name", here.value(NAME));
    shown.put("asked", here.query());
    shown.put("link", link);
    shown.put("told", told);
    shown.put("canMail", links.canMail());
    PersonalPages.send(ctx, status, templates.render("account/people", shown));
  }
}
