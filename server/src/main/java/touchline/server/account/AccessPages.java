package touchline.server.account;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.UnauthorizedResponse;
import io.javalin.security.RouteRole;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import touchline.server.account.Role.TokenScope;
import touchline.server.account.guard.CookiePages;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SessionLife;
import touchline.server.api.AnswerApi;
import touchline.server.api.ApiProblem;
import touchline.server.page.NotForAccount;
import touchline.server.page.PersonalPages;

/** The one place that decides who may use a route, and that knows who asks. */
public final class AccessPages {
  private static final String ACCOUNT = "account";
  private static final String SCOPES = "scopes";
  private static final String ANSWERED = "/courses/\\d+/assignments/\\d+/[^/]+/.+";
  private static final String BEARER = "Bearer ";

  private static final CookiePages SESSION = new CookiePages("session", SessionLife.LONGEST);
  private static final Pattern IN_SESSION = SESSION.finder();

  /** A browser is known by it at the next sign-in. */
  private static final CookiePages DEVICE = new CookiePages("device", Duration.ofDays(365));

  private final SessionStore sessions;
  private final AccountTokenStore tokens;
  private final Standing standing;
  private final Clock clock;

  public AccessPages(
      SessionStore sessions, AccountTokenStore tokens, Standing standing, Clock clock) {
    this.sessions = sessions;
    this.tokens = tokens;
    this.standing = standing;
    this.clock = clock;
  }

  /** Default deny: a route that somebody forgot to give a role is refused, not open. */
  public void require(Context ctx) {
    Set<RouteRole> roles = ctx.routeRoles();
    if (roles.contains(Role.ANYONE)) {
      return;
    }
    if (roles.isEmpty()) {
      throw new ForbiddenResponse();
    }
    Account account = account(ctx).orElseThrow(UnauthorizedResponse::new);
    requireScope(ctx, roles);
    if (roles.stream().noneMatch(role -> role instanceof Role own && allows(own, account, ctx))) {
      throw new NotForAccount(Role.whom(roles));
    }
    if (!isForAnswers(ctx, roles)) {
      PersonalPages.keepNothing(ctx);
    }
  }

  /** Where students type answers: Back brings them to what they had typed. */
  private static boolean isForAnswers(Context ctx, Set<? extends RouteRole> roles) {
    return roles.contains(Role.STUDENT) && ctx.path().matches(ANSWERED);
  }

  /** Refuses a token that is not for this; a session and an older token are for everything. */
  private static void requireScope(Context ctx, Set<? extends RouteRole> roles) {
    Set<TokenScope> scopes = ctx.attribute(SCOPES);
    if (scopes != null && roles.stream().noneMatch(scopes::contains)) {
      throw ApiProblem.noScope(
          roles.stream()
              .filter(TokenScope.class::isInstance)
              .map(role -> ((TokenScope) role).word())
              .findFirst()
              .orElse(""));
    }
  }

  /** Who holds the token that was sent, if it may be used for this. */
  public Optional<Account> account(Context ctx, TokenScope scope) {
    Optional<Account> account = account(ctx);
    requireScope(ctx, Set.of(scope));
    return account;
  }

  /** Whether somebody may make courses. */
  public boolean makesCourses(Account account) {
    return standing.makesCourses(account);
  }

  /** Whether somebody may make courses, or is an instructor of one. */
  public boolean teaches(Account account) {
    return standing.teaches(account);
  }

  private boolean allows(Role role, Account account, Context ctx) {
    return switch (role) {
      case ANYONE, SIGNED_IN -> true;
      case ADMINISTRATOR -> account.isAdministrator();
      case COURSE_MAKER -> makesCourses(account);
      case AUTHOR -> teaches(account);
      case STUDENT, ASSISTANT, INSTRUCTOR, OWNER ->
          standing(ctx, account).isAtLeast(role.least().orElseThrow());
    };
  }

