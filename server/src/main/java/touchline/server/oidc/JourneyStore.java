package touchline.server.oidc;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import touchline.server.account.guard.Secret;
import touchline.server.store.Database;

/** Who is on the way to the provider and back; each way ends once. */
public final class JourneyStore {
  /** Long enough to find a phone and type a second factor. */
  static final Duration LIFE = Duration.ofMinutes(10);

  private final Database database;
  private final SecureRandom random = new SecureRandom();

  public JourneyStore(Database database) {
    this.database = database;
  }

  /**
   * Somebody sets out.
   *
   * @param held the secret that this browser has from another journey, if it has one
   */
  Journey begin(
      Optional<Secret> held, String next, OptionalLong account, boolean isNew, Instant now) {
    Secret browser = held.orElseGet(() -> Secret.random(random));
    Journey journey = new Journey(Secret.random(random), browser, next, account, isNew);
    return database.write(
        handle -> {
          handle.execute("DELETE FROM provider_journey WHERE expires_at <= ?", now.toString());
          @Nullable Long whose = account.isPresent() ? account.getAsLong() : null;
          handle
              .createUpdate(
                  """
                  INSERT INTO provider_journey
                    (state_sha256, browser_sha256, next, account, is_new, expires_at)
                  VALUES (:state, :browser, :next, :account, :isNew, :until)
                  """)
              .bind("state", journey.state().sha256())
              .bind("browser", browser.sha256())
              .bind("next", next)
              .bind("account", whose)
              .bind("isNew", isNew ? 1 : 0)
              .bind("until", now.plus(LIFE).toString())
              .execute();
          return journey;
        });
  }

  /** Somebody is back; empty in another browser, too late, and the second time. */
  Optional<Journey> end(Secret state, Secret browser, Instant now) {
    return database.write(
        handle ->
            handle
                .createQuery(
                    """
                    DELETE FROM provider_journey
                    WHERE state_sha256 = :state AND browser_sha256 = :browser
                      AND expires_at > :now
                    RETURNING next, account, is_new
                    """)
                .bind("state", state.sha256())
                .bind("browser", browser.sha256())
                .bind("now", now.toString())
                .map(
                    (row, context) -> {
                      long number = row.getLong("account");
                      OptionalLong account =
                          row.wasNull() ? OptionalLong.empty() : OptionalLong.of(number);
                      return new Journey(
                          state,
                          browser,
                          row.getString("next"),
                          account,
                          row.getInt("is_new") == 1);
                    })
                .findOne());
  }
}
