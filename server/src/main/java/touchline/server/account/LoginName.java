package touchline.server.account;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What people type to sign in: a short name or an e-mail address. */
public final class LoginName {
  public static final int MOST = 100;

  private static final Pattern FORM = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._@+'-]+");

  private LoginName() {}

  /** As it is stored: capitals and spaces around it make no difference. */
  public static String stored(String typed) {
    return typed.strip().toLowerCase(Locale.ROOT);
  }

  /** Why this cannot be a login name, or nothing. */
  public static Optional<String> problem(String typed) {
    String login = stored(typed);
    if (login.isEmpty()) {
      return Optional.of("Type a login name: a short name or an e-mail address.");
    }
    if (login.length() > MOST) {
      return Optional.of("A login name has at most " + MOST + " characters.");
    }
    if (!FORM.matcher(login).matches()) {
      return Optional.of(
          "A login name has two or more letters and digits; . _ @ + - ' may stand between them.");
    }
    return Optional.empty();
  }
}
