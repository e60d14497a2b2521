package touchline.server.mount;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The path below which a proxy shows the site. Rooms, templates and stored texts know nothing of
 * it: their addresses begin at the site's own root, and are changed where they leave it.
 *
 * @param path such as {@code /touchline}, without a slash at the end; empty at the root of a host
 */
public record Mount(String path) {
  /** The site has a host of its own. */
  public static final Mount ROOT = new Mount("");

  /** The attributes of pages that hold addresses of the site. */
  private static final Pattern IN_PAGE =
      Pattern.compile(
          "(\\s(?:href|src|action|formaction|data-(?:address|live|script|stored))=\")/(?!/)");

  private static final Pattern IN_STYLE = Pattern.compile("(url\\(\"?)/(?!/)");
  private static final Pattern IN_COOKIE =
      Pattern.compile("(;\\s*Path=)/", Pattern.CASE_INSENSITIVE);

  /** The mount of a site with this address. */
  public static Mount of(Optional<String> site) {
    return site.map(address -> new Mount(URI.create(address).getRawPath())).orElse(ROOT);
  }

  boolean isRoot() {
    return path.isEmpty();
  }

  /** A page or a part of one as it goes out. */
  public String page(String html) {
    return isRoot() ? html : IN_PAGE.matcher(html).replaceAll("$1" + path + "/");
  }

  /** A style sheet as it goes out. */
  public String style(String css) {
    return isRoot() ? css : IN_STYLE.matcher(css).replaceAll("$1" + path + "/");
  }

  /** Where a redirect leads; other hosts stay what they are. */
  String location(String address) {
    return address.startsWith("/") && !address.startsWith("//") ? path + address : address;
  }

  /** A Set-Cookie header whose cookie comes back to this site only. */
  String cookie(String header) {
    return IN_COOKIE.matcher(header).replaceFirst("$1" + path + "/");
  }

  /** The path as the site's own, if it is one below the mount. */
  Optional<String> inner(String asked) {
    if (asked.equals(path)) {
      return Optional.of("/");
    }
    return asked.startsWith(path + "/")
        ? Optional.of(asked.substring(path.length()))
        : Optional.empty();
  }
}
