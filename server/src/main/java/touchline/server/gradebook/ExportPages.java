package touchline.server.gradebook;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import touchline.server.course.Course;

/** A gradebook to take along. */
public final class ExportPages {
  private final SectionPages sections;
  private final GradebookStore store;
  private final Clock clock;

  public ExportPages(SectionPages sections, GradebookStore store, Clock clock) {
    this.sections = sections;
    this.store = store;
    this.clock = clock;
  }

  /** Every student that who asks may see, by name. */
  public void file(Context ctx) {
    Course course = sections.course(ctx);
    Instant now = clock.instant();
    Export export = Export.of(Objects.requireNonNullElse(ctx.queryParam("for"), ""));
    Choice all = new Choice(sections.chosen(ctx), "", Choice.BY_NAME, 1);
    List<Column> columns = store.columns(course.id(), now);
    List<Student> students = all.of(store.students(course.id(), all.section(), now), account -> 0);
    String name = "gradebook-" + course.id() + "-" + export.name().toLowerCase(Locale.ROOT);
    ctx.contentType("text/csv;charset=utf-8")
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", "attachment; filename=\"" + name + ".csv\"")
        .result(
            export
                .table(
                    columns,
                    students,
                    store.cells(course.id(), students),
                    store.dates(course.id(), now))
                .getBytes(StandardCharsets.UTF_8));
  }
}
