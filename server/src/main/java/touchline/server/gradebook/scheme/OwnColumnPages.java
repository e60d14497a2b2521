package touchline.server.gradebook.scheme;

import static io.javalin.http.HttpStatus.SEE_OTHER;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.gradebook.Cells;
import touchline.server.gradebook.Column;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.Marks;
import touchline.server.gradebook.MarksPlan;
import touchline.server.gradebook.MarksStore;
import touchline.server.gradebook.Points;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.Student;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Columns of an instructor's own: made, changed, and filled in by hand. */
public final class OwnColumnPages {
  static final int ON_A_PAGE = 100;

  private static final String NUMBER = "Type a number from 0 on, excused, or nothing.";
  private static final String ABOVE =
      "Some points are more than the column is worth. Correct them, or tick below to save them, too.";
  static final String USED =
      "Somebody has points in this column, so it stays. Hide it from students instead.";

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final OwnColumnStore store;
  private final MarksStore marks;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public OwnColumnPages(
      SectionPages sections,
      GradebookStore gradebook,
      OwnColumnStore store,
      MarksStore marks,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.store = store;
    this.marks = marks;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** The form for a new one. */
  public void form(Context ctx) {
    FilledForm empty = new FilledForm(Map.of(OwnColumn.PUBLISHED, "yes"), Map.of());
    showForm(ctx, 200, empty, Optional.empty(), Asked.NOTHING);
  }

  /** Makes one. */
  public void add(Context ctx) {
    Course course = sections.course(ctx);
    FilledForm form = typed(ctx, course);
    if (form.isRight()) {
      long id = store.add(course.id(), OwnColumn.of(form), access.required(ctx), clock.instant());
      ctx.redirect(path(course, id), SEE_OTHER);
    } else {
      showForm(ctx, 422, form, Optional.empty(), Asked.NOTHING);
    }
  }

  /**
   * What is asked before somebody's total moves.
   *
   * @param moved so many totals; 0 to ask nothing
   */
  private record Asked(long moved, boolean isRemoval) {
    static final Asked NOTHING = new Asked(0, false);
  }

  /** How many totals move when this is done to the columns; none if that is meant. */
  private long moved(Context ctx, UnaryOperator<List<Column>> change) {
    long course = AccessPages.course(ctx);
    return field(ctx, "sure").equals("yes")
        ? 0
        : gradebook.moved(course, clock.instant(), gradebook.categories(course), change);
  }

  /** The form for one that there is. */
  public void edit(Context ctx) {
    long id = SectionPages.number(ctx, "column");
    showForm(ctx, 200, column(ctx).form(), Optional.of(id), Asked.NOTHING);
  }

  /** Changes one; where totals move, only if that is meant. */
  public void change(Context ctx) {
    Course course = sections.course(ctx);
    long id = SectionPages.number(ctx, "column");
    column(ctx);
    FilledForm form = typed(ctx, course);
    if (!form.isRight()) {
      showForm(ctx, 422, form, Optional.of(id), Asked.NOTHING);
      return;
    }
    OwnColumn after = OwnColumn.of(form);
    long moved = moved(ctx, columns -> changed(columns, id, after));
    if (moved > 0) {
      showForm(ctx, 409, form, Optional.of(id), new Asked(moved, false));
    } else {
      store.change(course.id(), id, after, access.required(ctx), clock.instant());
      ctx.redirect(path(course, id), SEE_OTHER);
    }
  }

  private static List<Column> changed(List<Column> columns, long id, OwnColumn after) {
    return columns.stream()
        .map(
            column ->
                column.id() == id
                    ? column.asOwn(after.worth(), after.isPublished(), after.blankCounts())
                    : column)
        .toList();
  }

  /** Removes one that nobody has points in; where totals move, only if that is meant. */
  public void remove(Context ctx) {
    Course course = sections.course(ctx);
    long id = SectionPages.number(ctx, "column");
    OwnColumn column = column(ctx);
    long moved =
        course.isArchived() || store.isUsed(id)
            ? 0
            : moved(ctx, all -> all.stream().filter(one -> one.id() != id).toList());
    if (moved > 0) {
      showForm(ctx, 409, column.form(), Optional.of(id), new Asked(moved, true));
      return;
    }
    boolean isGone =
        !course.isArchived()
            && store.remove(course.id(), id, access.required(ctx), clock.instant());
    if (isGone) {
      ctx.redirect("/courses/" + course.id() + "/total", SEE_OTHER);
    } else {
      String why = course.isArchived() ? SchemePages.ARCHIVED : USED;
      FilledForm told = column.form().with(FilledForm.WHOLE, Optional.of(why));
      showForm(ctx, 422, told, Optional.of(id), Asked.NOTHING);
    }
  }

  private static FilledForm typed(Context ctx, Course course) {
    return OwnColumn.form(
            field(ctx, OwnColumn.TITLE),
            field(ctx, OwnColumn.WORTH),
            field(ctx, OwnColumn.PUBLISHED),
            field(ctx, OwnColumn.BLANK))
        .with(FilledForm.WHOLE, archived(course));
  }

  private static Optional<String> archived(Course course) {
    return course.isArchived() ? Optional.of(SchemePages.ARCHIVED) : Optional.empty();
  }

  private OwnColumn column(Context ctx) {
    return store
        .find(AccessPages.course(ctx), SectionPages.number(ctx, "column"))
        .orElseThrow(NotFoundResponse::new);
  }

  /** Who has what, to be typed. */
  public void page(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY);
  }

