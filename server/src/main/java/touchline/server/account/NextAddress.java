package touchline.server.account;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where to go after signing in: an address of this site, never another one. */
final class NextAddress {
  static final String HOME = "/account";

  /**
   * One slash, not two, and no backslash, which browsers read as one; and not where one signs in,
   * which leads nowhere for who has done so.
   */
  private static final Pattern LOCAL =
      Pattern.compile("/(?![/\\\\]|sign-in|signed-out)[\\x21-\\x7e&&[^\\\\]]{0,500}");

  private NextAddress() {}

  static String of(@Nullable String asked) {
    return asked != null && LOCAL.matcher(asked).matches() ? asked : HOME;
  }
}
