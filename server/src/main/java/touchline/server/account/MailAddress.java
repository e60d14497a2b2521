package touchline.server.account;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** An address for mail. */
public final class MailAddress {
  private static final int MOST = 200;

  /** Plain ones only: no quotes, comments or names, so nothing of it can end a header. */
  private static final Pattern FORM =
      Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+");

  private MailAddress() {}

  /** As it is stored: nobody has two addresses that differ in capitals. */
  public static String stored(String typed) {
    return typed.strip().toLowerCase(Locale.ROOT);
  }

  /** Why no mail can be sent there, or nothing. */
  public static Optional<String> problem(String typed) {
    String address = stored(typed);
    boolean isOne = address.length() <= MOST && FORM.matcher(address).matches();
    return isOne
        ? Optional.empty()
        : Optional.of("This is not a mail address, such as bo@example.org.");
  }
}
