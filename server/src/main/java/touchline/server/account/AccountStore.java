package touchline.server.account;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import touchline.server.account.guard.PasswordCost;
import touchline.server.account.guard.Passwords;
import touchline.server.account.guard.SecurityLogStore;
import touchline.server.store.Database;

/** The accounts. */
public final class AccountStore {
  /** How the columns of an account are named in every query here and in the session store. */
  static final String COLUMNS =
      "account.id, account.learner, account.login, account.name, account.is_administrator";

  static final RowMapper<Account> ROW =
      (row, context) ->
          new Account(
              row.getLong("id"),
              new Learner(row.getLong("learner")),
              row.getString("login"),
              row.getString("name"),
              row.getBoolean("is_administrator"));

  static final String REACHED =
      "SELECT "
          + COLUMNS
          + " FROM account WHERE login = :typed OR mail = :typed"
          + " ORDER BY CASE WHEN login = :typed THEN 0 ELSE 1 END, id LIMIT 10";

  private final Database database;
  private final LearnerStore learners;
  private final Passwords passwords;
  private final SecureRandom random = new SecureRandom();

  public AccountStore(Database database, LearnerStore learners) {
    this(database, learners, new Passwords(PasswordCost.OWASP));
  }

  public AccountStore(Database database, LearnerStore learners, Passwords passwords) {
    this.database = database;
    this.learners = learners;
    this.passwords = passwords;
  }

  boolean isEmpty() {
    return database.read(
        handle -> handle.createQuery("SELECT count(*) FROM account").mapTo(Long.class).one() == 0);
  }

