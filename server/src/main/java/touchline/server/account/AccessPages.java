package touchline.server.account;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.UnauthorizedResponse;
import io.javalin.security.RouteRole;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;

/** The one place that decides who may use a route, and that knows who asks. */
public final class AccessPages {
  private static final String ACCOUNT = "account";

  private final SessionStore sessions;
  private final Standing standing;
  private final Clock clock;

  public AccessPages(SessionStore sessions, Standing standing, Clock clock) {
    this.sessions = sessions;
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
    if (roles.stream().noneMatch(role -> role instanceof Role own && allows(own, account, ctx))) {
      throw new ForbiddenResponse();
    }
  }

  private boolean allows(Role role, Account account, Context ctx) {
    return switch (role) {
      case ANYONE, SIGNED_IN -> true;
      case ADMINISTRATOR -> account.isAdministrator();
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

  /** Who is signed in; asked of the store once a request. */
  public Optional<Account> account(Context ctx) {
    Account known = ctx.attribute(ACCOUNT);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Account> account =
        secret(ctx).flatMap(secret -> sessions.account(secret, clock.instant()));
    account.ifPresent(found -> ctx.attribute(ACCOUNT, found));
    return account;
  }

  /** Who is signed in, on a route that asks for it. */
  public Account required(Context ctx) {
    return account(ctx).orElseThrow(UnauthorizedResponse::new);
  }

  static Optional<Secret> secret(Context ctx) {
    return Secret.parse(ctx.cookie(SessionCookie.NAME));
  }

  /** Signs this browser in, and ends the session that it had. */
  void enter(Context ctx, Secret session) {
    secret(ctx).ifPresent(sessions::end);
    ctx.res().addHeader("Set-Cookie", SessionCookie.in(session, isSecure(ctx)));
  }

  /** Signs this browser out. */
  void leave(Context ctx) {
    secret(ctx).ifPresent(sessions::end);
    ctx.res().addHeader("Set-Cookie", SessionCookie.out(isSecure(ctx)));
  }

  /** Behind a TLS proxy its header says so; believed, because it only makes the cookie stricter. */
  static boolean isSecure(Context ctx) {
    return ctx.scheme().equals("https") || "https".equals(ctx.header("X-Forwarded-Proto"));
  }
}
