package touchline.server.gradebook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** What students have in the assignments of a course: worked for, or decided. */
final class CellStore {
  /** Accounts named in one statement: the databases have a limit. */
  static final int AT_ONCE = 500;

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

  /** The same of everybody. */
  static final String ALL_CELLS = CELLS.replaceAll(" AND \\w+\\.account IN \\(<accounts>\\)", "");

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

  static final String ABOVE =
      """
      SELECT override.assignment, override.account, override.points
      FROM assignment JOIN override ON override.assignment = assignment.id
      WHERE assignment.course = :course AND override.points >
        coalesce(own_points, (SELECT sum(assignment_part.points) FROM assignment_part
         WHERE assignment_part.assignment = assignment.id), 0)
      ORDER BY override.assignment, override.account
      """;

  private CellStore() {}

  /** What these students have; where they have nothing there is no cell. */
  static Cells of(Handle handle, long course, List<Student> students) {
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

  /** What everybody of a course has. */
  static Cells all(Handle handle, long course) {
    Map<Cells.Place, Cell> cells = new HashMap<>();
    handle
        .createQuery(ALL_CELLS)
        .bind("course", course)
        .map((row, context) -> cell(row))
        .forEach(cell -> cells.put(new Cells.Place(cell.assignment(), cell.account()), cell));
    return new Cells(cells);
  }

  /** Points by account in one assignment. */
  static Map<Long, Double> points(Handle handle, long course, long assignment) {
    Map<Long, Double> points = new HashMap<>();
    handle
        .createQuery(POINTS)
        .bind("course", course)
        .bind("assignment", assignment)
        .map((row, context) -> Map.entry(row.getLong(1), row.getDouble(2)))
        .forEach(entry -> points.put(entry.getKey(), entry.getValue()));
    return points;
  }

  /** Marks above the points of their assignment. */
  static List<ExportNotes.Above> above(Handle handle, long course) {
    return handle
        .createQuery(ABOVE)
        .bind("course", course)
        .map(
            (row, context) ->
                new ExportNotes.Above(row.getLong(1), row.getLong(2), row.getDouble(3)))
        .list();
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
