package touchline.server.account.guard;

/**
 * What one try at a password costs by Argon2id, in one lane.
 *
 * @param kibibytes of memory, at least 8
 * @param passes over it, at least 1
 */
public record PasswordCost(int kibibytes, int passes) {
  /** What OWASP's password storage cheat sheet names first. */
  public static final PasswordCost OWASP = new PasswordCost(19_456, 2);

  private static final int LEAST_KIBIBYTES = 8;

  public PasswordCost {
    if (kibibytes < LEAST_KIBIBYTES || passes < 1) {
      throw new IllegalArgumentException(
          "password cost must be at least "
              + LEAST_KIBIBYTES
              + " KiB and one pass: "
              + kibibytes
              + " KiB, "
              + passes);
    }
  }
}
