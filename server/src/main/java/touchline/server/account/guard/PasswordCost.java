package touchline.server.account.guard;

/**
 * What one try at a password costs by Argon2id, in one lane.
 *
 * @param kibibytes of memory, at least 8
 * @param passes over it, at least 1
 */
public record PasswordCost(int kibibytes, int passes) {
  /**
   * One of the pairs that OWASP's password storage cheat sheet calls equal. It is the one with the
   * least memory and the most passes: a class that signs in at once takes that memory each.
   */
  public static final PasswordCost OWASP = new PasswordCost(7_168, 5);

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
