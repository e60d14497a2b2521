package touchline.server.oidc;

import touchline.server.account.guard.Secret;

/**
 * The cookie by which a browser that comes back from the provider is known as the one that left.
 */
final class JourneyCookie {
  static final String NAME = "journey";

  private JourneyCookie() {}

  /** The Set-Cookie header; Lax, because the browser comes back from another site. */
  static String in(Secret secret, boolean secure) {
    return NAME
        + '='
        + secret.text()
        + "; Path=/; Max-Age="
        + JourneyStore.LIFE.toSeconds()
        + "; HttpOnly; SameSite=Lax"
        + (secure ? "; Secure" : "");
  }
}
