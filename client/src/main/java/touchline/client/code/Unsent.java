package touchline.client.code;

import java.util.Optional;

/**
 * A submission that could not be sent: it is kept on the device and sent later, under the same key,
 * so that it counts once however often it is sent.
 */
public record Unsent(String key, String source) {
  private static final String FORM = "unsent 1\n";

  /** Reads a kept one; empty if there is none. */
  public static Optional<Unsent> read(String kept) {
    int end = kept.startsWith(FORM) ? kept.indexOf('\n', FORM.length()) : -1;
    return end < 0
        ? Optional.empty()
        : Optional.of(new Unsent(kept.substring(FORM.length(), end), kept.substring(end + 1)));
  }

  /** As it is kept. */
  public String text() {
    return FORM + key + '\n' + source;
  }
}