  /** Writes what was typed, as one batch; fields that are empty change nothing. */
  public void type(Context ctx) {
    Course course = sections.course(ctx);
    long id = SectionPages.number(ctx, "column");
    OwnColumn column = column(ctx);
    List<Marks.Entry> entries = new ArrayList<>();
    FilledForm form = read(ctx, course, id, entries);
    MarksPlan plan = marks.plan(course.id(), entries, clock.instant());
    boolean isAbove = plan.above() > 0 && !field(ctx, "above").equals("yes");
    FilledForm checked =
        form.with(FilledForm.WHOLE, archived(course))
            .with(FilledForm.WHOLE, isAbove ? Optional.of(ABOVE) : Optional.empty());
    if (checked.isRight()) {
      String done =
          marks
              .apply(
                  course.id(),
                  entries,
                  "typed in the column " + column.title(),
                  access.required(ctx),
                  clock.instant())
              .map(batch -> "?done=" + batch)
              .orElse("");
      ctx.redirect("/courses/" + course.id() + "/marks" + done, SEE_OTHER);
    } else {
      show(ctx, 422, isAbove ? checked.with("above", Optional.of(ABOVE)) : checked);
    }
  }

  private FilledForm read(Context ctx, Course course, long id, List<Marks.Entry> entries) {
    Map<String, String> values = new HashMap<>();
    FilledForm form = FilledForm.EMPTY;
    for (Student student : students(ctx, course)) {
      String name = "p:" + student.account();
      String typed = field(ctx, name).strip();
      values.put(name, typed);
      boolean isExcused = typed.equalsIgnoreCase("excused");
      Optional<Double> points = Points.read(typed);
      if (isExcused || points.isPresent()) {
        entries.add(new Marks.Entry(0, student.login(), Map.of(id, points)));
      } else if (!typed.isEmpty()) {
        form = form.with(name, Optional.of(NUMBER));
      }
    }
    return new FilledForm(values, form.problems());
  }

  private List<Student> students(Context ctx, Course course) {
    return gradebook.students(course.id(), sections.chosen(ctx), clock.instant()).stream()
        .sorted(Comparator.comparing(Student::name).thenComparing(Student::account))
        .toList();
  }

  private static String path(Course course, long column) {
    return "/courses/" + course.id() + "/columns/" + column;
  }

  /** A student with what stands in the field; templates read it. */
  public record Row(long account, String name, String login, String field, String value) {}

  private void show(Context ctx, int status, FilledForm form) {
    Course course = sections.course(ctx);
    long id = SectionPages.number(ctx, "column");
    OwnColumn column = column(ctx);
    ListAddress here = ListPages.address(ctx);
    List<Student> students = students(ctx, course);
    int from = Math.min((here.page("page") - 1) * ON_A_PAGE, students.size());
    List<Student> some = students.subList(from, Math.min(from + ON_A_PAGE + 1, students.size()));
    Cells cells = gradebook.cells(course.id(), some);
    List<Row> rows = some.stream().map(student -> row(student, id, cells, form)).toList();
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("column", column);
    shown.put("worth", Points.text(column.worth()));
    shown.put("path", path(course, id));
    shown.put("here", here.toString());
    shown.put("cells", "/courses/" + course.id() + "/gradebook/" + id + "/");
    shown.put("form", form);
    shown.put("rows", ListPage.numbered(rows, ON_A_PAGE, here, "page"));
    PersonalPages.send(ctx, status, templates.render("gradebook/column", shown));
  }

  private static Row row(Student student, long column, Cells cells, FilledForm form) {
    String name = "p:" + student.account();
    String stands = cells.at(column, student.account()).text();
    String value =
        form.values().containsKey(name) ? form.value(name) : stands.equals("–") ? "" : stands;
    return new Row(student.account(), student.name(), student.login(), name, value);
  }

  private void showForm(Context ctx, int status, FilledForm form, Optional<Long> id, Asked asked) {
    Course course = sections.course(ctx);
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("form", form);
    shown.put("isNew", id.isEmpty());
    shown.put("moved", asked.isRemoval() ? 0 : asked.moved());
    shown.put("movedByRemoval", asked.isRemoval() ? asked.moved() : 0);
    shown.put(
        "path", id.map(one -> path(course, one)).orElse("/courses/" + course.id() + "/columns"));
    PersonalPages.send(ctx, status, templates.render("gradebook/column-form", shown));
  }
}
