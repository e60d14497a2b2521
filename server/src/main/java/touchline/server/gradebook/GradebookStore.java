package touchline.server.gradebook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.TimetableStore;
import touchline.server.assignment.plan.Schedule;
import touchline.server.canvas.CanvasNames;
import touchline.server.canvas.CanvasNamesStore;
import touchline.server.gradebook.total.Category;
import touchline.server.gradebook.total.CourseTotal;
import touchline.server.store.Database;

/** The gradebook's questions to the store: the same number of them whatever the size of a class. */
public final class GradebookStore {
  static final String COLUMNS =
      """
      SELECT assignment.id, title, is_published, is_held, category, own_points, blank_counts,
        coalesce(own_points, sum(assignment_part.points), 0) AS worth
      FROM assignment
      LEFT JOIN assignment_part ON assignment_part.assignment = assignment.id
      WHERE assignment.course = :course
      GROUP BY assignment.id, title, due_at, is_published, is_held, category, own_points, blank_counts
      ORDER BY due_at, assignment.id
      """;

  private static final String STUDENT =
      """
      SELECT account.id, account.login, account.name, member.section, 0 AS points, 0 AS worth
      FROM member JOIN account ON account.id = member.account
      WHERE member.course = :course AND member.account = :account AND member.role = 'student'
      """;

  private final Database database;

  public GradebookStore(Database database) {
    this.database = database;
  }

  /** A course's assignments, those due first in front. */
  public List<Column> columns(long course, Instant now) {
    return database.read(handle -> columns(handle, course, dates(handle, course, now)));
  }

  static List<Column> columns(Handle handle, long course, Dates dates) {
    return handle
        .createQuery(COLUMNS)
        .bind("course", course)
        .map((row, context) -> column(row, dates))
        .list();
  }

  private static Column column(ResultSet row, Dates dates) throws SQLException {
    long id = row.getLong("id");
    Schedule everybody = dates.times().everybody(id);
    boolean isPublished = row.getInt("is_published") == 1;
    return new Column(
        id,
        row.getString("title"),
        row.getDouble("worth"),
        everybody.due(),
        isPublished,
        isPublished && everybody.isDue(dates.now()),
        row.getInt("is_held") == 1,
        row.getLong("category"),
        own(row));
  }

  private static Optional<Column.Own> own(ResultSet row) throws SQLException {
    row.getDouble("own_points");
    return row.wasNull()
        ? Optional.empty()
        : Optional.of(new Column.Own(row.getInt("blank_counts") == 1));
  }

  /** The same without columns of the instructor's own. */
  public List<Column> assignments(long course, Instant now) {
    return columns(course, now).stream().filter(column -> !column.isOwn()).toList();
  }

  /** The column of an assignment, if it stands in the course. */
  public Optional<Column> assignment(long course, long id, Instant now) {
    return assignments(course, now).stream().filter(column -> column.id() == id).findFirst();
  }

  /** The categories of a course. */
  public List<Category> categories(long course) {
    return database.read(handle -> CategoryStore.of(handle, course));
  }

  /** A student's total with all that led to it. */
  public CourseTotal total(long course, Student student, Instant now) {
    return database.read(
        handle -> {
          Dates dates = dates(handle, course, now);
          List<Column> columns = columns(handle, course, dates);
          Cells cells = CellStore.of(handle, course, List.of(student));
          return CourseTotal.of(
              CategoryStore.of(handle, course), Scores.of(columns, cells, dates, student));
        });
  }

  /**
   * How many students would have another total.
   *
   * @param categories in the place of those that there are
   * @param change what becomes of the columns
   */
  public long moved(
      long course, Instant now, List<Category> categories, UnaryOperator<List<Column>> change) {
    return database.read(
        handle -> {
          Dates dates = dates(handle, course, now);
          List<Column> columns = change.apply(columns(handle, course, dates));
          Cells cells = CellStore.all(handle, course);
          return TotalsStore.students(handle, course, "", dates).stream()
              .filter(
                  student ->
                      !student
                          .with(categories, columns, cells, dates)
                          .percent()
                          .equals(student.percent()))
              .count();
        });
  }

  /** How Canvas names what the course has. */
  CanvasNames canvas(long course) {
    return database.read(handle -> CanvasNamesStore.of(handle, course));
  }

  /** What is due and closed for whom. */
  public Dates dates(long course, Instant now) {
    return database.read(handle -> dates(handle, course, now));
  }

  static Dates dates(Handle handle, long course, Instant now) {
    return new Dates(TimetableStore.of(handle, course), now);
  }

  /** Every student with totals, in no order; {@code section} empty for all. */
  public List<Student> students(long course, String section, Instant now) {
    return database.read(
        handle -> TotalsStore.students(handle, course, section, dates(handle, course, now)));
  }

  /** The same without totals. */
  public List<Student> people(long course, String section) {
    return database.read(handle -> TotalsStore.people(handle, course, section));
  }

  /**
   * Of these students all whose login or name contains a part, and some more.
   *
   * @param part without accents and capitals
   */
  List<Student> named(long course, String section, String part) {
    return database.read(
        handle ->
            part.isEmpty()
                ? TotalsStore.people(handle, course, section)
                : TotalsStore.named(handle, course, section, part));
  }

  /** Who may have more time than everybody or has more than full marks, and maybe others. */
  List<Student> exceptions(
      long course, String section, Dates dates, List<ExportNotes.Above> above) {
    return database.read(
        handle -> {
          Optional<Set<Long>> later = dates.times().exceptions();
          if (later.isEmpty()) {
            return TotalsStore.people(handle, course, section);
          }
          Set<Long> accounts = new TreeSet<>(later.get());
          above.forEach(one -> accounts.add(one.account()));
          return accounts.size() > CellStore.AT_ONCE
              ? TotalsStore.people(handle, course, section)
              : TotalsStore.these(handle, course, section, accounts);
        });
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

  static Student student(ResultSet row) throws SQLException {
    double points = row.getDouble("points");
    double worth = row.getDouble("worth");
    return new Student(
        row.getLong("id"),
        row.getString("login"),
        row.getString("name"),
        row.getString("section"),
        points,
        worth,
        worth > 0 ? points / worth : 0,
        false);
  }

  /** What these students have; where they have nothing there is no cell. */
  public Cells cells(long course, List<Student> students) {
    return database.read(handle -> CellStore.of(handle, course, students));
  }

  /** Points by account in one assignment, to sort by. */
  public Map<Long, Double> points(long course, long assignment) {
    return database.read(handle -> CellStore.points(handle, course, assignment));
  }

  /** Marks above the points of their assignment. */
  List<ExportNotes.Above> above(long course) {
    return database.read(handle -> CellStore.above(handle, course));
  }
}
