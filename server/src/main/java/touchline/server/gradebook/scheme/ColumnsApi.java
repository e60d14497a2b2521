package touchline.server.gradebook.scheme;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.server.account.AccessPages;
import touchline.server.account.Role;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.AnswerApi;
import touchline.server.api.ApiProblem;
import touchline.server.api.ApiProblem.Wrong;
import touchline.server.api.Json;
import touchline.server.course.Course;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.Marks;
import touchline.server.gradebook.MarksPlan;
import touchline.server.gradebook.MarksStore;
import touchline.server.gradebook.Points;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.Student;
import touchline.server.page.FilledForm;

/** Columns of an instructor's own and the points in them, written by programs. */
public final class ColumnsApi {
  private static final String ALL = "/api/v1/courses/{course}/columns";
  private static final String ONE = ALL + "/{column}";

  /** In bytes: a title, and a number. */
  private static final int MOST = 20_000;

  /** In bytes: some ten thousand students. */
  private static final int MOST_MARKS = 1_000_000;

  private static final int LONGEST_REASON = 500;
  private static final Set<String> COLUMN = Set.of("title", "points", "published", "blank_counts");
  private static final Set<String> MARKS = Set.of("reason", "above", "marks");
  private static final Set<String> MARK = Set.of("login", "points", "excused");

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final OwnColumnStore store;
  private final MarksStore marks;
  private final AccessPages access;
  private final Clock clock;

  public ColumnsApi(
      SectionPages sections,
      GradebookStore gradebook,
      OwnColumnStore store,
      MarksStore marks,
      AccessPages access,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.store = store;
    this.marks = marks;
    this.access = access;
    this.clock = clock;
  }

  public void addTo(RoutesConfig routes) {
    routes.post(ALL, this::add, Role.INSTRUCTOR, TokenScope.COLUMNS_WRITE);
    routes.put(ONE, this::change, Role.INSTRUCTOR, TokenScope.COLUMNS_WRITE);
    routes.delete(ONE, this::remove, Role.INSTRUCTOR, TokenScope.COLUMNS_WRITE);
    routes.put(ONE + "/marks", this::write, Role.INSTRUCTOR, TokenScope.COLUMNS_WRITE);
  }

  private void add(Context ctx) throws IOException {
    OwnColumn column = column(AnswerApi.object(ctx, MOST));
    Course course = running(ctx);
    long id = store.add(course.id(), column, access.required(ctx), clock.instant());
    AnswerApi.send(ctx, 201, json(id, column));
  }

  private void change(Context ctx) throws IOException {
    long id = existing(ctx);
    OwnColumn column = column(AnswerApi.object(ctx, MOST));
    store.change(running(ctx).id(), id, column, access.required(ctx), clock.instant());
    AnswerApi.send(ctx, 200, json(id, column));
  }

  private void remove(Context ctx) {
    long id = existing(ctx);
    if (!store.remove(running(ctx).id(), id, access.required(ctx), clock.instant())) {
      throw new ApiProblem(409, "In use", OwnColumnPages.USED);
    }
    ctx.status(204);
  }

  /** Writes points, as one batch that can be taken back; who is not named keeps theirs. */
  private void write(Context ctx) throws IOException {
    long id = existing(ctx);
    JsonNode body = AnswerApi.object(ctx, MOST_MARKS);
    Course course = running(ctx);
    List<Marks.Entry> entries = entries(body, course, id);
    MarksPlan plan = marks.plan(course.id(), entries, clock.instant());
    if (plan.above() > 0 && !body.path("above").asBoolean(false)) {
      String rule =
          "Some points are more than the column is worth; send above: true if they are meant.";
      throw ApiProblem.of(List.of(new Wrong("above", "", rule)));
    }
    Optional<Long> batch =
        marks.apply(
            course.id(),
            entries,
            body.path("reason").asText().strip(),
            access.required(ctx),
            clock.instant());
    String answer =
        Json.mapper()
            .createObjectNode()
            .put("batch", batch.orElse(null))
            .put("changed", plan.changes().size())
            .put("same", plan.same())
            .toString();
    AnswerApi.send(ctx, 200, answer);
  }

