package touchline.server.course;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.AddressStore;
import touchline.server.account.CourseRole;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.canvas.CanvasNames;
import touchline.server.canvas.CanvasNamesStore;
import touchline.server.store.Database;

/** Rosters on their way into a course. */
public final class RosterStore {
  /** A preview that nobody came back to. */
  private static final Duration LIFE = Duration.ofDays(1);

  private final Database database;
  private final AccountStore accounts;
  private final FollowingStore following;

  public RosterStore(Database database, AccountStore accounts, FollowingStore following) {
    this.database = database;
    this.accounts = accounts;
    this.following = following;
  }

  /** Keeps a file for its preview; gives its number. */
  long upload(long course, Account who, byte[] file, Instant now) {
    return database.write(
        handle -> {
          handle.execute(
              "DELETE FROM roster_upload WHERE uploaded_at < ?", now.minus(LIFE).toString());
          return handle
              .createUpdate(
                  """
                  INSERT INTO roster_upload (course, account, file, uploaded_at)
                  VALUES (:course, :account, :file, :now)
                  """)
              .bind("course", course)
              .bind("account", who.id())
              .bind("file", file)
              .bind("now", now.toString())
              .executeAndReturnGeneratedKeys("id")
              .mapTo(Long.class)
              .one();
        });
  }

  Optional<byte[]> file(long course, long upload) {
    return database.read(handle -> file(handle, course, upload));
  }

  private static Optional<byte[]> file(Handle handle, long course, long upload) {
    return handle
        .createQuery("SELECT file FROM roster_upload WHERE id = :id AND course = :course")
        .bind("id", upload)
        .bind("course", course)
        .mapTo(byte[].class)
        .findOne();
  }

  /** What taking it over would do now. */
  RosterPlan plan(long course, Roster roster) {
    return database.read(handle -> plan(handle, course, roster));
  }

  private static RosterPlan plan(Handle handle, long course, Roster roster) {
    Map<String, Known> known = known(handle, course);
    List<Roster.Entry> fresh = new ArrayList<>();
    List<Roster.Entry> joining = new ArrayList<>();
    List<Roster.Entry> moving = new ArrayList<>();
    List<Roster.Entry> same = new ArrayList<>();
    for (Roster.Entry entry : roster.entries()) {
      Known account = known.get(entry.login());
      if (account == null) {
        fresh.add(entry);
      } else if (account.section().isEmpty()) {
        joining.add(entry.named(account.name()));
      } else {
        String section = account.section().get();
        boolean stays = entry.section().isEmpty() || entry.section().equals(section);
        (stays ? same : moving).add(entry.named(account.name()));
      }
    }
    return new RosterPlan(fresh, joining, moving, same);
  }

  /** An account that is there: its section in the course, empty if it is not in it. */
  private record Known(String name, Optional<String> section) {}

  /** By login. */
  private static Map<String, Known> known(Handle handle, long course) {
    Map<String, Known> known = new HashMap<>();
    handle
        .createQuery(
            """
            SELECT login, name, section FROM account
            LEFT JOIN member ON member.account = account.id AND member.course = :course
            """)
        .bind("course", course)
        .map(
            (row, context) ->
                Map.entry(
                    row.getString("login"),
                    new Known(
                        row.getString("name"), Optional.ofNullable(row.getString("section")))))
        .forEach(entry -> known.put(entry.getKey(), entry.getValue()));
    return known;
  }

  /** Takes a roster over, whole or not at all; a second time it changes nothing. */
  void apply(long course, Roster roster, Account who, Instant now) {
    database.write(
        handle -> {
          RosterPlan plan = plan(handle, course, roster);
          for (Roster.Entry entry : plan.fresh()) {
            Account account =
                accounts.add(handle, entry.login(), entry.name(), false, now).orElseThrow();
            MemberStore.add(handle, course, account, CourseRole.STUDENT, entry.section(), now);
            AddressStore.give(handle, account, entry.mail());
            AccountStore.madeBy(handle, account, course);
          }
          plan.joining().forEach(entry -> join(handle, course, entry, now));
          plan.moving().forEach(entry -> move(handle, course, entry));
          keepCanvas(handle, course, roster, who, now);
          if (!plan.changesNothing()) {
            following.moved(handle, course);
            AuditStore.log(handle, who, course, change(plan), now);
          }
          return plan;
        });
  }

  /** For how many students Canvas's own names are other ones than those that are kept. */
  long newToCanvas(long course, Roster roster) {
    return database.read(
        handle -> named(handle, course, roster).newTo(CanvasNamesStore.of(handle, course)));
  }

  private static void keepCanvas(
      Handle transaction, long course, Roster roster, Account who, Instant now) {
    CanvasNames names = named(transaction, course, roster);
    long fresh = names.newTo(CanvasNamesStore.of(transaction, course));
    if (fresh > 0) {
      CanvasNamesStore.keep(transaction, course, names);
      Change change = new Change("roster", "Canvas", "", "ids of " + fresh + " students kept");
      AuditStore.log(transaction, who, course, change, now);
    }
  }

  /** By account; what a file leaves out stays as it is kept. */
  private static CanvasNames named(Handle handle, long course, Roster roster) {
    if (roster.canvas().isEmpty()) {
      return CanvasNames.NONE;
    }
    CanvasNames kept = CanvasNamesStore.of(handle, course);
    Map<Long, CanvasNames.Named> named = new HashMap<>();
    handle
        .createQuery(
            """
            SELECT account.id, login FROM member JOIN account ON account.id = member.account
            WHERE member.course = :course
            """)
        .bind("course", course)
        .map((row, context) -> Map.entry(row.getString("login"), row.getLong("id")))
        .forEach(
            one -> {
              CanvasNames.Named fresh = roster.canvas().get(one.getKey());
              CanvasNames.Named old = kept.students().get(one.getValue());
              if (fresh != null) {
                named.put(one.getValue(), old == null ? fresh : old.with(fresh));
              }
            });
    return new CanvasNames(named, Map.of());
  }

  private static void join(Handle handle, long course, Roster.Entry entry, Instant now) {
    handle.execute(
        """
        DELETE FROM former_member
        WHERE course = ? AND account = (SELECT id FROM account WHERE login = ?)
        """,
        course,
        entry.login());
    handle.execute(
        """
        INSERT INTO member (course, account, role, section, joined_at)
        SELECT ?, id, 'student', ?, ? FROM account WHERE login = ?
        """,
        course,
        entry.section(),
        now.toString(),
        entry.login());
  }

  private static void move(Handle handle, long course, Roster.Entry entry) {
    handle.execute(
        """
        UPDATE member SET section = ?
        WHERE course = ? AND account = (SELECT id FROM account WHERE login = ?)
        """,
        entry.section(),
        course,
        entry.login());
  }

  private static Change change(RosterPlan plan) {
    String after =
        plan.fresh().size()
            + " new accounts, "
            + plan.joining().size()
            + " joined, "
            + plan.moving().size()
            + " moved to another section";
    return new Change("roster", "the course", "", after);
  }
}
