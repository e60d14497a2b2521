package touchline.server.account.guard;

import java.time.Duration;
import java.time.Instant;
import org.jdbi.v3.core.Handle;

/**
 * What happens to accounts across the site: who came in and how, wrong passwords, tokens, and what
 * administrators change. It holds no addresses and nothing that was typed; rows go after a year.
 */
public final class SecurityLogStore {
  static final Duration MEMORY = Duration.ofDays(365);

  private SecurityLogStore() {}

  /** Adds what happened to an account, in the transaction in which it happens. */
  public static void note(Handle transaction, long account, SecurityEvent event, Instant now) {
    note(transaction, account, event.what(), "", event.how(), now);
  }

  /** Adds the same where somebody else did it to a person, such as {@code account 7}. */
  public static void note(
      Handle transaction, long who, SecurityEvent event, String subject, Instant now) {
    note(transaction, who, event.what(), subject, event.how(), now);
  }

  /**
   * Adds what somebody did.
   *
   * @param subject what or whom it concerns; a person as {@code account 7}
   * @param after what is so from now on
   */
  public static void note(
      Handle transaction, long account, String what, String subject, String after, Instant now) {
    transaction.execute("DELETE FROM security_event WHERE at < ?", now.minus(MEMORY).toString());
    transaction.execute(
        "INSERT INTO security_event (at, account, what, subject, after) VALUES (?, ?, ?, ?, ?)",
        now.toString(),
        account,
        what,
        subject,
        after);
  }
}
