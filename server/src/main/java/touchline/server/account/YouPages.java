package touchline.server.account;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.Set;
import java.util.function.Predicate;
import touchline.server.mount.MountedPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.You;

/** Says in the header of every page who is signed in, and lets them sign out. */
public final class YouPages {
  /** Pages to which nobody wants to be led back. */
  private static final String ON_THE_WAY = "/(sign-in|sign-out|forgotten|welcome/.*)";

  private final AccessPages access;
  private final Predicate<Account> isInCourse;
  private final You you;

  public YouPages(AccessPages access, Predicate<Account> isInCourse, You you) {
    this.access = access;
    this.isInCourse = isInCourse;
    this.you = you;
  }

  /** Before a route: whatever page it sends says who reads it, and what is for them. */
  public void greet(Context ctx) {
    PersonalPages.greet(ctx, () -> html(ctx, here(ctx)));
    PersonalPages.enrol(ctx, () -> access.account(ctx).filter(isInCourse).isPresent());
  }

  /** For the script of pages that are the same for everybody. */
  public void part(Context ctx) {
    ctx.header("Cache-Control", "no-store")
        .contentType("text/html;charset=utf-8")
        .result(MountedPages.page(ctx, html(ctx, NextAddress.of(ctx.queryParam("next")))));
  }

  private String html(Context ctx, String here) {
    return access
        .account(ctx)
        .map(account -> you.person(account.name(), account.isAdministrator()))
        .orElseGet(() -> you.stranger(here));
  }

  private static String here(Context ctx) {
    boolean isRead = Set.of(HandlerType.GET, HandlerType.HEAD).contains(ctx.method());
    boolean isPage = isRead && !ctx.path().matches(ON_THE_WAY);
    String query = ctx.queryString() == null ? "" : '?' + ctx.queryString();
    return isPage ? ctx.path() + query : "";
  }
}
