package touchline.server.mail;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;
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

  private static final long MINUTE = Duration.ofMinutes(1).toMillis();

  static final String TAKE =
      """
      UPDATE outbox SET try_at = %1$s + :lease WHERE id = (
        SELECT id FROM outbox WHERE bulk = :bulk AND try_at <= %1$s
        ORDER BY try_at, id LIMIT 1 %2$s)
      RETURNING id
      """;

  static final String IS_DUE =
      "SELECT 1 FROM outbox WHERE bulk = 1 AND try_at <= %1$s ORDER BY try_at, id LIMIT 1";

  private static final String GO =
      """
      INSERT INTO mail_pace (id, next_at) VALUES (1, %1$s + :pace)
      ON CONFLICT (id) DO UPDATE SET next_at = excluded.next_at WHERE mail_pace.next_at <= %1$s
      """;

  private static final String PUT =
      """
      INSERT INTO outbox (kind, account, address, queued_at, try_at, bulk, batch, joins, subject,
        words)
      VALUES (:kind, :account, :address, %1$s, %1$s, :bulk, :batch, :joins, :subject, :words)
      """;

  private static final String LETTER =
      """
      SELECT outbox.id AS letter, kind, address, failures, %1$s - queued_at AS age,
        coalesce(course.title, '') AS course, coalesce(subject, '') AS subject,
        coalesce(words, '') AS words,
        account.id, account.learner, account.login, account.name, account.is_administrator
      FROM outbox JOIN account ON account.id = outbox.account
      LEFT JOIN invite_batch ON invite_batch.id = outbox.batch
      LEFT JOIN course ON course.id = coalesce(outbox.joins, invite_batch.course)
      WHERE outbox.id = :id
      """;

  private final Database database;
  private final AddressStore addresses;
  private final String now;

  /** In milliseconds, between two of many letters. */
  private final long pace;

  /** For a mail server that takes what most do. */
  public OutboxStore(Database database, AddressStore addresses) {
    this(database, addresses, MailServer.USUAL_RATE);
  }

  /**
   * For any mail server.
   *
   * @param rate how many of many letters go a minute
   */
  public OutboxStore(Database database, AddressStore addresses, int rate) {
    this.pace = MINUTE / rate;
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
    database.write(handle -> put(handle, kind, account.id(), address, Map.of()));
  }

  /** One of many invitations, in a running transaction. */
  public void inviteOneOfMany(Handle transaction, long batch, long account, String address) {
    put(transaction, Letter.Kind.INVITATION, account, address, Map.of("bulk", 1, "batch", batch));
  }

  /** An invitation to who has the code of a course; or that they need none. */
  public void letJoin(Handle transaction, Account account, String address, long course) {
    put(transaction, Letter.Kind.JOINING, account.id(), address, Map.of("joins", course));
  }

  /** Something new, one of many letters. */
  public void tell(Handle transaction, long account, String address, String subject, String words) {
    Map<String, Object> news = Map.of("bulk", 1, "subject", subject, "words", words);
    put(transaction, Letter.Kind.NEWS, account, address, news);
  }

  private int put(
      Handle transaction,
      Letter.Kind kind,
      long account,
      String address,
      Map<String, Object> more) {
    Update update =
        transaction
            .createUpdate(PUT.formatted(now))
            .bind("kind", kind.word())
            .bind("account", account)
            .bind("address", address)
            .bind("bulk", more.getOrDefault("bulk", 0));
    for (String optional : List.of("batch", "joins", "subject", "words")) {
      update.bind(optional, more.get(optional));
    }
    return update.execute();
  }

  /**
   * The next letter that is due; nobody else takes it for a while. One of many goes when no other
   * waits, and when the one before it was long enough ago.
   */
  Optional<Letter> take() {
    return take(0).or(this::takeOneOfMany).flatMap(this::letter);
  }

  private Optional<Long> takeOneOfMany() {
    boolean isDue =
        database.read(
            handle ->
                handle
                    .createQuery(IS_DUE.formatted(now))
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent());
    return isDue && go() ? take(1) : Optional.empty();
  }

  private boolean go() {
    return database.writeRows(
        handle -> handle.createUpdate(GO.formatted(now)).bind("pace", pace).execute() == 1);
  }

  private Optional<Long> take(int bulk) {
    return database.writeRows(
        handle ->
            handle
                .createQuery(TAKE.formatted(now, database.dialect().skippingLocked()))
                .bind("lease", LEASE.toMillis())
                .bind("bulk", bulk)
                .mapTo(Long.class)
                .findOne());
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
        row.getString("course"),
        row.getString("subject"),
        row.getString("words"),
        row.getInt("failures"),
        row.getLong("age"));
  }

  /** It was sent. */
  void end(Letter letter) {
    end(letter, "sent");
  }

  /** It could not be sent, for so long that nobody tries again. */
  void giveUp(Letter letter) {
    end(letter, "failed");
  }

  private void end(Letter letter, String state) {
    database.write(
        handle -> {
          handle.execute(
              "UPDATE invite SET state = ? WHERE account = ?"
                  + " AND batch = (SELECT batch FROM outbox WHERE id = ?)",
              state,
              letter.account().id(),
              letter.id());
          return handle.execute("DELETE FROM outbox WHERE id = ?", letter.id());
        });
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
