package touchline.server.oidc;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.AddressStore;
import touchline.server.account.CourseRole;
import touchline.server.account.Learner;
import touchline.server.account.LoginName;
import touchline.server.account.SessionStore;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.course.MemberStore;
import touchline.server.store.Database;

/** Who at a provider is which account here; who comes for the first time gets one. */
public final class IdentityStore {
  private static final Logger LOG = LoggerFactory.getLogger(IdentityStore.class);

  private static final String WHAT = "sign-in account";
  private static final int LONGEST_NICKNAME = 40;

  private final Database database;
  private final AccountStore accounts;
  private final SessionStore sessions;
  private final SecureRandom random = new SecureRandom();

  public IdentityStore(Database database, AccountStore accounts, SessionStore sessions) {
    this.database = database;
    this.accounts = accounts;
    this.sessions = sessions;
  }

  /** What came of it that somebody has proven who they are. */
  sealed interface Entry {
    /** They are signed in. */
    record In(Account account, Secret session) implements Entry {}

    /** They have no account, and no rule lets them in. */
    record Refused() implements Entry {}

    /** They have none by the provider, but somebody of their mail address has one. */
    record Known() implements Entry {}
  }

  /** What came of linking an account. */
  enum Linking {
    DONE,
    /** Who signed in at the provider is another account here. */
    TAKEN,
    /** This account is somebody else there. */
    OTHER
  }

  /**
   * Signs in who the provider says it is.
   *
   * @param isNew whether they want an account, although somebody of their address has one
   */
  Entry enter(Provider provider, ProviderClaims person, boolean isNew, Instant now) {
    return database.write(
        handle -> {
          Optional<Account> known = find(handle, provider.issuer(), person.subject());
          if (known.isEmpty() && !provider.rules().letIn(person)) {
            return new Entry.Refused();
          }
          if (known.isEmpty() && !isNew && isReached(handle, person.mail())) {
            return new Entry.Known();
          }
          Account account = known.orElseGet(() -> add(handle, provider, person, now));
          provider.rules().courses(person).forEach(course -> join(handle, account, course, now));
          return new Entry.In(account, sessions.open(handle, account, SecurityEvent.PROVIDER, now));
        });
  }

  private static Optional<Account> find(Handle handle, String issuer, String subject) {
    return handle
        .createQuery(
            """
            SELECT account.id, account.learner, account.login, account.name,
              account.is_administrator
            FROM provider_identity JOIN account ON account.id = provider_identity.account
            WHERE issuer = :issuer AND subject = :subject AND account.erased_at IS NULL
            """)
        .bind("issuer", issuer)
        .bind("subject", subject)
        .map(
            (row, context) ->
                new Account(
                    row.getLong("id"),
                    new Learner(row.getLong("learner")),
                    row.getString("login"),
                    row.getString("name"),
                    row.getInt("is_administrator") == 1))
        .findOne();
  }

  private static boolean isReached(Handle handle, String mail) {
    return !mail.isEmpty()
        && handle
                .createQuery("SELECT count(*) FROM account WHERE login = :mail OR mail = :mail")
                .bind("mail", mail)
                .mapTo(Integer.class)
                .one()
            > 0;
  }

  private Account add(Handle handle, Provider provider, ProviderClaims person, Instant now) {
    String mail = person.mail();
    boolean isLogin = provider.rules().know(mail) && LoginName.problem(mail).isEmpty();
    Optional<Account> called =
        isLogin ? accounts.add(handle, mail, person.name(), false, now) : Optional.empty();
    while (called.isEmpty()) {
      called = accounts.add(handle, drawnLogin(person.nickname()), person.name(), false, now);
    }
    Account account = called.get();
    AddressStore.give(handle, account, mail);
    put(handle, provider.issuer(), person.subject(), account, now);
    log(handle, account, "", "made for " + provider.issuer(), now);
    return account;
  }

  /** What somebody chose at the provider proves nothing here, so the login is nobody's choice. */
  private String drawnLogin(String nickname) {
    String plain = LoginName.stored(nickname).replaceAll("[^a-z0-9._-]|^[^a-z0-9]+", "");
    String end = Secret.readable(random).text().substring(0, 4);
    int most = Math.min(plain.length(), LONGEST_NICKNAME);
    return (plain.isEmpty() ? "person" : plain.substring(0, most)) + '-' + end;
  }

  private static void put(
      Handle handle, String issuer, String subject, Account account, Instant now) {
    handle.execute(
        "INSERT INTO provider_identity (issuer, subject, account, linked_at) VALUES (?, ?, ?, ?)",
        issuer,
        subject,
        account.id(),
        now.toString());
  }

  private static void join(Handle handle, Account account, long course, Instant now) {
    boolean isThere =
        handle
            .createQuery("SELECT 1 FROM course WHERE id = :course")
            .bind("course", course)
            .mapTo(Integer.class)
            .findOne()
            .isPresent();
    if (isThere) {
      String how = "by a rule for their sign-in account";
      MemberStore.enter(handle, course, account, CourseRole.STUDENT, how, now);
    } else {
      LOG.warn("a rule for sign-in names course {}, which is not there", course);
    }
  }

  /** Lets somebody who is signed in come by the provider from now on. */
  Linking link(Provider provider, String subject, Account account, Instant now) {
    return database.write(
        handle -> {
          Optional<Account> owner = find(handle, provider.issuer(), subject);
          if (owner.isPresent()) {
            return owner.get().id() == account.id() ? Linking.DONE : Linking.TAKEN;
          }
          if (linked(handle, provider, account).isPresent()) {
            return Linking.OTHER;
          }
          put(handle, provider.issuer(), subject, account, now);
          log(handle, account, "", "linked to " + provider.issuer(), now);
          return Linking.DONE;
        });
  }

  /** Whether somebody comes by the provider. */
  public boolean isLinked(Provider provider, Account account) {
    return linked(provider, account).isPresent();
  }

  /** Since when somebody can come by the provider. */
  Optional<Instant> linked(Provider provider, Account account) {
    return database.read(handle -> linked(handle, provider, account));
  }

  private static Optional<Instant> linked(Handle handle, Provider provider, Account account) {
    return handle
        .createQuery(
            "SELECT linked_at FROM provider_identity WHERE account = :account AND issuer = :issuer")
        .bind("account", account.id())
        .bind("issuer", provider.issuer())
        .mapTo(String.class)
        .findOne()
        .map(Instant::parse);
  }

  /** Somebody no longer comes by the provider; a second time nothing happens. */
  void end(Provider provider, Account account, Instant now) {
    database.write(
        handle -> {
          int ended =
              handle.execute(
                  "DELETE FROM provider_identity WHERE account = ? AND issuer = ?",
                  account.id(),
                  provider.issuer());
          if (ended == 1) {
            log(handle, account, "linked to " + provider.issuer(), "", now);
          }
          return ended;
        });
  }

  private static void log(
      Handle handle, Account account, String before, String after, Instant now) {
    Change change = new Change(WHAT, AuditStore.person(account.id()), before, after);
    AuditStore.log(handle, account, change, now);
  }
}
