package touchline.server.invite;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The mail addresses with which accounts are made: those of a few domains, or any. */
final class Domains {
  private static final int MOST = 20;
  private static final String FORM = "([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}";

  private Domains() {}

  /** As they are stored: one after the other with blanks between. */
  static String stored(String typed) {
    String plain = typed.toLowerCase(Locale.ROOT).replace('@', ' ').replace(',', ' ');
    return plain.replace(';', ' ').strip().replaceAll("\\s+", " ");
  }

  /** What is wrong with them, or nothing. */
  static Optional<String> problem(String typed) {
    List<String> domains = split(stored(typed));
    if (domains.size() > MOST) {
      return Optional.of("At most " + MOST + " domains, please.");
    }
    return domains.stream()
        .filter(domain -> !domain.matches(FORM))
        .findFirst()
        .map(domain -> domain + " is no domain, such as uni.example.");
  }

  private static List<String> split(String stored) {
    return stored.isEmpty() ? List.of() : List.of(stored.split(" ", -1));
  }

  /** Whether an address is of one of them; what ends the same is another domain. */
  static boolean allow(String stored, String address) {
    String domain = address.substring(address.lastIndexOf('@') + 1);
    return split(stored).contains(domain.toLowerCase(Locale.ROOT));
  }

  /** To be read. */
  static String words(String stored) {
    return String.join(" or ", split(stored).stream().map(domain -> "@" + domain).toList());
  }
}