  public Optional<Account> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT " + COLUMNS + " FROM account WHERE id = :id")
                .bind("id", id)
                .map(ROW)
                .findOne());
  }

  /** Lets somebody make courses, or no longer; what they made stays theirs. */
  void letMakeCourses(Account who, Account account, boolean is, Instant now) {
    database.write(
        handle -> {
          note(handle, who, "makes courses", account, is, now);
          return handle.execute(
              "UPDATE account SET makes_courses = ? WHERE id = ?", is ? 1 : 0, account.id());
        });
  }

  private static void note(
      Handle handle, Account who, String what, Account whose, boolean is, Instant now) {
    String subject = "account " + whose.id();
    SecurityLogStore.note(handle, who.id(), what, subject, is ? "yes" : "no", now);
  }

  /** The numbers of those who are let make courses. */
  Set<Long> courseMakers() {
    return database.read(
        handle ->
            new HashSet<>(
                handle
                    .createQuery("SELECT id FROM account WHERE makes_courses = 1")
                    .mapTo(Long.class)
                    .list()));
  }

  /** The same, but nobody who was erased. */
  public Optional<Account> findInUse(long id) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT " + COLUMNS + " FROM account WHERE id = :id AND erased_at IS NULL")
                .bind("id", id)
                .map(ROW)
                .findOne());
  }

  public Optional<Account> named(String login) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT " + COLUMNS + " FROM account WHERE login = :login")
                .bind("login", login)
                .map(ROW)
                .findOne());
  }

  /** Whose login name or mail address it is: several can read one address. */
  public List<Account> reached(String typed) {
    return database.read(
        handle -> handle.createQuery(REACHED).bind("typed", typed).map(ROW).list());
  }

  /** The hash of the password; empty while none was chosen. */
  public Optional<String> password(Account account) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT password FROM account WHERE id = :id")
                .bind("id", account.id())
                .mapTo(String.class)
                .findOne());
  }

  /**
   * Everybody but who was erased, by login.
   *
   * @param words part of a name or a login; empty for all
   * @param after the last of the page before; empty for the first page
   */
  List<Account> page(String words, String after, int most) {
    String part = '%' + words.strip().toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0") + '%';
    return database.read(
        handle ->
            handle
                .createQuery(
                    "SELECT "
                        + COLUMNS
                        + " FROM account WHERE login > :after AND erased_at IS NULL"
                        + " AND (login LIKE :part ESCAPE '!' OR lower(name) LIKE :part ESCAPE '!')"
                        + " ORDER BY login LIMIT :most")
                .bind("after", after)
                .bind("part", part)
                .bind("most", most)
                .map(ROW)
                .list());
  }

  /** A new account without a password; empty if the login is taken. */
  Optional<Account> add(String login, String name, Instant now) {
    return database.write(handle -> add(handle, login, name, false, now));
  }

  /** The same in a running transaction. */
  public Optional<Account> add(
      Handle transaction, String login, String name, boolean isAdministrator, Instant now) {
    Learner learner = learners.enroll(transaction, LearnerToken.random(random), now);
    int added =
        transaction
            .createUpdate(
                """
                INSERT INTO account (learner, login, name, is_administrator, created_at)
                VALUES (:learner, :login, :name, :is_administrator, :now)
                ON CONFLICT (login) DO NOTHING
                """)
            .bind("learner", learner.id())
            .bind("login", login)
            .bind("name", name)
            .bind("is_administrator", isAdministrator ? 1 : 0)
            .bind("now", now.toString())
            .execute();
    if (added == 0) {
      transaction.execute("DELETE FROM learner WHERE id = ?", learner.id());
      return Optional.empty();
    }
    return transaction
        .createQuery("SELECT " + COLUMNS + " FROM account WHERE login = :login")
        .bind("login", login)
        .map(ROW)
        .findOne();
  }

  /** Its course's staff may make links for it until its owner has chosen a password. */
  public static void madeBy(Handle transaction, Account account, long course) {
    transaction.execute("UPDATE account SET made_by_course = ? WHERE id = ?", course, account.id());
  }

  /** Sets a password that somebody else thought of, as for an invented person. */
  public void givePassword(Account account, String password) {
    setPassword(account, passwords.hash(password));
  }

  /**
   * Sets the password and ends every session, every token and every link that waits, also the one
   * that a letter would bring: whoever knew the old one is out.
   */
  void setPassword(Account account, String hash) {
    database.write(
        handle -> {
          setPassword(handle, account, hash);
          return account;
        });
  }

  /** Stores the same password at another cost, unless it was changed meanwhile. */
  void rehash(Account account, String old, String hash) {
    database.write(
        handle ->
            handle.execute(
                "UPDATE account SET password = ? WHERE id = ? AND password = ?",
                hash,
                account.id(),
                old));
  }

  public static void setPassword(Handle transaction, Account account, String hash) {
    transaction.execute("UPDATE account SET password = ? WHERE id = ?", hash, account.id());
    SessionStore.endAll(transaction, account);
    transaction.execute("DELETE FROM invitation WHERE account = ?", account.id());
    transaction.execute(
        "DELETE FROM outbox WHERE account = ? AND kind IN ('invitation', 'reset', 'joining')",
        account.id());
  }

  /** Makes somebody an administrator or no longer one; not so for the last who can sign in. */
  boolean setAdministrator(Account who, Account account, boolean isAdministrator, Instant now) {
    return database.write(
        handle -> {
          boolean isSet = setAdministrator(handle, account, isAdministrator);
          if (isSet) {
            note(handle, who, "administrator", account, isAdministrator, now);
          }
          return isSet;
        });
  }

  private static boolean setAdministrator(Handle handle, Account account, boolean isAdministrator) {
    return handle
            .createUpdate(
                """
                        UPDATE account SET is_administrator = :is WHERE id = :id
                        AND (:is = 1 OR EXISTS (SELECT 1 FROM account other
                          WHERE other.is_administrator = 1 AND other.password IS NOT NULL
                          AND other.id <> :id))
                        """)
            .bind("is", isAdministrator ? 1 : 0)
            .bind("id", account.id())
            .execute()
        == 1;
  }
}
