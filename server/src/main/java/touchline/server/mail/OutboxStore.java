package touchline.server.mail;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import touchline.server.account.Account;
import touchline.server.account.AddressStore;
import touchline.server.account.Learner;
import touchline.server.account.LinkPost;
import touchline.server.store.Database;

/**
 * Mail that waits to be sent. A server that takes a letter has it for a while, so that of several
 * one sends it; a letter that was not sent is taken again.
 */
public final class OutboxStore implements LinkPost {
  /** Longer than a mail server may take for all its answers to one letter. */
  private static final Duration LEASE = Duration.ofMinutes(5);

  static final String TAKE =
      """
      UPDATE outbox SET try_at = %1$s + :lease WHERE id = (
        SELECT id FROM outbox WHERE try_at <= %1$s ORDER BY try_at, id LIMIT 1 %2$s)
      RETURNING id
      """;

  private static final String LETTER =
      """
      SELECT outbox.id AS letter, kind, address, failures, %1$s - queued_at AS age,
        account.id, account.learner, account.login, account.name, account.is_administrator
      FROM outbox JOIN account ON account.id = outbox.account WHERE outbox.id = :id
      """;

  private final Database database;
  private final AddressStore addresses;
  private final String now;

  public OutboxStore(Database database, AddressStore addresses) {
    this.database = database;
    this.addresses = addresses;
    this.now = database.dialect().now();
  }

  @Override
  public boolean isOn() {
    return true;
  }

  @Override
  public Optional<String> address(Account account) {
    return addresses.find(account);
  }

  @Override
  public Optional<String> confirmedAddress(Account account) {
    return addresses.confirmed(account);
  }

  @Override
  public void invite(Account account, String address) {
    put(Letter.Kind.INVITATION, account, address);
  }

  @Override
  public void reset(Account account, String address) {
    put(Letter.Kind.RESET, account, address);
  }

  @Override
  public void notice(Account account, String address) {
    put(Letter.Kind.NOTICE, account, address);
  }

  @Override
  public void confirm(Account account, String address) {
    put(Letter.Kind.ADDRESS, account, address);
  }

  private void put(Letter.Kind kind, Account account, String address) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "INSERT INTO outbox (kind, account, address, queued_at, try_at)"
                        + " VALUES (:kind, :account, :address, %1$s, %1$s)".formatted(now))
                .bind("kind", kind.word())
                .bind("account", account.id())
                .bind("address", address)
                .execute());
  }

  /** The next letter that is due; nobody else takes it for a while. */
  Optional<Letter> take() {
    Optional<Long> taken =
        database.writeRows(
            handle ->
                handle
                    .createQuery(TAKE.formatted(now, database.dialect().skippingLocked()))
                    .bind("lease", LEASE.toMillis())
                    .mapTo(Long.class)
                    .findOne());
    return taken.flatMap(this::letter);
  }

  private Optional<Letter> letter(long id) {
    return database.read(
        handle ->
            handle
                .createQuery(LETTER.formatted(now))
                .bind("id", id)
                .map((row, context) -> letter(row))
                .findOne());
  }

  private static Letter letter(ResultSet row) throws SQLException {
    return new Letter(
        row.getLong("letter"),
        Letter.Kind.of(row.getString("kind")),
        new Account(
            row.getLong("id"),
            new Learner(row.getLong("learner")),
            row.getString("login"),
            row.getString("name"),
            row.getInt("is_administrator") == 1),
        row.getString("address"),
        row.getInt("failures"),
        row.getLong("age"));
  }

  /** It was sent, or given up. */
  void end(Letter letter) {
    database.write(handle -> handle.execute("DELETE FROM outbox WHERE id = ?", letter.id()));
  }

  /** It was not sent; it is tried again after the pause. */
  void postpone(Letter letter, Duration pause) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "UPDATE outbox SET failures = failures + 1, try_at = %s + :pause WHERE id = :id"
                        .formatted(now))
                .bind("pause", pause.toMillis())
                .bind("id", letter.id())
                .execute());
  }
}
