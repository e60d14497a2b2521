package touchline.server.statistics;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.exercise.QuestionWords;
import touchline.server.gradebook.Column;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.MistakeNames;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.Student;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Which mistakes a class makes, while it makes them: for staff, and for the lecture hall. */
public final class MistakePages {
  /** Names behind a mistake; more are only counted. */
  private static final int NAMES = 40;

  private static final int IN_THE_HALL = 6;

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final MistakeStore store;
  private final QuestionWords questions;
  private final MistakeNames mistakes;
  private final Function<String, String> titles;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  /**
   * @param titles of exercises by id
   */
  public MistakePages(
      SectionPages sections,
      GradebookStore gradebook,
      MistakeStore store,
      QuestionWords questions,
      MistakeNames mistakes,
      Function<String, String> titles,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.store = store;
    this.questions = questions;
    this.mistakes = mistakes;
    this.titles = titles;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** A mistake in words; without people for the lecture hall. */
  public record Row(
      String exercise,
      String mistake,
      int students,
      int answers,
      String situations,
      List<Student> people,
      int morePeople) {}

  /** With the students behind each. */
  public void page(Context ctx) {
    Course course = sections.course(ctx);
    long id = SectionPages.number(ctx, "assignment");
    Column column = find(columns(course), id).orElseThrow(NotFoundResponse::new);
    Map<Long, Student> students = new HashMap<>();
    gradebook
        .students(course.id(), sections.only(ctx), clock.instant())
        .forEach(student -> students.put(student.account(), student));
    List<Row> rows =
        MistakeCount.of(wrong(ctx, course, column), this::situation).stream()
            .map(count -> row(count, students))
            .toList();
    Map<String, Object> shown = shown(ctx, course, column);
    shown.put("rows", rows);
    shown.put("most", MistakeStore.MOST);
    PersonalPages.send(ctx, 200, templates.render("statistics/mistakes", shown));
  }

  private String situation(MistakeStore.Wrong wrong) {
    return wrong.seed() == 0
        ? ""
        : questions.situation(wrong.exercise(), wrong.seed(), wrong.question());
  }

  private Row row(MistakeCount count, Map<Long, Student> students) {
    List<Student> people =
        count.accounts().stream().map(students::get).filter(Objects::nonNull).limit(NAMES).toList();
    return new Row(
        titles.apply(count.exercise()),
        mistakes.of(count.ids()),
        count.accounts().size(),
        count.answers(),
        count.situationText(),
        people,
        count.accounts().size() - people.size());
  }

  /** For everybody to see: big, and without names. */
  public void hall(Context ctx) {
    Course course = sections.course(ctx);
    List<Column> columns = columns(course).stream().filter(Column::isPublished).toList();
    String typed = Objects.requireNonNullElse(ctx.queryParam("assignment"), "");
    Optional<Column> chosen =
        typed.matches("[1-9][0-9]{0,17}")
            ? find(columns, Long.parseLong(typed))
            : columns.stream().reduce((one, later) -> later);
    Map<String, Object> shown = shown(ctx, course, chosen.orElse(null));
    shown.put("columns", columns);
    shown.put(
        "rows",
        chosen.stream()
            .flatMap(column -> MistakeCount.of(wrong(ctx, course, column), wrong -> "").stream())
            .limit(IN_THE_HALL)
            .map(count -> row(count, Map.of()))
            .toList());
    PersonalPages.send(ctx, 200, templates.render("statistics/hall", shown));
  }

  private List<MistakeStore.Wrong> wrong(Context ctx, Course course, Column column) {
    return store.wrong(course.id(), column.id(), sections.only(ctx));
  }

  private List<Column> columns(Course course) {
    return gradebook.assignments(course.id(), clock.instant());
  }

  private static Optional<Column> find(List<Column> columns, long id) {
    return columns.stream().filter(column -> column.id() == id).findFirst();
  }

  private Map<String, Object> shown(Context ctx, Course course, @Nullable Column column) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("column", column);
    String query = ctx.queryString();
    shown.put("here", query == null ? ctx.path() : ctx.path() + '?' + query);
    return shown;
  }
}
