package touchline.server.gradebook;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import touchline.server.gradebook.total.Category;

/** What every student has in all that is due for them. */
final class TotalsStore {
  /**
   * Points and worth over the assignments that are due for everybody; who has more time is looked
   * at one by one. A decision stands in the place of what the program worked out, for points and
   * for worth. What the program worked out is added up first and corrected by the few decisions:
   * looking for a decision at each of fifty thousand cells takes twice as long. CROSS JOIN keeps
   * SQLite from reading the decisions of all courses first.
   */
  static final String STUDENTS =
      """
      WITH counted AS (
        SELECT assignment.id, sum(assignment_part.points) AS worth
        FROM assignment JOIN assignment_part ON assignment_part.assignment = assignment.id
        WHERE assignment.course = :course AND assignment.id IN (<due>)
        GROUP BY assignment.id),
      sums AS (
        SELECT account, sum(points) AS points, sum(excused) AS excused FROM (
          SELECT grade.account AS account, grade.points AS points, 0 AS excused
          FROM counted JOIN grade ON grade.assignment = counted.id
          UNION ALL
          SELECT override.account, coalesce(override.points, 0) - coalesce(grade.points, 0),
            CASE WHEN override.points IS NULL THEN counted.worth ELSE 0 END
          FROM counted CROSS JOIN override
          LEFT JOIN grade ON grade.assignment = override.assignment
            AND grade.account = override.account
          WHERE override.assignment = counted.id) AS counting
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

  static final String PEOPLE =
      """
      SELECT account.id, account.login, account.name, member.section
      FROM member
      JOIN account ON account.id = member.account
      WHERE member.course = :course AND member.role = 'student'
        AND (:section = '' OR member.section = :section)
      """;

  /**
   * Those of them whose login or name may contain a part. Databases know no letters without their
   * accents: of names with other letters than the plain ones, what is no letter is compared here,
   * and the rest outside.
   */
  static final String NAMED =
      PEOPLE
          + """
              AND (account.login LIKE :part ESCAPE '!' OR lower(account.name) LIKE :part ESCAPE '!'
                OR (account.name LIKE :signs ESCAPE '!'
                  AND octet_length(account.name) > length(account.name)))
            """;

  /** Those of them whose accounts these are. */
  static final String THESE = PEOPLE + " AND member.account IN (<accounts>)";

  /** Is in no list: the databases want one that is not empty. */
  private static final long NONE = 0;

  private TotalsStore() {}

  /**
   * Every student of a course, in no order; {@code section} empty for all. With categories or
   * columns of the instructor's own every mark is looked at.
   */
  static List<Student> students(Handle handle, long course, String section, Dates dates) {
    List<Column> columns = GradebookStore.columns(handle, course, dates);
    List<Category> categories = CategoryStore.of(handle, course);
    if (categories.isEmpty() && columns.stream().noneMatch(Column::isOwn)) {
      List<Student> students = summed(handle, course, section, columns);
      return withMoreTime(handle, course, columns, students, dates);
    }
    Cells cells = CellStore.all(handle, course);
    return people(handle, course, section).stream()
        .map(one -> one.with(categories, columns, cells, dates))
        .toList();
  }

  /** The same without totals. */
  static List<Student> people(Handle handle, long course, String section) {
    return list(handle.createQuery(PEOPLE), course, section);
  }

  /**
   * Of them all whose login or name contains a part, and some more.
   *
   * @param part without accents and capitals
   */
  static List<Student> named(Handle handle, long course, String section, String part) {
    String literal = part.replace("!", "!!").replace("%", "!%").replace("_", "!_");
    Query query =
        handle
            .createQuery(NAMED)
            .bind("part", "%" + literal + "%")
            .bind("signs", "%" + literal.replaceAll("\\p{L}+", "%") + "%");
    return list(query, course, section);
  }

  /** Of them those whose accounts these are. */
  static List<Student> these(Handle handle, long course, String section, Set<Long> accounts) {
    return accounts.isEmpty()
        ? List.of()
        : list(
            handle.createQuery(THESE).bindList("accounts", List.copyOf(accounts)), course, section);
  }

  private static List<Student> list(Query query, long course, String section) {
    return query
        .bind("course", course)
        .bind("section", section)
        .map(
            (row, context) ->
                new Student(
                    row.getLong(1),
                    row.getString(2),
                    row.getString(3),
                    row.getString(4),
                    0,
                    0,
                    0,
                    false))
        .list();
  }

  private static List<Student> summed(
      Handle handle, long course, String section, List<Column> columns) {
    List<Long> due = columns.stream().filter(Column::isDue).map(Column::id).toList();
    return handle
        .createQuery(STUDENTS)
        .bind("course", course)
        .bind("section", section)
        .bindList("due", due.isEmpty() ? List.of(NONE) : due)
        .map((row, context) -> GradebookStore.student(row))
        .list();
  }

  /** The same, with the totals of those who have more time over what is due for them. */
  private static List<Student> withMoreTime(
      Handle handle, long course, List<Column> columns, List<Student> students, Dates dates) {
    Map<Long, Student> later = new HashMap<>();
    for (Student student : students) {
      if (columns.stream().anyMatch(column -> dates.isLater(column, student))) {
        later.put(student.account(), student);
      }
    }
    Cells cells = CellStore.of(handle, course, List.copyOf(later.values()));
    return students.stream()
        .map(
            one ->
                later.containsKey(one.account()) ? one.with(List.of(), columns, cells, dates) : one)
        .toList();
  }
}
