package touchline.server.account;

import java.util.regex.Pattern;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SessionLife;

/**
 * The cookie that says who is signed in. By TLS its name begins with what makes browsers refuse one
 * that another host of the domain, or somebody on the way, has set: a session that is not theirs.
 */
enum SessionCookie {
  /** On a machine of one's own, or before there is a certificate. */
  WITHOUT_TLS("", ""),

  /** Set by TLS, for this host and all of its paths. */
  OF_HOST("__Host-", "; Secure"),

  /** Set by TLS, by a site that has only a part of its host. */
  OF_PATH("__Secure-", "; Secure");

  private static final Pattern IN =
      Pattern.compile("(^|[;,])\\s*(__Host-|__Secure-)?session=[^;,\\s]");

  private final String prefix;
  private final String secure;

  SessionCookie(String prefix, String secure) {
    this.prefix = prefix;
    this.secure = secure;
  }

  /** Whether it is among the cookies that a browser sent. */
  static boolean isIn(String cookies) {
    return IN.matcher(cookies).find();
  }

  String cookieName() {
    return prefix + "session";
  }

  /** The Set-Cookie header that signs a browser in. */
  String in(Secret secret) {
    return header(secret.text(), SessionLife.LONGEST.toSeconds());
  }

  /** The header that signs it out. */
  String out() {
    return header("", 0);
  }

  private String header(String value, long seconds) {
    return cookieName()
        + '='
        + value
        + "; Path=/; Max-Age="
        + seconds
        + "; HttpOnly; SameSite=Lax"
        + secure;
  }
}
