package touchline.server.course;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.Role;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.AnswerApi;
import touchline.server.api.ApiProblem;
import touchline.server.api.ApiProblem.Wrong;
import touchline.server.api.Json;
import touchline.server.csv.CsvTable;

/** Who is in a course, written by programs: by the rules of the pages. */
public final class RosterApi {
  private static final String COURSE = "/api/v1/courses/{course}";
  private static final String PEOPLE = "people";
  private static final String PREVIEW = "preview";
  private static final List<String> FIELDS = List.of("login", "name", "section", "email");

  private final CourseStore courses;
  private final RosterStore rosters;
  private final MemberStore members;
  private final AccessPages access;
  private final Clock clock;

  public RosterApi(
      CourseStore courses,
      RosterStore rosters,
      MemberStore members,
      AccessPages access,
      Clock clock) {
    this.courses = courses;
    this.rosters = rosters;
    this.members = members;
    this.access = access;
    this.clock = clock;
  }

  public void addTo(RoutesConfig routes) {
    routes.post(COURSE + "/roster", this::take, Role.INSTRUCTOR, TokenScope.ROSTER_WRITE);
    routes.delete(
        COURSE + "/members/{account}", this::out, Role.INSTRUCTOR, TokenScope.ROSTER_WRITE);
  }

  /** Takes a roster over, whole or not at all, or says what that would do. */
  private void take(Context ctx) throws IOException {
    JsonNode body = AnswerApi.object(ctx, RosterPages.MOST);
    Roster roster = RosterReader.read(csv(body).getBytes(StandardCharsets.UTF_8));
    if (!roster.problems().isEmpty()) {
      throw ApiProblem.of(roster.problems().stream().map(RosterApi::wrong).toList());
    }
    Course course = running(ctx);
    RosterPlan plan = rosters.plan(course.id(), roster);
    boolean isPreview = body.path(PREVIEW).asBoolean(false);
    if (!isPreview) {
      rosters.apply(course.id(), roster, access.required(ctx), clock.instant());
    }
    String answer =
        Json.mapper()
            .createObjectNode()
            .put("applied", !isPreview)
            .put("fresh", plan.fresh().size())
            .put("joining", plan.joining().size())
            .put("moving", plan.moving().size())
            .put("same", plan.same().size())
            .toString();
    AnswerApi.send(ctx, 200, answer);
  }

  /** As a file would say it, so that the same rules hold. */
  private static String csv(JsonNode body) {
    List<Wrong> wrong = new ArrayList<>();
    body.fieldNames()
        .forEachRemaining(
            name -> {
              if (!name.equals(PEOPLE) && !name.equals(PREVIEW)) {
                wrong.add(new Wrong(name, "", "There is no field " + name + "."));
              }
            });
    JsonNode people = body.path(PEOPLE);
    if (!people.isArray() || people.isEmpty()) {
      wrong.add(new Wrong(PEOPLE, "", "people must be a list of people, one at least."));
    }
    if (body.has(PREVIEW) && !body.path(PREVIEW).isBoolean()) {
      wrong.add(
          new Wrong(PREVIEW, body.path(PREVIEW).toString(), "preview must be true or false."));
    }
    CsvTable table = CsvTable.forPrograms().line(FIELDS);
    for (int i = 0; i < people.size(); i++) {
      table.line(person(people.path(i), PEOPLE + "/" + i, wrong));
    }
    if (!wrong.isEmpty()) {
      throw ApiProblem.of(wrong);
    }
    return table.toString();
  }

  private static List<String> person(JsonNode person, String where, List<Wrong> wrong) {
    person
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!FIELDS.contains(name) || !person.path(name).isTextual()) {
                String rule = "A person has the texts login, name, section and email.";
                wrong.add(new Wrong(where + "/" + name, person.path(name).toString(), rule));
              }
            });
    if (person.path("login").asText().isBlank() && person.path("email").asText().isBlank()) {
      wrong.add(new Wrong(where, "", "A person has a login or an email."));
    }
    return FIELDS.stream().map(field -> person.path(field).asText()).toList();
  }

  /** The first line has the headings, the second the first person. */
  private static Wrong wrong(Roster.Problem problem) {
    String column = problem.column().isEmpty() ? "" : "/" + problem.column();
    return new Wrong(PEOPLE + "/" + (problem.line() - 2) + column, "", problem.text());
  }

  /** Takes somebody out; what they did stays. */
  private void out(Context ctx) {
    Course course = running(ctx);
    String id = ctx.pathParam("account");
    Member member =
        Optional.of(id)
            .filter(text -> text.matches("[1-9][0-9]{0,17}"))
            .flatMap(text -> members.find(course.id(), Long.parseLong(text)))
            .orElseThrow(() -> ApiProblem.noSuch("member"));
    if (!access.standing(ctx).isAtLeast(member.role())) {
      throw new ApiProblem(403, "Above you", "Nobody takes out who is above them.");
    }
    if (!members.takeOut(course.id(), member, access.required(ctx), clock.instant())) {
      throw new ApiProblem(409, "Last owner", MemberPages.LAST_OWNER);
    }
    ctx.status(204);
  }

  private Course running(Context ctx) {
    Course course =
        courses.find(AccessPages.course(ctx)).orElseThrow(() -> ApiProblem.noSuch("course"));
    if (course.isArchived()) {
      throw new ApiProblem(409, "Archived", MemberPages.ARCHIVED);
    }
    return course;
  }
}
