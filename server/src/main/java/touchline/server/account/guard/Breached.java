package touchline.server.account.guard;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells passwords that many people had when sites were robbed of them. The list is that of zxcvbn
 * (MIT licence), the thirty thousand most used of ten million, and is asked here: a password is not
 * sent anywhere.
 */
final class Breached {
  private static final String LIST = "/com/nulabinc/zxcvbn/matchers/dictionaries/passwords.txt";

  /** Shorter ones are refused anyway. */
  private static final Set<String> KNOWN =
      list().stream()
          .filter(one -> one.length() >= Passwords.LEAST)
          .collect(Collectors.toUnmodifiableSet());

  private Breached() {}

  /** Whoever adds capitals and spaces to one has not made up another. */
  static boolean is(String password) {
    String text = Normalizer.normalize(password, Normalizer.Form.NFKC);
    return KNOWN.contains(text.toLowerCase(Locale.ROOT).replaceAll("\\s", ""));
  }

  /** In small letters, the most used first. */
  static List<String> list() {
    try (InputStream in = Breached.class.getResourceAsStream(LIST)) {
      return new String(Objects.requireNonNull(in, LIST).readAllBytes(), UTF_8).lines().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
