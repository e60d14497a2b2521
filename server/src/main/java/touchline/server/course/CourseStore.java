package touchline.server.course;

import java.time.Instant;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.store.Database;

/** The courses. */
public final class CourseStore {
  private static final String FACTS =
      """
      SELECT count(*) AS students,
        coalesce(sum(CASE WHEN password IS NULL AND erased_at IS NULL THEN 1 ELSE 0 END), 0)
          AS awaited,
        (SELECT count(*) FROM assignment WHERE assignment.course = :course) AS assignments
      FROM member JOIN account ON account.id = member.account
      WHERE member.course = :course AND role = 'student'
      """;

  private static final RowMapper<Course> ROW =
      (row, context) ->
          new Course(
              row.getLong("id"),
              row.getString("title"),
              ZoneId.of(row.getString("zone")),
              Objects.requireNonNullElse(row.getString("join_code"), ""),
              row.getBoolean("is_archived"));

  private final Database database;

  public CourseStore(Database database) {
    this.database = database;
  }

  /** A new course with its owner. */
  long add(String title, ZoneId zone, Account owner, Instant now) {
    return database.write(handle -> add(handle, title, zone, owner, now));
  }

  /** The same in a running transaction. */
  public static long add(
      Handle transaction, String title, ZoneId zone, Account owner, Instant now) {
    long course =
        transaction
            .createUpdate(
                "INSERT INTO course (title, zone, created_at) VALUES (:title, :zone, :now)")
            .bind("title", title)
            .bind("zone", zone.getId())
            .bind("now", now.toString())
            .executeAndReturnGeneratedKeys("id")
            .mapTo(Long.class)
            .one();
    MemberStore.add(transaction, course, owner, CourseRole.OWNER, "", now);
    Change made = new Change("course", title, "", "made");
    AuditStore.log(transaction, owner, course, made, now);
    return course;
  }

  public Optional<Course> find(long id) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT * FROM course WHERE id = :id")
                .bind("id", id)
                .map(ROW)
                .findOne());
  }

  /**
   * What a course consists of so far; templates read it.
   *
   * @param awaited students who have no password yet
   */
  public record Facts(int students, int awaited, int assignments) {}

  Facts facts(long course) {
    return database.read(
        handle ->
            handle
                .createQuery(FACTS)
                .bind("course", course)
                .map(
                    (row, context) ->
                        new Facts(
                            row.getInt("students"),
                            row.getInt("awaited"),
                            row.getInt("assignments")))
                .one());
  }

  /** The course with this join code, while it runs. */
  public Optional<Course> joinable(String code) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT * FROM course WHERE join_code = :code AND is_archived = 0")
                .bind("code", code)
                .map(ROW)
                .findOne());
  }

  /**
   * The domains whose mail addresses make accounts with a course's code; an empty text where any
   * does, nothing where the code makes none.
   */
  public Optional<String> signUp(long course) {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT domains FROM sign_up_rule WHERE course = :course")
                .bind("course", course)
                .mapTo(String.class)
                .findOne());
  }

  /** Lets a course's code make accounts, by these domains; or no longer, if there is no text. */
  public void setSignUp(Course course, Optional<String> domains, Account who, Instant now) {
    database.write(
        handle -> {
          handle.execute("DELETE FROM sign_up_rule WHERE course = ?", course.id());
          domains.ifPresent(
              some ->
                  handle.execute(
                      "INSERT INTO sign_up_rule (course, domains) VALUES (?, ?)",
                      course.id(),
                      some));
          String after =
              domains
                  .map(some -> some.isEmpty() ? "makes accounts" : "makes accounts of " + some)
                  .orElse("makes no accounts");
          AuditStore.log(
              handle, who, course.id(), new Change("join code", course.title(), "", after), now);
          return course;
        });
  }

  /** The courses that somebody is in, those that run first. */
  public List<Course> of(Account account) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT course.* FROM member JOIN course ON course.id = member.course
                    WHERE member.account = :account ORDER BY is_archived, title, id
                    """)
                .bind("account", account.id())
                .map(ROW)
                .list());
  }

  /** Puts a course as it is to be in the place of what it was; not so if it has changed since. */
  boolean replace(Course before, Course after, Account who, Instant now) {
    return database.write(
        handle -> {
          int changed =
              handle
                  .createUpdate(
                      """
                      UPDATE course SET title = :title, zone = :zone, join_code = :join_code,
                        is_archived = :is_archived
                      WHERE id = :id AND title = :old_title AND zone = :old_zone
                        AND join_code IS NOT DISTINCT FROM :old_join_code AND is_archived = :old_is_archived
                      """)
                  .bindMap(columns("", after))
                  .bindMap(columns("old_", before))
                  .bind("id", before.id())
                  .execute();
          if (changed == 1) {
            Change change = new Change("course", after.title(), words(before), words(after));
            AuditStore.log(handle, who, before.id(), change, now);
          }
          return changed == 1;
        });
  }

  private static Map<String, ?> columns(String prefix, Course course) {
    Map<String, Object> columns = new HashMap<>();
    columns.put(prefix + "title", course.title());
    columns.put(prefix + "zone", course.zone().getId());
    columns.put(prefix + "join_code", course.joinCode().isEmpty() ? null : course.joinCode());
    columns.put(prefix + "is_archived", course.isArchived() ? 1 : 0);
    return columns;
  }

  /** For the log. */
  private static String words(Course course) {
    return String.join(
        ", ",
        course.title(),
        course.zone().getId(),
        course.joinCode().isEmpty() ? "no join code" : "join code " + course.joinCode(),
        course.isArchived() ? "archived" : "running");
  }

  /** Whether a learning platform tells who is in a course. */
  boolean isListedOutside(long course) {
    return database.read(
        handle ->
            handle
                    .createQuery(
                        """
                        SELECT count(*) FROM lti_context
                        WHERE course = :course AND memberships <> ''
                        """)
                    .bind("course", course)
                    .mapTo(Integer.class)
                    .one()
                > 0);
  }
}
