package touchline.server.lti.person;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.PersonName;
import touchline.server.store.Database;

/**
 * Accounts of people for whom another site vouches, by its name and theirs there. A mail address
 * never joins them with an account: whoever writes one down somewhere would come in as its owner.
 */
public final class OutsideAccountStore {
  private static final String NAMELESS = "Somebody";
  private static final int LOGIN_BYTES = 8;
  private static final int LONGEST_NAME = 100;

  private final Database database;
  private final AccountStore accounts;
  private final SecureRandom random = new SecureRandom();

  public OutsideAccountStore(Database database, AccountStore accounts) {
    this.database = database;
    this.accounts = accounts;
  }

  /** Whose account it is, if there is one. */
  public Optional<Account> find(String issuer, String subject) {
    return database.read(handle -> number(handle, issuer, subject)).flatMap(accounts::findInUse);
  }

  /** The account of somebody, made if there is none; they choose no password for it. */
  public Account enter(String issuer, String subject, String name, Instant now) {
    return find(issuer, subject)
        .orElseGet(
            () -> {
              long id = database.write(handle -> enter(handle, issuer, subject, name, now));
              return accounts.findInUse(id).orElseThrow();
            });
  }

  /** The same in a running transaction: the number of the account. */
  public long enter(Handle transaction, String issuer, String subject, String name, Instant now) {
    Optional<Long> known = number(transaction, issuer, subject);
    if (known.isPresent()) {
      return known.get();
    }
    Account made = made(transaction, shown(name), now);
    join(transaction, issuer, subject, made);
    return made.id();
  }

  /** Lets somebody who has an account come in from there, too. */
  public static void join(Handle transaction, String issuer, String subject, Account account) {
    transaction.execute(
        "INSERT INTO outside_account (issuer, subject, account) VALUES (?, ?, ?)",
        issuer,
        subject,
        account.id());
  }

  /** Who of an issuer an account is; several where somebody was joined. */
  public List<String> subjects(String issuer, long account) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT subject FROM outside_account
                    WHERE account = :account AND issuer = :issuer ORDER BY subject
                    """)
                .bind("issuer", issuer)
                .bind("account", account)
                .mapTo(String.class)
                .list());
  }

  private Account made(Handle transaction, String name, Instant now) {
    byte[] bytes = new byte[LOGIN_BYTES];
    Optional<Account> made = Optional.empty();
    while (made.isEmpty()) {
      random.nextBytes(bytes);
      String login = "from-outside-" + HexFormat.of().formatHex(bytes);
      made = accounts.add(transaction, login, name, false, now);
    }
    return made.get();
  }

  /** A name as it can be stored, whatever was said. */
  private static String shown(String said) {
    String name = PersonName.stored(said.replaceAll("\\p{Cntrl}", " "));
    if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
      name = name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME)).strip();
    }
    return name.isEmpty() ? NAMELESS : name;
  }

  /** Who was erased is nobody's any more. */
  private static Optional<Long> number(Handle handle, String issuer, String subject) {
    return handle
        .createQuery(
            """
            SELECT account FROM outside_account
            JOIN account ON account.id = outside_account.account
            WHERE issuer = :issuer AND subject = :subject AND erased_at IS NULL
            """)
        .bind("issuer", issuer)
        .bind("subject", subject)
        .mapTo(Long.class)
        .findOne();
  }
}
