package touchline.server.account;

import java.security.SecureRandom;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.account.guard.Secret;

/** What makes a browser the same learner tomorrow, without an account: a {@link Secret}. */
public record LearnerToken(String text) implements Visitor {
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
