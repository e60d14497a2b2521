package touchline.server.account;

import java.security.SecureRandom;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.account.guard.Secret;

/** What makes a browser the same learner tomorrow, without an account: a {@link Secret}. */
public record LearnerToken(String text) implements Visitor {
  /** The name of the cookie. */
  public static final String COOKIE = "learner";

  private static final int YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

  public LearnerToken {
    text = new Secret(text).text();
  }

  public static LearnerToken random(SecureRandom random) {
    return new LearnerToken(Secret.random(random).text());
  }

  /** The token in a cookie's value, if it has the form of one. */
  public static Optional<LearnerToken> parse(@Nullable String cookie) {
    return Secret.parse(cookie).map(secret -> new LearnerToken(secret.text()));
  }

  /** The Set-Cookie header that hands the token to the browser. */
  public String cookie() {
    return COOKIE
        + '='
        + text
        + "; Path=/; Max-Age="
        + YEAR_IN_SECONDS
        + "; HttpOnly; SameSite=Lax";
  }

  /** The same, for a browser that came over TLS and is to send it only that way. */
  public String secureCookie() {
    return cookie() + "; Secure";
  }

  /** What the store keeps, in hexadecimal. */
  public String sha256() {
    return new Secret(text).sha256();
  }

  /** Never the secret itself. */
  @Override
  public String toString() {
    return "LearnerToken[sha256=" + sha256() + "]";
  }
}
