package touchline.server.lti.registration;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.guard.Secret;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** Links with which a platform registers itself, once each. */
public final class RegistrationStore {
  /** Somebody pastes it into a form of the platform soon after it was made. */
  static final Duration LIFE = Duration.ofDays(1);

  private final Database database;
  private final AccountStore accounts;
  private final SecureRandom random = new SecureRandom();

  public RegistrationStore(Database database, AccountStore accounts) {
    this.database = database;
    this.accounts = accounts;
  }

  Secret make(Account who, Instant now) {
    Secret secret = Secret.random(random);
    return database.write(
        handle -> {
          handle.execute("DELETE FROM lti_registration WHERE expires_at <= ?", now.toString());
          handle.execute(
              "INSERT INTO lti_registration VALUES (?, ?, ?)",
              secret.sha256(),
              who.id(),
              now.plus(LIFE).toString());
          Change change = new Change("learning platform", "a link to register", "", "made");
          AuditStore.log(handle, who, change, now);
          return secret;
        });
  }

  /** Who made a link that still works, and is an administrator still. */
  Optional<Account> maker(Secret secret, Instant now) {
    return database
        .read(
            handle ->
                handle
                    .createQuery(
                        """
                        SELECT made_by FROM lti_registration
                        WHERE secret_sha256 = :secret AND expires_at > :now
                        """)
                    .bind("secret", secret.sha256())
                    .bind("now", now.toString())
                    .mapTo(Long.class)
                    .findOne())
        .flatMap(accounts::findInUse)
        .filter(Account::isAdministrator);
  }

  /** Takes a link; false if somebody else has. */
  boolean take(Secret secret) {
    return database.write(
            handle ->
                handle.execute(
                    "DELETE FROM lti_registration WHERE secret_sha256 = ?", secret.sha256()))
        == 1;
  }
}
