package touchline.server.account;

/** The cookie that says who is signed in. */
final class SessionCookie {
  static final String NAME = "session";

  private SessionCookie() {}

  /** The Set-Cookie header that signs a browser in; by TLS only where it came by TLS. */
  static String in(Secret secret, boolean secure) {
    return header(secret.text(), SessionStore.LIFE.toSeconds(), secure);
  }

  /** The header that signs it out. */
  static String out(boolean secure) {
    return header("", 0, secure);
  }

  private static String header(String value, long seconds, boolean secure) {
    return NAME
        + '='
        + value
        + "; Path=/; Max-Age="
        + seconds
        + "; HttpOnly; SameSite=Lax"
        + (secure ? "; Secure" : "");
  }
}