  private List<Marks.Entry> entries(JsonNode body, Course course, long column) {
    List<Wrong> wrong = new ArrayList<>(unknown(body, MARKS, ""));
    String reason = body.path("reason").asText().strip();
    if (reason.isEmpty() || reason.length() > LONGEST_REASON) {
      wrong.add(
          new Wrong("reason", reason, "Send a reason of at most 500 characters for the log."));
    }
    Set<String> students =
        gradebook.students(course.id(), "", clock.instant()).stream()
            .map(Student::login)
            .collect(Collectors.toSet());
    if (!body.path("marks").isArray()) {
      wrong.add(new Wrong("marks", "", "marks must be a list."));
    }
    List<Marks.Entry> entries = new ArrayList<>();
    Set<String> named = new HashSet<>();
    int index = 0;
    for (JsonNode mark : body.path("marks")) {
      String where = "marks/" + index++;
      wrong.addAll(unknown(mark, MARK, where + "/"));
      String login = mark.path("login").asText();
      if (!students.contains(login)) {
        wrong.add(
            new Wrong(where + "/login", login, "Not a student of this course: " + login + "."));
      }
      if (!named.add(login)) {
        wrong.add(new Wrong(where + "/login", login, "Send each login once: " + login + "."));
      }
      boolean isExcused = mark.path("excused").asBoolean(false);
      double points = mark.path("points").asDouble(-1);
      if (!isExcused && !(mark.path("points").isNumber() && points >= 0 && points <= Points.MOST)) {
        String rule = "Send points, a number from 0 on, or excused: true.";
        wrong.add(new Wrong(where + "/points", mark.path("points").asText(), rule));
      }
      Optional<Double> given = isExcused ? Optional.empty() : Optional.of(points);
      entries.add(new Marks.Entry(0, login, Map.of(column, given)));
    }
    require(wrong);
    return entries;
  }

  private static OwnColumn column(JsonNode body) {
    FilledForm form =
        OwnColumn.form(
            body.path("title").asText(),
            body.path("points").isNumber()
                ? Points.text(body.path("points").asDouble())
                : body.path("points").toString(),
            yes(body.path("published").asBoolean(true)),
            yes(body.path("blank_counts").asBoolean(false)));
    List<Wrong> wrong = new ArrayList<>(unknown(body, COLUMN, ""));
    form.problems()
        .forEach(
            (field, rule) -> {
              String name = field.equals(OwnColumn.WORTH) ? "points" : field;
              wrong.add(new Wrong(name, form.value(field), rule));
            });
    require(wrong);
    return OwnColumn.of(form);
  }

  private static String yes(boolean is) {
    return is ? "yes" : "";
  }

  private static List<Wrong> unknown(JsonNode object, Set<String> known, String where) {
    List<Wrong> wrong = new ArrayList<>();
    object
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!known.contains(name)) {
                wrong.add(new Wrong(where + name, "", "There is no field " + name + "."));
              }
            });
    return wrong;
  }

  private static void require(List<Wrong> wrong) {
    if (!wrong.isEmpty()) {
      throw ApiProblem.of(wrong);
    }
  }

  private String json(long id, OwnColumn column) {
    ObjectNode node = Json.mapper().createObjectNode();
    return node.put("id", id)
        .put("title", column.title())
        .put("points", column.worth())
        .put("published", column.isPublished())
        .put("blank_counts", column.blankCounts())
        .toString();
  }

  private long existing(Context ctx) {
    String id = ctx.pathParam("column");
    return Optional.of(id)
        .filter(text -> text.matches("[1-9][0-9]{0,17}"))
        .map(Long::parseLong)
        .filter(number -> store.find(AccessPages.course(ctx), number).isPresent())
        .orElseThrow(() -> ApiProblem.noSuch("column"));
  }

  private Course running(Context ctx) {
    Course course = sections.course(ctx);
    if (course.isArchived()) {
      throw new ApiProblem(409, "Archived", SchemePages.ARCHIVED);
    }
    return course;
  }
}
