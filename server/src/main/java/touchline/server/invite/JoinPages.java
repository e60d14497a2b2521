package touchline.server.invite;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.LinkPages;
import touchline.server.account.LoginName;
import touchline.server.account.MailAddress;
import touchline.server.account.NewPassword;
import touchline.server.account.PersonName;
import touchline.server.account.SignIn;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.GuessPages;
import touchline.server.account.guard.OriginPages;
import touchline.server.account.guard.Passwords;
import touchline.server.account.guard.Patience;
import touchline.server.account.guard.Secret;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.course.JoinCode;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** An account made with the code of a course, where the course allows that. */
public final class JoinPages {
  /** Codes tried from one address: a lecture hall of hundreds types one in a few minutes. */
  private static final Patience OF_A_HALL = new Patience.Steady(600, Duration.ofSeconds(2));

  /** Of one course, from everywhere. */
  private static final Patience OF_A_COURSE = new Patience.Steady(2_000, Duration.ofSeconds(5));

  /** Links to one address. */
  private static final Patience OF_ONE = new Patience.Doubling(3);

  private static final String TOO_OFTEN = "That was asked for too often. Try again later.";
  private static final String TAKEN =
      "Somebody has this login name already. If it is you, sign in and type the code there.";

  private final CourseStore courses;
  private final SignUpStore store;
  private final SignIn signIn;
  private final LinkPages links;
  private final FailureStore failures;
  private final OriginPages origins;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public JoinPages(
      CourseStore courses,
      SignUpStore store,
      SignIn signIn,
      LinkPages links,
      FailureStore failures,
      OriginPages origins,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.courses = courses;
    this.store = store;
    this.signIn = signIn;
    this.links = links;
    this.failures = failures;
    this.origins = origins;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** A course that makes accounts, and of which addresses. */
  private record Open(Course course, String domains) {
    boolean isByMail() {
      return !domains.isEmpty();
    }
  }

  /**
   * The form that makes an account. Who is signed in, and whose code makes none, goes on to where
   * one signs in and joins; that says no more about a code than joining does.
   */
  public void form(Context ctx) {
    String code = Objects.requireNonNullElse(ctx.queryParam("code"), "");
    Optional<Open> open =
        access.account(ctx).isPresent() || isTooSoon(ctx) ? Optional.empty() : open(code);
    open.ifPresentOrElse(
        one -> show(ctx, 200, one, empty(code), ""),
        () -> ctx.redirect(onward(ctx, code), HttpStatus.SEE_OTHER));
  }

  private String onward(Context ctx, String code) {
    String back = new ListAddress("/courses", Map.of("code", code)).toString();
    return access.account(ctx).isPresent()
        ? back
        : new ListAddress("/sign-in", Map.of("next", back)).toString();
  }

  private static FilledForm empty(String code) {
    return new FilledForm(Map.of("code", code), Map.of());
  }

  private boolean isTooSoon(Context ctx) {
    return isTooSoon(Map.of("codes from " + origins.address(ctx), OF_A_HALL));
  }

  private boolean isTooSoon(Map<String, Patience> patience) {
    Instant now = clock.instant();
    return failures.begin(patience, now).isAfter(now);
  }

  /** Domains mean nothing where no mail can be sent there: then nobody makes an account. */
  private Optional<Open> open(String code) {
    return courses
        .joinable(JoinCode.stored(code))
        .flatMap(course -> courses.signUp(course.id()).map(rule -> new Open(course, rule)))
        .filter(open -> !open.isByMail() || links.canMail());
  }

  public void join(Context ctx) {
    String code = field(ctx, "code");
    if (isTooSoon(ctx)) {
      ctx.redirect(onward(ctx, code), HttpStatus.SEE_OTHER);
      return;
    }
    Optional<Open> open = open(code);
    if (open.isEmpty()) {
      ctx.redirect(onward(ctx, code), HttpStatus.SEE_OTHER);
    } else if (isTooSoon(Map.of("accounts of course " + open.get().course().id(), OF_A_COURSE))) {
      FilledForm form = filled(ctx).with(FilledForm.WHOLE, Optional.of(TOO_OFTEN));
      show(ctx, 429, open.get(), form, "");
    } else if (open.get().isByMail()) {
      mail(ctx, open.get());
    } else {
      enter(ctx, open.get());
    }
  }

  private static FilledForm filled(Context ctx) {
    Map<String, String> typed = new HashMap<>();
    for (String name : new String[] {"code", "name", "login", "mail"}) {
      typed.put(name, field(ctx, name));
    }
    return new FilledForm(typed, Map.of()).with("name", PersonName.problem(field(ctx, "name")));
  }

  private void mail(Context ctx, Open open) {
    String address = MailAddress.stored(field(ctx, "mail"));
    FilledForm form =
        filled(ctx).with("mail", MailAddress.problem(address).or(() -> LoginName.problem(address)));
    if (form.isRight() && !Domains.allow(open.domains(), address)) {
      String rule = "This course takes addresses that end in " + Domains.words(open.domains());
      form = form.with("mail", Optional.of(rule + "."));
    }
    if (!form.isRight()) {
      show(ctx, 422, open, form, "");
    } else if (isTooSoon(Map.of("account for " + address, OF_ONE))) {
      show(ctx, 429, open, form.with("mail", Optional.of(TOO_OFTEN)), "");
    } else {
      String name = PersonName.stored(field(ctx, "name"));
      store.invite(open.course().id(), address, name, clock.instant());
      show(ctx, 200, open, form, address);
    }
  }

  private void enter(Context ctx, Open open) {
    String login = LoginName.stored(field(ctx, "login"));
    String password = field(ctx, "password");
    FilledForm form =
        filled(ctx)
            .with("login", LoginName.problem(login))
            .with("password", Passwords.problem(password, login))
            .with("again", NewPassword.again(password, field(ctx, "again")));
    if (!form.isRight()) {
      show(ctx, 422, open, form, "");
      return;
    }
    Optional<String> hash = signIn.hash(password);
    if (hash.isEmpty()) {
      show(ctx, 503, open, form.with("password", GuessPages.busy(ctx)), "");
      return;
    }
    String name = PersonName.stored(field(ctx, "name"));
    Optional<Secret> session =
        store.enter(open.course().id(), login, name, hash.get(), clock.instant());
    if (session.isPresent()) {
      access.enter(ctx, session.get());
      access.remember(ctx, signIn.device(login));
      ctx.redirect("/courses/" + open.course().id(), HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 422, open, form.with("login", Optional.of(TAKEN)), "");
    }
  }

  private void show(Context ctx, int status, Open open, FilledForm form, String sent) {
    Map<String, Object> shown =
        Map.of(
            "course", open.course().title(),
            "isByMail", open.isByMail(),
            "domains", Domains.words(open.domains()),
            "form", form,
            "signIn", onward(ctx, form.value("code")),
            "sent", sent);
    PersonalPages.send(ctx, status, templates.render("invite/join", shown));
  }
}
