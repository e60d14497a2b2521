package touchline.server.gradebook;

import io.javalin.http.Context;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.course.Course;
import touchline.server.course.MemberStore;
import touchline.server.gradebook.total.Category;
import touchline.server.gradebook.total.CourseTotal;
import touchline.server.gradebook.total.TotalWords;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The gradebook of a course, and a student's own row of it. */
public final class GradebookPages {
  private final SectionPages sections;
  private final MemberStore members;
  private final GradebookStore store;
  private final OverrideStore overrides;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public GradebookPages(
      SectionPages sections,
      MemberStore members,
      GradebookStore store,
      OverrideStore overrides,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.members = members;
    this.store = store;
    this.overrides = overrides;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void page(Context ctx) {
    Course course = sections.course(ctx);
    Instant now = clock.instant();
    Choice choice = choice(ctx);
    List<Column> columns = store.columns(course.id(), now);
    List<Student> all =
        choice.isByTotal()
            ? store.students(course.id(), choice.section(), now)
            : store.named(course.id(), choice.section(), Choice.plain(choice.name()));
    Map<Long, Double> points =
        choice.sorted() == 0 ? Map.of() : store.points(course.id(), choice.sorted());
    List<Student> found =
        choice.of(all, account -> Objects.requireNonNullElse(points.get(account), -1.0));
    List<Student> page = choice.page(found);
    Cells cells = store.cells(course.id(), page);
    Dates dates = store.dates(course.id(), now);
    List<Category> categories = store.categories(course.id());
    List<Student> shown =
        page.stream().map(one -> one.with(categories, columns, cells, dates)).toList();
    Map<String, Object> values = new HashMap<>();
    values.put("course", course);
    values.put("role", access.standing(ctx).word());
    values.put("mayImport", mayChange(ctx, course));
    values.put("choice", choice);
    values.put(
        "sections", sections.only(ctx).isEmpty() ? members.sections(course.id()) : List.of());
    values.put("hasColumns", !columns.isEmpty());
    values.put("students", found.size());
    values.put("pages", choice.pages(found.size()));
    values.put("back", GridHtml.address(choice, choice.sort(), choice.page() - 1));
    values.put("more", GridHtml.address(choice, choice.sort(), choice.page() + 1));
    values.put("due", columns.stream().filter(column -> column.isDue() && !column.isOwn()).count());
    values.put(
        "hasExceptions",
        columns.stream().anyMatch(column -> dates.times().hasExceptions(column.id())));
    values.put("notes", notes(course, choice, columns, dates));
    values.put("section", choice.section());
    values.put("grid", GridHtml.of(course.id(), choice, columns, shown, cells, dates));
    PersonalPages.send(ctx, 200, templates.render("gradebook/page", values));
  }

  /** Of all students of the section, whoever is searched for. */
  private ExportNotes notes(Course course, Choice choice, List<Column> columns, Dates dates) {
    List<ExportNotes.Above> above = store.above(course.id());
    List<Student> some = store.exceptions(course.id(), choice.section(), dates, above);
    return ExportNotes.of(columns, some, above, dates);
  }

  private boolean mayChange(Context ctx, Course course) {
    return access.standing(ctx).isAtLeast(CourseRole.INSTRUCTOR) && !course.isArchived();
  }

  private Choice choice(Context ctx) {
    String page = text(ctx.queryParam("page"));
    String sort = text(ctx.queryParam("sort"));
    boolean isKnown = sort.matches("name|login|section|total|[1-9][0-9]{0,17}");
    return new Choice(
        sections.chosen(ctx),
        text(ctx.queryParam("name")).strip(),
        isKnown ? sort : Choice.BY_NAME,
        page.matches("[1-9][0-9]{0,5}") ? Integer.parseInt(page) : 1);
  }

  private static String text(@Nullable String typed) {
    return Objects.requireNonNullElse(typed, "");
  }

  /** A student's own marks; staff have none. */
  public void own(Context ctx) {
    Course course = sections.course(ctx);
    Account account = access.required(ctx);
    Instant now = clock.instant();
    List<Column> columns =
        store.columns(course.id(), now).stream().filter(Column::isPublished).toList();
    Dates dates = store.dates(course.id(), now);
    List<Student> student = store.student(course.id(), account.id()).stream().toList();
    Cells cells = store.cells(course.id(), student);
    List<OwnRow> rows =
        student.stream()
            .flatMap(one -> columns.stream().map(column -> row(column, one, cells, dates)))
            .toList();
    Map<String, Object> values = new HashMap<>();
    values.put("course", course);
    values.put("role", access.standing(ctx).word());
    values.put("rows", rows);
    values.put("isStudent", !student.isEmpty());
    List<Category> categories = store.categories(course.id());
    student.forEach(one -> putTotal(values, one, categories, columns, cells, dates));
    PersonalPages.send(ctx, 200, templates.render("gradebook/own", values));
  }

  private static void putTotal(
      Map<String, Object> values,
      Student student,
      List<Category> categories,
      List<Column> columns,
      Cells cells,
      Dates dates) {
    CourseTotal total = CourseTotal.of(categories, Scores.told(columns, cells, dates, student));
    values.put("student", student.with(total));
    values.put("hasSteps", !categories.isEmpty());
    values.put("total", total);
    values.put("steps", TotalWords.rows(total));
    values.put("sum", TotalWords.sum(total));
    values.put("scaled", TotalWords.scaled(total));
  }

  /**
   * A line of a student's own marks.
   *
   * @param due for them
   */
  public record OwnRow(Column column, Cell cell, Instant due, String comment) {
    public String points() {
      return column.isHeld() ? "not told yet" : cell.text();
    }

    public String note() {
      return column.isHeld() || column.isOwn() ? "" : cell.note();
    }

    public String worth() {
      return Points.text(column.worth());
    }
  }

  private OwnRow row(Column column, Student student, Cells cells, Dates dates) {
    Cell cell = cells.at(column.id(), student.account());
    String comment = column.isHeld() ? "" : comment(cell);
    return new OwnRow(column, cell, dates.of(column, student).due(), comment);
  }

  /** What was written about all of it; what was written about exercises stands with them. */
  private String comment(Cell cell) {
    String decided =
        cell.decided().isEmpty()
            ? ""
            : overrides
                .find(cell.assignment(), cell.account())
                .map(PointsOverride::comment)
                .orElse("");
    return decided.isEmpty() ? overrides.comment(cell.assignment(), cell.account()) : decided;
  }
}
