package touchline.server.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Extension;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.assignment.plan.Schedule;
import touchline.server.store.Database;

/** More time for somebody. */
public final class ExtensionStore {
  /** Stands for everybody: nobody has this number, and an empty section is no section. */
  private static final long NOBODY = 0;

  static final RowMapper<ExtensionGrant> ROW =
      (row, context) ->
          new ExtensionGrant(
              row.getLong("id"),
              row.getLong("account"),
              row.getString("section"),
              ExtensionGrant.extension(row.getString("kind"), row.getString("value")),
              row.getString("reason"));

  static final String LIST =
      """
      SELECT extension.*, theirs.name AS name, theirs.login AS login,
        coalesce(giver.name, 'the program') AS giver
      FROM extension LEFT JOIN account theirs ON theirs.id = extension.account
      LEFT JOIN account giver ON giver.id = extension.given_by
      WHERE assignment = :assignment AND extension.id < :before
      ORDER BY extension.id DESC LIMIT :most
      """;

  /** Those of an assignment, and what people have in all assignments of its course. */
  static final String OF =
      """
      SELECT id, account, section, kind, value, reason FROM extension
      WHERE assignment = :assignment
      UNION ALL
      SELECT 0, accommodation.account, '', 'share', CAST(percent AS TEXT), accommodation.reason
      FROM assignment JOIN accommodation ON accommodation.course = assignment.course
      WHERE assignment.id = :assignment
      ORDER BY 1
      """;

  private final Database database;

  public ExtensionStore(Database database) {
    this.database = database;
  }

  /**
   * An extension for people to read.
   *
   * @param whom name and login, the section, or everybody
   * @param login empty where it is not for one person
   * @param revision rises with every change
   */
  record Listed(
      ExtensionGrant granted,
      String whom,
      String login,
      long revision,
      String givenBy,
      Instant givenAt) {}

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
    return list(assignment, Long.MAX_VALUE, most);
  }

  /** The same; {@code before} is the last of the page before. */
  List<Listed> list(long assignment, long before, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(LIST)
                .bind("assignment", assignment)
                .bind("before", before)
                .bind("most", most)
                .map((row, context) -> listed(row, context))
                .list());
  }

  private static Listed listed(ResultSet row, StatementContext context) throws SQLException {
    return new Listed(
        ROW.map(row, context),
        whom(row.getString("name"), row.getString("login"), row.getString("section")),
        Objects.requireNonNullElse(row.getString("login"), ""),
        row.getLong("revision"),
        row.getString("giver"),
        Instant.parse(row.getString("given_at")));
  }

  private static String whom(@Nullable String name, @Nullable String login, String section) {
    if (name != null) {
      return name + " (" + login + ")";
    }
    return section.isEmpty() ? "everybody" : "section " + section;
  }

  /** All that concern an assignment, in a running transaction. */
  static List<ExtensionGrant> of(Handle handle, long assignment) {
    return handle.createQuery(OF).bind("assignment", assignment).map(ROW).list();
  }

  /** The schedule of one person. */
  public Schedule own(Assignment assignment, long account) {
    return database.read(handle -> own(handle, assignment, account));
  }

  /** The schedule of those who have no more time than everybody. */
  Schedule everybody(Assignment assignment) {
    return database.read(
        handle -> everybody(assignment.plan().schedule(), of(handle, assignment.id())));
  }

  static Schedule everybody(Schedule planned, List<ExtensionGrant> all) {
    return own(planned, all, NOBODY, "");
  }

  /** The schedule of one person in a running transaction. */
  static Schedule own(Handle handle, Assignment assignment, long account) {
    String section = section(handle, assignment.course(), account);
    return own(assignment.plan().schedule(), of(handle, assignment.id()), account, section);
  }

  static Schedule own(Schedule everybody, List<ExtensionGrant> all, long account, String section) {
    return Extension.best(
        everybody,
        all.stream()
            .filter(one -> one.isFor(account, section))
            .map(ExtensionGrant::extension)
            .toList());
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
}
