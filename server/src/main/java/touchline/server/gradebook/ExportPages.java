package touchline.server.gradebook;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import touchline.server.canvas.CanvasNames;
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
    Cells cells = store.cells(course.id(), students);
    Dates dates = store.dates(course.id(), now);
    List<String> refused = export == Export.CANVAS ? ExportNotes.refused(columns) : List.of();
    String one = Objects.requireNonNullElse(ctx.queryParam("assignment"), "");
    if (!refused.isEmpty()) {
      ctx.status(422).contentType("text/plain;charset=utf-8");
      ctx.result(String.join("\n", refused) + "\nRename it, then take the file again.\n");
    } else if (export == Export.MOODLE && !one.isEmpty()) {
      Column column =
          columns.stream()
              .filter(each -> String.valueOf(each.id()).equals(one) && each.worth() > 0)
              .findFirst()
              .orElseThrow(NotFoundResponse::new);
      double most = "100".equals(ctx.queryParam("of")) ? 100 : column.worth();
      send(ctx, course, "moodle-" + one, Export.one(column, most, students, cells, dates));
    } else {
      CanvasNames names = store.canvas(course.id());
      send(
          ctx,
          course,
          export.name().toLowerCase(Locale.ROOT),
          export.table(columns, students, cells, dates, names));
    }
  }

  private static void send(Context ctx, Course course, String kind, String table) {
    String name = "gradebook-" + course.id() + "-" + kind;
    ctx.contentType("text/csv;charset=utf-8")
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", "attachment; filename=\"" + name + ".csv\"")
        .result(table.getBytes(StandardCharsets.UTF_8));
  }
}
