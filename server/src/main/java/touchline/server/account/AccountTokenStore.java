package touchline.server.account;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Role.TokenScope;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.account.guard.SecurityLogStore;
import touchline.server.store.Database;

/** The tokens with which people's programs use the API: of each only what it hashes to. */
public final class AccountTokenStore {
  /** Of one person: one a program, and nobody has so many programs. */
  static final int MOST = 20;

  static final String HOLDER =
      "SELECT "
          + AccountStore.COLUMNS
          + ", scopes FROM account_token JOIN account ON account.id = account_token.account"
          + " WHERE token_sha256 = :hash AND account.erased_at IS NULL";

  static final String LIST =
      "SELECT id, name, made_at, used_at, scopes FROM account_token WHERE account = :account ORDER BY id";

  private final Database database;
  private final SecureRandom random = new SecureRandom();

  public AccountTokenStore(Database database) {
    this.database = database;
  }

  /** A new one, told once and never again; empty if one of that name is there. */
  Optional<Secret> make(Account account, String name, Set<TokenScope> scopes, Instant now) {
    Secret secret = Secret.random(random);
    boolean isMade =
        database.write(
            handle -> {
              int made =
                  handle.execute(
                      """
                      INSERT INTO account_token (account, name, token_sha256, made_at, scopes)
                      VALUES (?, ?, ?, ?, ?) ON CONFLICT (account, name) DO NOTHING
                      """,
                      account.id(),
                      name,
                      secret.sha256(),
                      now.toString(),
                      TokenScope.written(scopes));
              return noteIf(made == 1, handle, account, SecurityEvent.TOKEN, now);
            });
    return isMade ? Optional.of(secret) : Optional.empty();
  }

  private static boolean noteIf(
      boolean is, Handle handle, Account account, SecurityEvent event, Instant now) {
    if (is) {
      SecurityLogStore.note(handle, account.id(), event, now);
    }
    return is;
  }

  /** The oldest first. */
  List<OwnToken> list(Account account) {
    return database.read(
        handle ->
            handle
                .createQuery(LIST)
                .bind("account", account.id())
                .map(
                    (row, context) ->
                        new OwnToken(
                            row.getLong("id"),
                            row.getString("name"),
                            Instant.parse(row.getString("made_at")),
                            Optional.ofNullable(row.getString("used_at")).map(Instant::parse),
                            scopes(row)))
                .list());
  }

  /** Ends one of this person's. */
  void end(Account account, long id, Instant now) {
    database.write(
        handle -> {
          int ended =
              handle.execute(
                  "DELETE FROM account_token WHERE id = ? AND account = ?", id, account.id());
          return noteIf(ended == 1, handle, account, SecurityEvent.NO_TOKEN, now);
        });
  }

  private static Optional<Set<TokenScope>> scopes(ResultSet row) throws SQLException {
    return Optional.ofNullable(row.getString("scopes")).map(TokenScope::read);
  }

  /**
   * Whose token it is.
   *
   * @param scopes what may be done with it; empty for everything that its owner may do
   */
  record Holder(Account account, Optional<Set<TokenScope>> scopes) {}

  /** Whose token it is, and notes that it was used. */
  Optional<Holder> holder(Secret secret, Instant now) {
    Optional<Holder> holder =
        database.read(
            handle ->
                handle
                    .createQuery(HOLDER)
                    .bind("hash", secret.sha256())
                    .map(
                        (row, context) ->
                            new Holder(AccountStore.ROW.map(row, context), scopes(row)))
                    .findOne());
    holder.ifPresent(known -> note(secret, now.truncatedTo(ChronoUnit.HOURS).toString()));
    return holder;
  }

  private void note(Secret secret, String hour) {
    boolean isNoted =
        database
            .read(
                handle ->
                    handle
                        .createQuery(
                            "SELECT 1 FROM account_token"
                                + " WHERE token_sha256 = :hash AND used_at = :hour")
                        .bind("hash", secret.sha256())
                        .bind("hour", hour)
                        .mapTo(Integer.class)
                        .findOne())
            .isPresent();
    if (!isNoted) {
      database.write(
          handle ->
              handle.execute(
                  "UPDATE account_token SET used_at = ? WHERE token_sha256 = ?",
                  hour,
                  secret.sha256()));
    }
  }
}
