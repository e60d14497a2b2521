package touchline.server.invite;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.AddressStore;
import touchline.server.account.SessionStore;
import touchline.server.account.guard.Secret;
import touchline.server.account.guard.SecurityEvent;
import touchline.server.course.MemberStore;
import touchline.server.mail.OutboxStore;
import touchline.server.store.Database;

/** Accounts that students make with the code of a course. */
public final class SignUpStore {
  private final Database database;
  private final AccountStore accounts;
  private final SessionStore sessions;
  private final OutboxStore outbox;

  public SignUpStore(
      Database database, AccountStore accounts, SessionStore sessions, OutboxStore outbox) {
    this.database = database;
    this.accounts = accounts;
    this.sessions = sessions;
    this.outbox = outbox;
  }

  /** Makes an account, takes it into the course and signs it in; empty if the login is taken. */
  Optional<Secret> enter(long course, String login, String name, String hash, Instant now) {
    return database.write(
        handle -> {
          Optional<Account> made = accounts.add(handle, login, name, false, now);
          made.ifPresent(
              account -> {
                AccountStore.setPassword(handle, account, hash);
                MemberStore.join(handle, course, account, now);
              });
          return made.map(account -> sessions.open(handle, account, SecurityEvent.CODE, now));
        });
  }

  /**
   * Sends a link to an address with which its reader chooses a password and joins. Who has an
   * account already is written so; nobody else learns it.
   */
  void invite(long course, String address, String name, Instant now) {
    List<Account> known = accounts.reached(address);
    database.write(
        handle -> {
          Account account =
              known.isEmpty()
                  ? accounts.add(handle, address, name, false, now).orElseThrow()
                  : known.get(0);
          if (known.isEmpty()) {
            AddressStore.give(handle, account, address);
          }
          outbox.letJoin(handle, account, address, course);
          return account;
        });
  }
}
