package touchline.server.account.guard;

import java.time.Duration;

/** The cookie by which a browser is known at the next sign-in; it is sent nowhere else. */
public final class DeviceCookie {
  public static final String NAME = "device";

  private static final Duration LIFE = Duration.ofDays(365);

  private DeviceCookie() {}

  /** The Set-Cookie header; by TLS only where it came by TLS. */
  public static String in(String device, boolean secure) {
    return NAME
        + '='
        + device
        + "; Path=/sign-in; Max-Age="
        + LIFE.toSeconds()
        + "; HttpOnly; SameSite=Lax"
        + (secure ? "; Secure" : "");
  }
}
