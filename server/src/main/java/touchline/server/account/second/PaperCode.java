package touchline.server.account.second;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;

/**
 * A code on paper, for who has lost what makes the others: 31 to the 24th is 2 to the 118th, so
 * that a store may keep its SHA-256. See ASVS 5.0.0, 6.5.2.
 *
 * @param letters without the hyphens between groups
 */
record PaperCode(String letters) {
  /** None of them looks like another. */
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int MANY = 24;

  static PaperCode random(SecureRandom random) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < MANY; i++) {
      letters.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return new PaperCode(letters.toString());
  }

  /** What somebody typed, in any capitals, with hyphens and blanks or without. */
  static PaperCode typed(String text) {
    return new PaperCode(text.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT));
  }

  /** As it stands on paper. */
  String text() {
    return letters.replaceAll("(.{4})(?=.)", "$1-");
  }

  /** What the store keeps. */
  String sha256() {
    try {
      byte[] bytes = letters.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  /** Never the code itself. */
  @Override
  public String toString() {
    return "PaperCode";
  }
}
