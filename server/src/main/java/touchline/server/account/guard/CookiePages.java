package touchline.server.account.guard;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import touchline.server.mount.MountedPages;

/**
 * A cookie of this site, which no script can read. By TLS its name begins with what makes browsers
 * refuse one that another host of the domain, or somebody on the way, has set.
 *
 * @param plain its name where there is no TLS: on a machine of one's own, or before there is a
 *     certificate
 * @param life how long a browser keeps it
 * @param isForFrames whether a browser may send it from the frame of another site: without {@code
 *     None} it would not come back there, and without {@code Partitioned} browsers that refuse
 *     cookies of other sites drop it
 */
public record CookiePages(String plain, Duration life, boolean isForFrames) {
  /** Set by TLS, for this host and all of its paths. */
  private static final String OF_HOST = "__Host-";

  /** Set by TLS, by a site that has only a part of its host. */
  private static final String OF_PATH = "__Secure-";

  /** One that comes back to pages of this site only. */
  public CookiePages(String plain, Duration life) {
    this(plain, life, false);
  }

  /** What the browser sent, if it did. */
  public @Nullable String value(Context ctx) {
    return ctx.cookie(name(ctx));
  }

  /** Hands it to the browser. */
  public void set(Context ctx, String value) {
    add(ctx, value, life);
  }

  /** Takes it from the browser. */
  public void end(Context ctx) {
    add(ctx, "", Duration.ZERO);
  }

  /** What finds it, by whichever name, among the cookies that a browser sent. */
  public Pattern finder() {
    return Pattern.compile(
        "(^|[;,])\\s*(" + OF_HOST + "|" + OF_PATH + ")?" + Pattern.quote(plain) + "=[^;,\\s]");
  }

  private void add(Context ctx, String value, Duration kept) {
    ctx.res()
        .addHeader(
            "Set-Cookie",
            name(ctx)
                + '='
                + value
                + "; Path=/; Max-Age="
                + kept.toSeconds()
                + "; HttpOnly; SameSite="
                + (isForFrames ? "None; Partitioned" : "Lax")
                + (isForFrames || isByTls(ctx) ? "; Secure" : ""));
  }

  private String name(Context ctx) {
    if (!isByTls(ctx)) {
      return plain;
    }
    return (MountedPages.isMounted(ctx) ? OF_PATH : OF_HOST) + plain;
  }

  /** As the connection says, or a proxy that {@link ForwardedScheme} believes. */
  private static boolean isByTls(Context ctx) {
    return ctx.scheme().equals("https");
  }
}
