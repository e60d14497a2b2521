package touchline.server.account;

import java.util.Optional;

/** A password typed twice, because it cannot be seen. */
public final class NewPassword {
  private NewPassword() {}

  /** Why the second does not do, or nothing. */
  public static Optional<String> again(String password, String again) {
    return password.equals(again)
        ? Optional.empty()
        : Optional.of("This is not the same password as above.");
  }
}
