package touchline.server.assignment;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Assignment;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** More time in every assignment of a course, for those who are entitled to it. */
public final class AccommodationStore {
  private static final String SUBJECT = "every assignment, ";

  static final String LIST =
      """
      SELECT accommodation.account, theirs.name, theirs.login, percent, reason,
        giver.name AS giver, given_at
      FROM accommodation JOIN account theirs ON theirs.id = accommodation.account
      JOIN account giver ON giver.id = accommodation.given_by
      WHERE course = :course ORDER BY theirs.name, accommodation.account
      """;

  private final Database database;

  public AccommodationStore(Database database) {
    this.database = database;
  }

  /** A row of the list; templates read it. */
  public record Listed(
      long account, String name, String login, int percent, String reason, String by, Instant at) {}

  /** By name. */
  List<Listed> list(long course) {
    return database.read(
        handle ->
            handle
                .createQuery(LIST)
                .bind("course", course)
                .map(
                    (row, context) ->
                        new Listed(
                            row.getLong("account"),
                            row.getString("name"),
                            row.getString("login"),
                            row.getInt("percent"),
                            row.getString("reason"),
                            row.getString("giver"),
                            Instant.parse(row.getString("given_at"))))
                .list());
  }

  /** What is given to a person. */
  record Given(int percent, String reason) {
    String words() {
      String words = percent + " % more time";
      return reason.isEmpty() ? words : words + " (" + reason + ")";
    }
  }

  /** Gives it, in the place of what they had, and works out anew how they stand. */
  void give(long course, List<Long> accounts, Given given, Account who, Instant now) {
    database.write(
        handle -> {
          StandingStore.lock(handle, course);
          for (long account : accounts) {
            String before = find(handle, course, account).map(Given::words).orElse("");
            put(handle, course, account, given, who, now);
            AuditStore.log(handle, who, course, change(account, before, given.words()), now);
          }
          settle(handle, course, accounts);
          return accounts.size();
        });
  }

  private static void put(
      Handle transaction, long course, long account, Given given, Account who, Instant now) {
    transaction
        .createUpdate(
            """
            INSERT INTO accommodation (course, account, percent, reason, given_by, given_at)
            VALUES (:course, :account, :percent, :reason, :who, :now)
            ON CONFLICT (course, account) DO UPDATE SET percent = excluded.percent,
              reason = excluded.reason, given_by = excluded.given_by, given_at = excluded.given_at
            """)
        .bind("course", course)
        .bind("account", account)
        .bind("percent", given.percent())
        .bind("reason", given.reason())
        .bind("who", who.id())
        .bind("now", now.toString())
        .execute();
  }

  private static Optional<Given> find(Handle handle, long course, long account) {
    return handle
        .createQuery(
            "SELECT percent, reason FROM accommodation WHERE course = :course AND account = :account")
        .bind("course", course)
        .bind("account", account)
        .map((row, context) -> new Given(row.getInt("percent"), row.getString("reason")))
        .findOne();
  }

  /** Takes it back, if somebody has it. */
  void remove(long course, long account, Account who, Instant now) {
    database.write(
        handle -> {
          StandingStore.lock(handle, course);
          Optional<Given> before = find(handle, course, account);
          if (before.isPresent()) {
            handle.execute(
                "DELETE FROM accommodation WHERE course = ? AND account = ?", course, account);
            AuditStore.log(handle, who, course, change(account, before.get().words(), ""), now);
            settle(handle, course, List.of(account));
          }
          return before;
        });
  }

  private static void settle(Handle transaction, long course, List<Long> accounts) {
    for (Assignment assignment : PlanStore.list(transaction, course)) {
      accounts.forEach(account -> StandingStore.settle(transaction, assignment.id(), account));
    }
  }

  private static Change change(long account, String before, String after) {
    return new Change("extension", SUBJECT + AuditStore.person(account), before, after);
  }
}
