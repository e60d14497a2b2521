package touchline.server.lti.launch;

import touchline.server.account.guard.Secret;

/**
 * The cookie by which a launch comes back to the browser that began it. It is the only one that a
 * browser may send from the frame of another site: without {@code None} it would not come back
 * there, and without {@code Partitioned} browsers that refuse cookies of other sites drop it.
 */
final class BrowserCookie {
  static final String NAME = "platform-launch";

  private BrowserCookie() {}

  /** The Set-Cookie header. */
  static String in(Secret browser) {
    return NAME
        + '='
        + browser.text()
        + "; Path=/lti; Max-Age="
        + BegunStore.LIFE.toSeconds()
        + "; HttpOnly; Secure; SameSite=None; Partitioned";
  }
}
