package touchline.server.assignment;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.course.Course;
import touchline.server.store.Database;

/** More time for somebody. */
public final class ExtensionStore {
  private static final RowMapper<Granted> ROW =
      (row, context) ->
          new Granted(
              row.getLong("id"),
              row.getLong("account"),
              row.getString("section"),
              Granted.extension(row.getString("kind"), row.getString("value")),
              row.getString("reason"));

  private final Database database;

  public ExtensionStore(Database database) {
    this.database = database;
  }

  /**
   * An extension for people to read.
   *
   * @param whom name and login, the section, or everybody
   */
  record Listed(Granted granted, String whom, String givenBy, Instant givenAt) {}

  /** The students of a course by their logins. */
  Map<String, Long> students(long course) {
    Map<String, Long> students = new HashMap<>();
    database.read(
        handle -> {
          handle
              .createQuery(
                  """
                  SELECT account.id, account.login FROM member
                  JOIN account ON account.id = member.account
                  WHERE member.course = :course AND member.role = 'student'
                  """)
              .bind("course", course)
              .map((row, context) -> Map.entry(row.getString("login"), row.getLong("id")))
              .forEach(student -> students.put(student.getKey(), student.getValue()));
          return students;
        });
    return students;
  }

  /** Those of an assignment, the newest first. */
  List<Listed> list(long assignment, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT extension.*, theirs.name AS name, theirs.login AS login,
                      coalesce(giver.name, 'the program') AS giver
                    FROM extension LEFT JOIN account theirs ON theirs.id = extension.account
                    LEFT JOIN account giver ON giver.id = extension.given_by
                    WHERE assignment = :assignment ORDER BY extension.id DESC LIMIT :most
                    """)
                .bind("assignment", assignment)
                .bind("most", most)
                .map(
                    (row, context) ->
                        new Listed(
                            ROW.map(row, context),
                            whom(
                                row.getString("name"),
                                row.getString("login"),
                                row.getString("section")),
                            row.getString("giver"),
                            Instant.parse(row.getString("given_at"))))
                .list());
  }

  private static String whom(@Nullable String name, @Nullable String login, String section) {
    if (name != null) {
      return name + " (" + login + ")";
    }
    return section.isEmpty() ? "everybody" : "section " + section;
  }

  /** All that concern an assignment, in a running transaction. */
  static List<Granted> of(Handle handle, long assignment) {
    return handle
        .createQuery("SELECT * FROM extension WHERE assignment = :assignment ORDER BY id")
        .bind("assignment", assignment)
        .map(ROW)
        .list();
  }

  /** The schedule of one person. */
  Schedule own(Assignment assignment, long account) {
    return database.read(handle -> own(handle, assignment, account));
  }

  /** When the work of one person is due, with every extension that they have. */
  public Instant due(long assignment, long account) {
    return database.read(
        handle -> own(handle, PlanStore.find(handle, assignment).orElseThrow(), account).due());
  }

  /** The same in a running transaction. */
  static Schedule own(Handle handle, Assignment assignment, long account) {
    String section = section(handle, assignment.course(), account);
    return own(assignment.plan().schedule(), of(handle, assignment.id()), account, section);
  }

  static Schedule own(Schedule everybody, List<Granted> all, long account, String section) {
    return Extension.best(
        everybody,
        all.stream().filter(one -> one.isFor(account, section)).map(Granted::extension).toList());
  }

  private static String section(Handle handle, long course, long account) {
    return handle
        .createQuery("SELECT section FROM member WHERE course = :course AND account = :account")
        .bind("course", course)
        .bind("account", account)
        .mapTo(String.class)
        .findOne()
        .orElse("");
  }

  /** Gives extensions, all or none, and works out anew how those stand who have them. */
  void give(
      Course course, Assignment assignment, List<Granted> extensions, Account who, Instant now) {
    database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          for (Granted one : extensions) {
            insert(handle, assignment, one, who, now);
            Change change =
                new Change("extension", subject(handle, assignment, one), "", words(one, course));
            AuditStore.log(handle, who, course.id(), change, now);
          }
          StandingStore.settle(handle, assignment.id());
          return extensions;
        });
  }

  private static void insert(
      Handle transaction, Assignment assignment, Granted one, Account who, Instant now) {
    transaction
        .createUpdate(
            """
            INSERT INTO extension (assignment, account, section, kind, value, reason, given_by,
              given_at)
            VALUES (:assignment, :account, :section, :kind, :value, :reason, :who, :now)
            """)
        .bind("assignment", assignment.id())
        .bind("account", one.account() == 0 ? null : Long.valueOf(one.account()))
        .bind("section", one.section())
        .bind("kind", one.kind())
        .bind("value", one.value())
        .bind("reason", one.reason())
        .bind("who", who.id())
        .bind("now", now.toString())
        .execute();
  }

  /** Takes one back; false if it is gone already. */
  boolean remove(Course course, Assignment assignment, long id, Account who, Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          Optional<Granted> found =
              of(handle, assignment.id()).stream().filter(one -> one.id() == id).findFirst();
          if (found.isPresent()) {
            Granted one = found.get();
            Change change =
                new Change("extension", subject(handle, assignment, one), words(one, course), "");
            handle.execute("DELETE FROM extension WHERE id = ?", id);
            StandingStore.settle(handle, assignment.id());
            AuditStore.log(handle, who, course.id(), change, now);
          }
          return found.isPresent();
        });
  }

  private static String subject(Handle handle, Assignment assignment, Granted one) {
    String name =
        handle
            .createQuery("SELECT name FROM account WHERE id = :id")
            .bind("id", one.account())
            .mapTo(String.class)
            .findOne()
            .orElseGet(() -> one.section().isEmpty() ? "everybody" : "section " + one.section());
    return assignment.plan().title() + ", " + name;
  }

  private static String words(Granted one, Course course) {
    String words = ExtensionWords.of(one.extension(), course.zone());
    return one.reason().isEmpty() ? words : words + " (" + one.reason() + ")";
  }
}