  /**
   * What somebody is in the course that the path names. Whoever has no business there is not told
   * whether there is such a course.
   */
  private CourseRole standing(Context ctx, Account account) {
    return standing.of(account, course(ctx)).orElseThrow(NotFoundResponse::new);
  }

  /** The course that the path names. */
  public static long course(Context ctx) {
    String id = ctx.pathParam("course");
    if (!id.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    return Long.parseLong(id);
  }

  /** What who asks is in the course that the path names, on a route for people in it. */
  public CourseRole standing(Context ctx) {
    return standing(ctx, required(ctx));
  }

  /**
   * Whether the address is one for programs. There only a token says who asks, and elsewhere only
   * the cookie of a session: no page of another site can make a browser use the API, and a token
   * opens no page.
   */
  static boolean isForPrograms(Context ctx) {
    return ctx.path().startsWith("/api/");
  }

  /** The token that a program shows, if it has the form of one. */
  public static Optional<Secret> bearer(Context ctx) {
    String sent = Objects.requireNonNullElse(ctx.header("Authorization"), "");
    boolean isBearer = sent.regionMatches(true, 0, BEARER, 0, BEARER.length());
    return Secret.parse(isBearer ? sent.substring(BEARER.length()).strip() : null);
  }

  /** Who asks, if they are known; looked up in the store once a request. */
  public Optional<Account> account(Context ctx) {
    Account known = ctx.attribute(ACCOUNT);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Account> account = isForPrograms(ctx) ? ofToken(ctx) : ofSession(ctx);
    account.ifPresent(found -> ctx.attribute(ACCOUNT, found));
    return account;
  }

  private Optional<Account> ofToken(Context ctx) {
    Optional<AccountTokenStore.Holder> holder =
        bearer(ctx).flatMap(secret -> tokens.holder(secret, clock.instant()));
    holder
        .flatMap(AccountTokenStore.Holder::scopes)
        .ifPresent(scopes -> ctx.attribute(SCOPES, scopes));
    return holder.map(AccountTokenStore.Holder::account);
  }

  private Optional<Account> ofSession(Context ctx) {
    return secret(ctx).flatMap(secret -> sessions.account(secret, clock.instant()));
  }

  /** Answers who is not known: programs with a problem, people with what asks them to sign in. */
  public static void refuse(Context ctx, Consumer<Context> people) {
    if (isForPrograms(ctx)) {
      AnswerApi.refuse(ApiProblem.noToken(), ctx);
    } else {
      people.accept(ctx);
    }
  }

  /**
   * From here on the request is answered as for somebody else, with what they may do as a member of
   * the course and nothing else. Only for what is read, after it was decided that who asks may.
   */
  public void lookAs(Context ctx, Account other) {
    Account member = new Account(other.id(), other.learner(), other.login(), other.name(), false);
    ctx.attribute(ACCOUNT, member);
  }

  /** Who is signed in, on a route that asks for it. */
  public Account required(Context ctx) {
    return account(ctx).orElseThrow(UnauthorizedResponse::new);
  }

  /** Whether somebody is signed in, as far as the cookies of their browser say. */
  public static boolean isSignedIn(String cookies) {
    return IN_SESSION.matcher(cookies).find();
  }

  static Optional<Secret> secret(Context ctx) {
    return Secret.parse(SESSION.value(ctx));
  }

  /** Signs this browser in, and ends the session that it had. */
  public void enter(Context ctx, Secret session) {
    secret(ctx).ifPresent(sessions::end);
    SESSION.set(ctx, session.text());
  }

  /** Lets this browser be known the next time. */
  public void remember(Context ctx, String device) {
    DEVICE.set(ctx, device);
  }

  /** By what it is known, if it is. */
  static String device(Context ctx) {
    return Objects.requireNonNullElse(DEVICE.value(ctx), "");
  }

  /** Signs this browser out. */
  void leave(Context ctx) {
    secret(ctx).ifPresent(sessions::end);
    SESSION.end(ctx);
  }
}
