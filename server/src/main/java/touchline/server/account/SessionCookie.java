package touchline.server.account;

import java.util.regex.Pattern;
import touchline.server.account.guard.Secret;

/** The cookie that says who is signed in. */
final class SessionCookie {
  static final String NAME = "session";

  private static final Pattern IN = Pattern.compile("(^|[;,])\\s*" + NAME + "=[^;,\\s]");

  private SessionCookie() {}

  /** Whether it is among the cookies that a browser sent. */
  static boolean isIn(String cookies) {
    return IN.matcher(cookies).find();
  }

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
