package touchline.server.lti.visit;

import io.javalin.http.Context;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import touchline.server.lti.platform.Platform;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** How pages are sent that may stand in the frame of a platform: of that one, and of no other. */
public final class FramePages {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
          + " img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'%s;"
          + " frame-ancestors %s";

  private final Templates templates;

  public FramePages(Templates templates) {
    this.templates = templates;
  }

  /** A page that this platform may frame. */
  public void send(
      Context ctx, int status, Platform platform, String template, Map<String, Object> shown) {
    send(ctx, status, template, shown, ancestors(platform), "");
  }

  /** The same, whose form goes to an address of the platform. */
  public void sendTo(
      Context ctx, Platform platform, URI address, String template, Map<String, Object> shown) {
    send(ctx, 200, template, shown, ancestors(platform), ' ' + origin(address));
  }

  /** A page in a window that a platform opened or framed, and that tells it when all is done. */
  public void sendToOpener(
      Context ctx, int status, URI platform, String template, Map<String, Object> shown) {
    ctx.header("Cross-Origin-Opener-Policy", "unsafe-none");
    send(ctx, status, template, shown, origin(platform), "");
  }

  /** Says why nothing is opened where no platform is known: on a page of the site, in no frame. */
  public void refuse(Context ctx, String reason) {
    PersonalPages.send(ctx, 400, templates.render("lti/refused-alone", Map.of("reason", reason)));
  }

  /**
   * The same, for who may come again.
   *
   * @param wait until then it would be refused again
   */
  public void refuseForNow(Context ctx, Duration wait, String reason) {
    ctx.header("Retry-After", String.valueOf(wait.toSeconds() + 1));
    PersonalPages.send(ctx, 429, templates.render("lti/refused-alone", Map.of("reason", reason)));
  }

  private void send(
      Context ctx,
      int status,
      String template,
      Map<String, Object> shown,
      String ancestors,
      String goal) {
    ctx.header("Content-Security-Policy", POLICY.formatted(goal, ancestors));
    ctx.header("Referrer-Policy", "no-referrer");
    PersonalPages.send(ctx, status, templates.render(template, new HashMap<>(shown)));
  }

  /** Those that were registered, and where the platform itself is. */
  static String ancestors(Platform platform) {
    Set<String> origins = new TreeSet<>();
    origins.add(origin(platform.authorises()));
    for (String frame : platform.frames().split(" ", -1)) {
      if (frame.matches("https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?")) {
        origins.add(frame);
      }
    }
    return String.join(" ", origins);
  }

  /** Where a platform has somebody back: on one of its own pages, or nowhere. */
  public static String back(Visit visit) {
    String said = visit.launch().returnAddress();
    try {
      boolean isThere =
          List.of(ancestors(visit.platform()).split(" ", -1)).contains(origin(URI.create(said)));
      return isThere ? said : "";
    } catch (IllegalArgumentException noAddress) {
      return "";
    }
  }

  /** Scheme, host and port, in the characters that a policy can hold. */
  public static String origin(URI address) {
    String port = address.getPort() < 0 ? "" : ":" + address.getPort();
    String origin = address.getScheme() + "://" + address.getHost() + port;
    return origin.matches("https?://[A-Za-z0-9.:\\[\\]-]+") ? origin : "'none'";
  }

  /** Whether the browser says that this request fills its whole window. */
  public static boolean isWhole(Context ctx) {
    return "document".equals(ctx.header("Sec-Fetch-Dest"));
  }
}
