package touchline.server.page;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Whether a request that changes something was sent by one of our own pages. Browsers say so in
 * Sec-Fetch-Site, older ones in Origin; a client that sends neither is no browser and carries
 * nobody's cookie by accident.
 */
final class SameOrigin {
  private SameOrigin() {}

  static boolean allows(
      @Nullable String fetchSite, @Nullable String origin, @Nullable String host) {
    if (fetchSite != null) {
      return fetchSite.equals("same-origin") || fetchSite.equals("none");
    }
    return origin == null || (host != null && isAt(origin, host));
  }

  /** Only the authority counts: behind a TLS proxy the scheme seen here is not the browser's. */
  private static boolean isAt(String origin, String host) {
    try {
      URI uri = new URI(origin);
      String authority = uri.getAuthority();
      if (authority == null) {
        return false;
      }
      String defaultPort = "https".equals(uri.getScheme()) ? ":443" : ":80";
      return withoutPort(authority, defaultPort).equals(withoutPort(host, defaultPort));
    } catch (URISyntaxException notOfABrowser) {
      return false;
    }
  }

  private static String withoutPort(String authority, String port) {
    String lower = authority.toLowerCase(Locale.ROOT);
    return lower.endsWith(port) ? lower.substring(0, lower.length() - port.length()) : lower;
  }
}
