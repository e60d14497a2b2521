package touchline.server.metrics;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.util.Optional;

/** What a monitor shows to be told; without one nobody is. */
public record MetricsToken(String text) {
  /** Fewer could be guessed. */
  public static final int LEAST = 20;

  private static final String BEARER = "Bearer ";

  /** A text that can be one: letters, digits and signs that a header may have. */
  public static Optional<MetricsToken> parse(String text) {
    return text.matches("[A-Za-z0-9._~+/=-]{" + LEAST + ",200}")
        ? Optional.of(new MetricsToken(text))
        : Optional.empty();
  }

  /** Whether an Authorization header shows it; that takes as long whatever is wrong. */
  boolean isIn(String authorization) {
    return MessageDigest.isEqual((BEARER + text).getBytes(UTF_8), authorization.getBytes(UTF_8));
  }

  /** Never the token itself. */
  @Override
  public String toString() {
    return "MetricsToken";
  }
}
