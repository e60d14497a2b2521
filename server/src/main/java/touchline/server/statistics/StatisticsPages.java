package touchline.server.statistics;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.gradebook.Column;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.Points;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.Student;
import touchline.server.lesson.Lessons;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** How a class does: by assignment, and in an assignment by exercise. */
public final class StatisticsPages {
  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final StatisticsStore store;
  private final Lessons lessons;
  private final Function<String, String> titles;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  /**
   * @param titles of exercises by id
   */
  public StatisticsPages(
      SectionPages sections,
      GradebookStore gradebook,
      StatisticsStore store,
      Lessons lessons,
      Function<String, String> titles,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.store = store;
    this.lessons = lessons;
    this.titles = titles;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** An assignment in a line. */
  public record Line(long id, String title, int handedIn, String mean) {}

  /** Every assignment. */
  public void list(Context ctx) {
    Course course = sections.course(ctx);
    List<Student> students = students(ctx, course);
    List<Line> lines = new ArrayList<>();
    for (Column column : gradebook.assignments(course.id(), clock.instant())) {
      List<Double> shares = shares(course, column, students);
      String mean = shares.isEmpty() ? "" : Points.percent(Correlation.mean(shares));
      lines.add(new Line(column.id(), column.title(), shares.size(), mean));
    }
    Map<String, Object> shown = shown(ctx, course);
    shown.put("lines", lines);
    shown.put("students", students.size());
    PersonalPages.send(ctx, 200, templates.render("statistics/list", shown));
  }

  private List<Student> students(Context ctx, Course course) {
    return gradebook.students(course.id(), sections.only(ctx), clock.instant());
  }

  /** What part of the points those have who have any; excused ones are left out. */
  private List<Double> shares(Course course, Column column, List<Student> students) {
    if (column.worth() == 0) {
      return List.of();
    }
    Map<Long, Double> points = gradebook.points(course.id(), column.id());
    return students.stream()
        .map(student -> points.get(student.account()))
        .filter(Objects::nonNull)
        .map(own -> own / column.worth())
        .toList();
  }

  /** A row of the table beside the picture. */
  public record Bar(String label, int students) {}

  /**
   * An exercise in words.
   *
   * @param isMethod whether it asks for one, so that methods can be compared
   */
  public record Row(
      String title,
      String exercise,
      boolean isMethod,
      int begun,
      String mean,
      String discrimination,
      String time,
      String attempts) {}

  /** One assignment. */
  public void assignment(Context ctx) {
    Course course = sections.course(ctx);
    Column column = column(ctx, course);
    List<Student> students = students(ctx, course);
    List<Double> shares = shares(course, column, students);
    Spread spread = Spread.of(shares);
    List<Bar> bars = new ArrayList<>();
    for (int part = 0; part < Spread.PARTS; part++) {
      bars.add(new Bar(Spread.label(part), spread.counts().get(part)));
    }
    Map<String, Object> shown = shown(ctx, course);
    shown.put("column", column);
    shown.put("handedIn", shares.size());
    shown.put("students", students.size());
    shown.put("mean", Points.percent(Correlation.mean(shares)));
    shown.put("median", Points.percent(Correlation.median(shares)));
    shown.put("picture", SpreadPicture.of(spread));
    shown.put("bars", bars);
    shown.put("least", Correlation.LEAST);
    shown.put("rows", rows(store.standings(course.id(), column.id(), sections.only(ctx))));
    PersonalPages.send(ctx, 200, templates.render("statistics/assignment", shown));
  }

  private List<Row> rows(List<StatisticsStore.Standing> standings) {
    return ExerciseFacts.of(standings).stream()
        .map(
            facts ->
                new Row(
                    titles.apply(facts.exercise()),
                    facts.exercise(),
                    lessons.asked(facts.exercise()).isPresent(),
                    facts.begun(),
                    facts.meanText(),
                    facts.discriminationText(),
                    facts.timeText(),
                    facts.attemptsText()))
        .toList();
  }

  private Column column(Context ctx, Course course) {
    return gradebook
        .assignment(course.id(), SectionPages.number(ctx, "assignment"), clock.instant())
        .orElseThrow(NotFoundResponse::new);
  }

  private Map<String, Object> shown(Context ctx, Course course) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("only", sections.only(ctx));
    return shown;
  }
}
