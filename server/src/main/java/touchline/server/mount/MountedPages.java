package touchline.server.mount;

import io.javalin.http.Context;

/** What a page made for one request needs to know of the site's mount. */
public final class MountedPages {
  private MountedPages() {}

  /** A page, or a part of one, as it goes out. */
  public static String page(Context ctx, String html) {
    return ctx.req().getAttribute(MountHandler.NOTE) instanceof Mount mount
        ? mount.page(html)
        : html;
  }

  /** Whether the site has only a part of its host. */
  public static boolean isMounted(Context ctx) {
    return ctx.req().getAttribute(MountHandler.NOTE) instanceof Mount;
  }
}
