package touchline.server.gradebook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** The gradebook's questions to the store: the same number of them whatever the size of a class. */
public final class GradebookStore {
  static final String COLUMNS =
      """
      SELECT assignment.id, title, due_at, is_published, coalesce(sum(assignment_part.points), 0)
        AS worth, CASE WHEN is_published = 1 AND due_at <= :now THEN 1 ELSE 0 END AS is_due
      FROM assignment
      LEFT JOIN assignment_part ON assignment_part.assignment = assignment.id
      WHERE assignment.course = :course
      GROUP BY assignment.id, title, due_at, is_published
      ORDER BY due_at, assignment.id
      """;

  /** A decision stands in the place of what the program worked out, for points and for worth. */
  static final String STUDENTS =
      """
      WITH counted AS (
        SELECT assignment.id, sum(assignment_part.points) AS worth
        FROM assignment JOIN assignment_part ON assignment_part.assignment = assignment.id
        WHERE assignment.course = :course AND is_published = 1 AND due_at <= :now
        GROUP BY assignment.id),
      sums AS (
        SELECT account, sum(points) AS points, sum(excused) AS excused FROM (
          SELECT grade.account AS account, grade.points AS points, 0 AS excused
          FROM counted JOIN grade ON grade.assignment = counted.id
          LEFT JOIN override ON override.assignment = grade.assignment
            AND override.account = grade.account
          WHERE override.account IS NULL
          UNION ALL
          SELECT override.account, coalesce(override.points, 0),
            CASE WHEN override.points IS NULL THEN counted.worth ELSE 0 END
          FROM counted JOIN override ON override.assignment = counted.id) AS counting
        GROUP BY account)
      SELECT account.id, account.login, account.name, member.section,
        coalesce(sums.points, 0) AS points,
        coalesce((SELECT sum(worth) FROM counted), 0) - coalesce(sums.excused, 0) AS worth
      FROM member
      JOIN account ON account.id = member.account
      LEFT JOIN sums ON sums.account = member.account
      WHERE member.course = :course AND member.role = 'student'
        AND (:section = '' OR member.section = :section)
      """;

  static final String CELLS =
      """
      SELECT grade.assignment, grade.account, grade.points AS worked, grade.is_late,
        override.account AS decided, override.points AS decision
      FROM assignment
      JOIN grade ON grade.assignment = assignment.id AND grade.account IN (<accounts>)
      LEFT JOIN override ON override.assignment = grade.assignment
        AND override.account = grade.account
      WHERE assignment.course = :course
      UNION ALL
      SELECT override.assignment, override.account, NULL, 0, override.account, override.points
      FROM assignment
      JOIN override ON override.assignment = assignment.id AND override.account IN (<accounts>)
      LEFT JOIN grade ON grade.assignment = override.assignment
        AND grade.account = override.account
      WHERE assignment.course = :course AND grade.account IS NULL
      """;

  static final String POINTS =
      """
      SELECT grade.account, grade.points
      FROM assignment
      JOIN grade ON grade.assignment = assignment.id
      LEFT JOIN override ON override.assignment = grade.assignment
        AND override.account = grade.account
      WHERE assignment.id = :assignment AND assignment.course = :course
        AND override.account IS NULL
      UNION ALL
      SELECT override.account, override.points
      FROM assignment JOIN override ON override.assignment = assignment.id
      WHERE assignment.id = :assignment AND assignment.course = :course
        AND override.points IS NOT NULL
      """;

  private static final String STUDENT =
      """
      SELECT account.id, account.login, account.name, member.section, 0 AS points, 0 AS worth
      FROM member JOIN account ON account.id = member.account
      WHERE member.course = :course AND member.account = :account AND member.role = 'student'
      """;

  /** Accounts named in one statement: the databases have a limit. */
  private static final int AT_ONCE = 500;

  private final Database database;

  public GradebookStore(Database database) {
    this.database = database;
  }

  /** A course's assignments, those due first in front. */
  public List<Column> columns(long course, Instant now) {
    return database.read(handle -> columns(handle, course, now));
  }

  static List<Column> columns(Handle handle, long course, Instant now) {
    return handle
        .createQuery(COLUMNS)
        .bind("course", course)
        .bind("now", now.toString())
        .map((row, context) -> column(row))
        .list();
  }

  private static Column column(ResultSet row) throws SQLException {
    return new Column(
        row.getLong("id"),
        row.getString("title"),
        row.getDouble("worth"),
        Instant.parse(row.getString("due_at")),
        row.getInt("is_published") == 1,
        row.getInt("is_due") == 1);
  }

  /** Every student with totals, in no order; {@code section} empty for all. */
  public List<Student> students(long course, String section, Instant now) {
    return database.read(handle -> students(handle, course, section, now));
  }

  static List<Student> students(Handle handle, long course, String section, Instant now) {
    return handle
        .createQuery(STUDENTS)
        .bind("course", course)
        .bind("section", section)
        .bind("now", now.toString())
        .map((row, context) -> student(row))
        .list();
  }

  /** One student without totals, if they are one of this course. */
  public Optional<Student> student(long course, long account) {
    return database.read(
        handle ->
            handle
                .createQuery(STUDENT)
                .bind("course", course)
                .bind("account", account)
                .map((row, context) -> student(row))
                .findOne());
  }

  private static Student student(ResultSet row) throws SQLException {
    return new Student(
        row.getLong("id"),
        row.getString("login"),
        row.getString("name"),
        row.getString("section"),
        row.getDouble("points"),
        row.getDouble("worth"));
  }

  /** What these students have; where they have nothing there is no cell. */
  public Cells cells(long course, List<Student> students) {
    return database.read(handle -> cells(handle, course, students));
  }

  static Cells cells(Handle handle, long course, List<Student> students) {
    Map<Cells.Place, Cell> cells = new HashMap<>();
    for (int from = 0; from < students.size(); from += AT_ONCE) {
      List<Long> accounts =
          students.subList(from, Math.min(from + AT_ONCE, students.size())).stream()
              .map(Student::account)
              .toList();
      handle
          .createQuery(CELLS)
          .bind("course", course)
          .bindList("accounts", accounts)
          .map((row, context) -> cell(row))
          .forEach(cell -> cells.put(new Cells.Place(cell.assignment(), cell.account()), cell));
    }
    return new Cells(cells);
  }

  /** Points by account in one assignment, to sort by. */
  public Map<Long, Double> points(long course, long assignment) {
    return database.read(
        handle -> {
          Map<Long, Double> points = new HashMap<>();
          handle
              .createQuery(POINTS)
              .bind("course", course)
              .bind("assignment", assignment)
              .map((row, context) -> Map.entry(row.getLong(1), row.getDouble(2)))
              .forEach(entry -> points.put(entry.getKey(), entry.getValue()));
          return points;
        });
  }

  private static Cell cell(ResultSet row) throws SQLException {
    Optional<Cell.Decision> decided =
        row.getObject("decided") == null
            ? Optional.empty()
            : Optional.of(new Cell.Decision(number(row, "decision")));
    return new Cell(
        row.getLong("assignment"),
        row.getLong("account"),
        number(row, "worked"),
        row.getInt("is_late") == 1,
        decided);
  }

  private static Optional<Double> number(ResultSet row, String column) throws SQLException {
    double value = row.getDouble(column);
    return row.wasNull() ? Optional.empty() : Optional.of(value);
  }
}
