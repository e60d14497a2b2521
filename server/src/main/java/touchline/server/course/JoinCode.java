package touchline.server.course;

import java.security.SecureRandom;
import java.util.Locale;

/** Eight letters and digits that can be read out: none looks like another. */
public final class JoinCode {
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
  private static final int LENGTH = 8;

  private JoinCode() {}

  static String random(SecureRandom random) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** As it is stored: capitals, spaces and hyphens make no difference. */
  public static String stored(String typed) {
    return typed.toLowerCase(Locale.ROOT).replaceAll("[\\s-]", "");
  }
}
