package touchline.server.audit;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Account;
import touchline.server.account.LinkLogStore;
import touchline.server.account.LinkMaker;
import touchline.server.account.guard.SecurityLogStore;
import touchline.server.store.Database;

/** The log of changes. */
public final class AuditStore implements LinkLogStore {
  private static final Pattern PERSON = Pattern.compile("\\baccount ([1-9][0-9]{0,17})$");

  /** A reason stands in brackets after what was decided. */
  private static final Pattern REASON = Pattern.compile("\\s*\\(.*\\)$", Pattern.DOTALL);

  static final String PAGE =
      """
      SELECT audit.id, at, coalesce(account.name, 'the program') AS who,
        what, subject, before, after
      FROM audit LEFT JOIN account ON account.id = audit.account
      WHERE course = :course AND audit.id < :before
      ORDER BY audit.id DESC LIMIT :most
      """;

  static final String WITH_REASONS =
      """
      SELECT id, at, '' AS who, what, subject, before, after FROM audit
      WHERE what IN ('points', 'extension')
        AND course IN (SELECT course FROM member WHERE account = :account
          UNION SELECT course FROM former_member WHERE account = :account)
      """;

  static final String SITE =
      """
      SELECT security_event.id, at, account.name AS who, what, subject, '' AS before, after
      FROM security_event JOIN account ON account.id = security_event.account
      WHERE security_event.id < :before ORDER BY security_event.id DESC LIMIT :most
      """;

  private final Database database;

  public AuditStore(Database database) {
    this.database = database;
  }

  /** Adds a change in the transaction that makes it, so that neither is there without the other. */
  public static void log(Handle transaction, Account who, long course, Change change, Instant now) {
    insert(transaction, who.id(), course, change, now);
  }

  /** The same for a person of whom only the number is known. */
  public static void log(
      Handle transaction, long account, long course, Change change, Instant now) {
    insert(transaction, account, course, change, now);
  }

  /** The same for a change that concerns no course; administrators read it in the security log. */
  public static void log(Handle transaction, Account who, Change change, Instant now) {
    insert(transaction, who.id(), null, change, now);
    SecurityLogStore.note(
        transaction, who.id(), change.what(), change.subject(), change.after(), now);
  }

  @Override
  public void made(Handle transaction, LinkMaker maker, Account whose, String how, Instant now) {
    Change change = new Change("sign-in link", person(whose.id()), "", how);
    if (maker.course().isPresent()) {
      log(transaction, maker.who(), maker.course().getAsLong(), change, now);
    } else {
      log(transaction, maker.who(), change, now);
    }
  }

  private static void insert(
      Handle transaction, long account, @Nullable Long course, Change change, Instant now) {
    transaction
        .createUpdate(
            """
            INSERT INTO audit (at, account, course, what, subject, before, after)
            VALUES (:now, :account, :course, :what, :subject, :before, :after)
            """)
        .bind("now", now.toString())
        .bind("account", account)
        .bind("course", course)
        .bind("what", change.what())
        .bind("subject", change.subject())
        .bind("before", change.before())
        .bind("after", change.after())
        .execute();
  }

  /**
   * A course's changes, the newest first; {@code before} is the last of the page before. People are
   * named as they are named now: rows keep their numbers, so that who was erased is not named.
   */
  public List<LogEntry> page(long course, long before, int most) {
    return database.read(handle -> named(handle, rows(handle, course, before, most)));
  }

  /** The security log of the site in the same way. */
  List<LogEntry> site(long before, int most) {
    return database.read(
        handle ->
            named(
                handle,
                handle
                    .createQuery(SITE)
                    .bind("before", before)
                    .bind("most", most)
                    .map(AuditStore::read)
                    .list()));
  }

  private static List<LogEntry> named(Handle handle, List<LogEntry> rows) {
    Map<String, String> names = new HashMap<>();
    return rows.stream()
        .map(
            row -> {
              Matcher person = PERSON.matcher(row.change().subject());
              return person.find()
                  ? row.about(
                      person.replaceFirst(
                          Matcher.quoteReplacement(
                              names.computeIfAbsent(person.group(1), id -> name(handle, id)))))
                  : row;
            })
        .toList();
  }

  private static String name(Handle handle, String account) {
    return handle
        .createQuery("SELECT name FROM account WHERE id = :id")
        .bind("id", Long.parseLong(account))
        .mapTo(String.class)
        .findOne()
        .orElse("account " + account);
  }

  /** How a subject names a person, to be read with the name that they have then. */
  public static String person(long account) {
    return "account " + account;
  }

  /**
   * Takes out what was written freely about somebody: the reasons of decisions about their points
   * and their time. It is the only change that the log allows, and only once they are erased.
   */
  public static void forget(Handle transaction, Account erased) {
    List<LogEntry> rows =
        transaction
            .createQuery(WITH_REASONS)
            .bind("account", erased.id())
            .map(AuditStore::read)
            .list();
    for (LogEntry row : rows) {
      Matcher person = PERSON.matcher(row.change().subject());
      if (person.find() && Long.parseLong(person.group(1)) == erased.id()) {
        transaction.execute(
            "UPDATE audit SET before = ?, after = ? WHERE id = ?",
            REASON.matcher(row.change().before()).replaceFirst(""),
            REASON.matcher(row.change().after()).replaceFirst(""),
            row.id());
      }
    }
  }

  private static LogEntry read(ResultSet row, StatementContext context) throws SQLException {
    return new LogEntry(
        row.getLong("id"),
        Instant.parse(row.getString("at")),
        row.getString("who"),
        new Change(
            row.getString("what"),
            row.getString("subject"),
            row.getString("before"),
            row.getString("after")));
  }

  private static List<LogEntry> rows(Handle handle, long course, long before, int most) {
    return handle
        .createQuery(PAGE)
        .bind("course", course)
        .bind("before", before)
        .bind("most", most)
        .map(AuditStore::read)
        .list();
  }
}
