package touchline.server.page;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Names one showing of a form, so that an answer which arrives twice, because somebody pressed
 * twice or the connection broke, is one attempt.
 */
public final class FormKey {
  public static final String FIELD = "key";

  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,64}");
  private static final int BYTES = 16;

  private final SecureRandom random = new SecureRandom();

  /** A new one. */
  public String next() {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** That of a form that was sent; empty if it has none that we could have made. */
  public static String in(Form form) {
    String key = form.fields().getOrDefault(FIELD, List.of("")).get(0);
    return FORM.matcher(key).matches() ? key : "";
  }
}
