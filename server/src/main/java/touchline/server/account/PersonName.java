package touchline.server.account;

import java.util.Optional;

/** A person's name as others read it. */
public final class PersonName {
  private static final int MOST = 100;

  private PersonName() {}

  public static String stored(String typed) {
    return typed.strip().replaceAll("\\s+", " ");
  }

  /** Why this cannot be a name, or nothing. */
  public static Optional<String> problem(String typed) {
    String name = stored(typed);
    if (name.isEmpty()) {
      return Optional.of("Type the name that others are to read.");
    }
    if (name.length() > MOST) {
      return Optional.of("A name has at most " + MOST + " characters.");
    }
    boolean isOdd = name.codePoints().anyMatch(Character::isISOControl);
    return isOdd ? Optional.of("A name has no control characters.") : Optional.empty();
  }
}
