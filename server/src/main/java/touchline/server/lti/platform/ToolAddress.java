package touchline.server.lti.platform;

import java.util.Optional;

/**
 * Where this site is, as platforms know it. A request says itself how the site is called, and
 * anybody can send one, so that it is what the operator said or nothing.
 */
public record ToolAddress(Optional<String> site) {
  private static final String LAUNCH = "/lti/launch";

  /** The address of the site, without a slash at the end; empty if nobody said it. */
  public String text() {
    return site.orElse("");
  }

  /** Where launches arrive. */
  public String launch() {
    return text() + LAUNCH;
  }

  /** Where launches begin. */
  public String login() {
    return text() + "/lti/login";
  }

  /** Where the keys of this site lie. */
  public String keys() {
    return text() + "/lti/keys";
  }

  /** Why an address leads somewhere else than to this site's launches, or nothing. */
  public Optional<String> problem(String address) {
    if (site.isEmpty()) {
      return Optional.of("The operator must tell this site its own address, by --site.");
    }
    boolean isOwn = address.equals(launch()) || address.startsWith(launch() + "?");
    return isOwn
        ? Optional.empty()
        : Optional.of("target_link_uri must be " + launch() + ": " + address);
  }
}
