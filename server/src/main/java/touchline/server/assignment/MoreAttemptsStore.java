package touchline.server.assignment;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Assignment;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/**
 * More attempts at each exercise of an assignment, for one person or for a section. They only ever
 * help: who has both has the more of the two.
 */
public final class MoreAttemptsStore {
  /** More than anybody makes. */
  public static final int MOST = 1_000;

  static final String EXTRA =
      """
      SELECT coalesce(max(more), 0) FROM (
        SELECT more FROM extra_attempts WHERE assignment = :assignment AND account = :account
        UNION ALL
        SELECT more FROM assignment
        JOIN member ON member.course = assignment.course AND member.account = :account
        JOIN section_attempts ON section_attempts.assignment = assignment.id
          AND section_attempts.section = member.section
        WHERE assignment.id = :assignment) AS given
      """;

  private final Database database;

  public MoreAttemptsStore(Database database) {
    this.database = database;
  }

  /** How many attempts more somebody has, alone or with their section. */
  int extra(long assignment, long account) {
    return database.read(handle -> extra(handle, assignment, account));
  }

  static int extra(Handle handle, long assignment, long account) {
    return number(handle, EXTRA, assignment, account);
  }

  private static int number(Handle handle, String query, long assignment, long account) {
    return handle
        .createQuery(query)
        .bind("assignment", assignment)
        .bind("account", account)
        .mapTo(Integer.class)
        .findOne()
        .orElse(0);
  }

  /** How many somebody has alone. */
  public int own(long assignment, long account) {
    return database.read(handle -> own(handle, assignment, account));
  }

  private static int own(Handle handle, long assignment, long account) {
    String query =
        "SELECT more FROM extra_attempts WHERE assignment = :assignment AND account = :account";
    return number(handle, query, assignment, account);
  }

  /** Gives somebody so many, in the place of what there was; 0 takes them back. */
  public void give(FeedbackStore.Subject about, int more, Account who, Instant now) {
    database.write(
        handle -> {
          StandingStore.lock(handle, about.course(), about.account());
          int before = own(handle, about.assignment(), about.account());
          handle.execute(
              "DELETE FROM extra_attempts WHERE assignment = ? AND account = ?",
              about.assignment(),
              about.account());
          if (more > 0) {
            handle.execute(
                """
                INSERT INTO extra_attempts (assignment, account, more, given_by, given_at)
                VALUES (?, ?, ?, ?, ?)
                """,
                about.assignment(),
                about.account(),
                more,
                who.id(),
                now.toString());
          }
          Change change = new Change("attempts", about.words(), before + " more", more + " more");
          AuditStore.log(handle, who, about.course(), change, now);
          return more;
        });
  }

  /** What a section has; templates read it. */
  public record OfSection(String section, int more) {}

  /** By section. */
  List<OfSection> sections(long assignment) {
    return database.read(handle -> sections(handle, assignment));
  }

  private static List<OfSection> sections(Handle handle, long assignment) {
    return handle
        .createQuery(
            """
            SELECT section, more FROM section_attempts
            WHERE assignment = :assignment ORDER BY section
            """)
        .bind("assignment", assignment)
        .map((row, context) -> new OfSection(row.getString("section"), row.getInt("more")))
        .list();
  }

  /** Gives a section so many, in the place of what there was; 0 takes them back. */
  void give(Assignment assignment, OfSection given, Account who, Instant now) {
    database.write(
        handle -> {
          StandingStore.lock(handle, assignment.course());
          int before =
              sections(handle, assignment.id()).stream()
                  .filter(one -> one.section().equals(given.section()))
                  .mapToInt(OfSection::more)
                  .sum();
          handle.execute(
              "DELETE FROM section_attempts WHERE assignment = ? AND section = ?",
              assignment.id(),
              given.section());
          if (given.more() > 0) {
            handle.execute(
                """
                INSERT INTO section_attempts (assignment, section, more, given_by, given_at)
                VALUES (?, ?, ?, ?, ?)
                """,
                assignment.id(),
                given.section(),
                given.more(),
                who.id(),
                now.toString());
          }
          String about = assignment.plan().title() + ", section " + given.section();
          Change change = new Change("attempts", about, before + " more", given.more() + " more");
          AuditStore.log(handle, who, assignment.course(), change, now);
          return given;
        });
  }
}
