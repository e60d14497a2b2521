package touchline.server.gradebook;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import touchline.server.account.Role;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.AnswerApi;
import touchline.server.api.Json;
import touchline.server.course.Course;

/** The gradebook for programs of those who may see it. */
public final class GradebookApi {
  private static final String PATH = "/api/v1/courses/{course}/gradebook";

  private final SectionPages sections;
  private final GradebookStore store;
  private final Clock clock;

  public GradebookApi(SectionPages sections, GradebookStore store, Clock clock) {
    this.sections = sections;
    this.store = store;
    this.clock = clock;
  }

  public void addTo(RoutesConfig routes) {
    routes.get(PATH, this::gradebook, Role.ASSISTANT, TokenScope.MARKS_READ);
    routes.head(PATH, this::gradebook, Role.ASSISTANT, TokenScope.MARKS_READ);
  }

  /** Every student that who asks may see, by name. */
  private void gradebook(Context ctx) {
    Course course = sections.course(ctx);
    Instant now = clock.instant();
    Choice all = new Choice(sections.chosen(ctx), "", Choice.BY_NAME, 1);
    List<Column> columns = store.columns(course.id(), now);
    List<Student> students = all.of(store.students(course.id(), all.section(), now), account -> 0);
    Cells cells = store.cells(course.id(), students);
    Dates dates = store.dates(course.id(), now);
    ObjectNode gradebook = Json.mapper().createObjectNode();
    ArrayNode assignments = gradebook.putArray("assignments");
    columns.forEach(column -> put(assignments.addObject(), column));
    ArrayNode rows = gradebook.putArray("students");
    for (Student student : students) {
      ArrayNode marks = put(rows.addObject(), student);
      for (Column column : columns) {
        ObjectNode mark = marks.addObject();
        put(mark, cells.at(column.id(), student.account()));
        mark.put("due", dates.of(column, student).due().toString())
            .put("counts", dates.counts(column, student));
      }
    }
    AnswerApi.send(ctx, 200, gradebook.toString());
  }

  private static void put(ObjectNode node, Column column) {
    node.put("id", column.id())
        .put("title", column.title())
        .put("points", column.worth())
        .put("due", column.due().toString())
        .put("published", column.isPublished())
        .put("counts", column.isDue())
        .put("held", column.isHeld())
        .put("own", column.isOwn());
  }

  private static ArrayNode put(ObjectNode node, Student student) {
    return node.put("account", student.account())
        .put("login", student.login())
        .put("name", student.name())
        .put("section", student.section())
        .put("points", student.points())
        .put("of", student.worth())
        .putArray("marks");
  }

  private static void put(ObjectNode node, Cell cell) {
    node.put("assignment", cell.assignment())
        .put("points", cell.points().orElse(null))
        .put("excused", cell.isExcused())
        .put("late", cell.isLate())
        .put("decided", cell.decided().isPresent());
  }
}
