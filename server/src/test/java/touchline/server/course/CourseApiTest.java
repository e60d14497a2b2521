package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.api.ApiDescription;

/** What people's programs do in a course: more time, and the gradebook. */
@Tag("store")
class CourseApiTest {
  private static final String COURSES = "/api/v1/courses/{course}";
  private static final String ALL = COURSES + "/assignments/{assignment}/extensions";
  private static final String ONE = ALL + "/{extension}";
  private static final String BOOK = COURSES + "/gradebook";

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser cy;
  private static String assignment = "";
  private static String teacher = "";
  private static String student = "";
  private static ApiDescription described;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    assignment = room.assignment();
    teacher = People.token(room.member("teacher", "instructor"), "script");
    student = People.token(room.member("bo", "student"), "script");
    cy = room.member("cy", "student");
    room.owner.fill(
        room.course + "/members/" + room.account("cy"), "role", "student", "section", "A");
    described = ApiDescription.of(room.people.stranger());
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static HttpResponse<String> send(
      String method, String path, String token, String type, String body) {
    String real =
        path.replace(ALL, "/api/v1" + assignment + "/extensions")
            .replace(COURSES, "/api/v1" + room.course);
    TestBrowser program = room.people.stranger();
    return program.send(
        program
            .request(real, "Authorization", "Bearer " + token, "Content-Type", type)
            .method(method, BodyPublishers.ofString(body)));
  }

  private static HttpResponse<String> get(String path) {
    return send("GET", path, teacher, "application/json", "");
  }

  private static HttpResponse<String> give(String body) {
    return described.check(ALL, "post", send("POST", ALL, teacher, "application/json", body));
  }

  private static long given(String body) {
    HttpResponse<String> answer = give(body);
    assertEquals(201, answer.statusCode(), answer.body());
    return ApiDescription.json(answer).at("/ids/0").asLong();
  }

  private static String one(long id) {
    return ONE.replace("{extension}", Long.toString(id));
  }

  private static HttpResponse<String> change(long id, String body) {
    return described.check(ONE, "put", send("PUT", one(id), teacher, "application/json", body));
  }

  private static HttpResponse<String> remove(long id) {
    return described.check(ONE, "delete", send("DELETE", one(id), teacher, "text/plain", ""));
  }

  private static String rule(HttpResponse<String> refused, String field) {
    assertEquals(422, refused.statusCode(), refused.body());
    for (JsonNode problem : ApiDescription.json(refused).path("problems")) {
      if (problem.path("field").asText().equals(field)) {
        return problem.path("value").asText() + ": " + problem.path("rule").asText();
      }
    }
    throw new AssertionError(refused.body());
  }

  @Test
  void programsListCoursesPeopleAndAssignmentsAsTheirOwnerSeesThem() {
    JsonNode own = ApiDescription.json(get("/api/v1/courses")).path("courses");
    assertEquals("instructor", own.path(0).path("role").asText(), own.toString());
    JsonNode people = ApiDescription.json(get(COURSES + "/members?section=A")).path("members");
    assertEquals(1, people.size(), people.toString());
    assertEquals("cy", people.path(0).path("login").asText());
    assertTrue(people.path(0).path("has_password").asBoolean());
    String draft = room.assignment("title", "Draft", "published", "");
    String all = COURSES + "/assignments";
    String seen = send("GET", all, student, "text/plain", "").body();
    assertTrue(get(all).body().contains("Draft"), draft);
    assertFalse(seen.contains("Draft"), seen);
    assertTrue(seen.contains(ClassRoom.VALUE), seen);
    room.owner.fill(draft + "/delete", "revision", "1");
  }

  @Test
  void everyDocumentedAnswerOccursAndIsAsDescribed() {
    String body =
        "{\"whom\": \"people\", \"logins\": [\"bo\", \"cy\"], \"kind\": \"by\","
            + " \"minutes\": 60, \"reason\": \"ill\"}";
    long first = given(body);
    described.check(ALL, "get", get(ALL));
    for (String list : List.of("/api/v1/courses", COURSES + "/members", COURSES + "/assignments")) {
      described.check(list, "get", get(list));
      described.check(list, "get", send("GET", list, "x".repeat(43), "text/plain", ""));
    }
    String people = COURSES + "/members";
    described.check(people, "get", get(people + "?from=x"));
    described.check(people, "get", send("GET", people, student, "text/plain", ""));
    for (String method : List.of("GET", "POST")) {
      String name = method.toLowerCase(Locale.ROOT);
      for (String token : List.of("x".repeat(43), student)) {
        described.check(ALL, name, send(method, ALL, token, "application/json", body));
      }
      described.check(
          ALL, name, send(method, ALL.replace("{assignment}", "9"), teacher, "text/plain", body));
    }
    described.check(ALL, "get", get(ALL + "?before=x"));
    give("[]");
    give("{\"whom\": \"everybody\", \"kind\": \"by\"}");
    described.check(ALL, "post", send("POST", ALL, teacher, "text/plain", body));
    give("{\"reason\": \"" + "x".repeat(100_000) + "\"}");
    String time = "{\"revision\": 1, \"kind\": \"share\", \"percent\": 25}";
    change(first, time);
    change(first, time);
    change(first, "{\"revision\": 2, \"kind\": \"share\", \"percent\": 0}");
    change(999, time);
    described.check(ONE, "put", send("PUT", one(first), "", "application/json", time));
    described.check(ONE, "delete", send("DELETE", one(first), "", "application/json", ""));
    remove(first);
    remove(first);
    String attempts = COURSES + "/attempts";
    described.check(attempts, "get", get(attempts + "?format=xml"));
    described.check(attempts, "get", send("GET", attempts, "", "text/plain", ""));
    described.check(attempts, "get", send("GET", attempts, student, "text/plain", ""));
    described.check(attempts, "get", get(attempts.replace("{course}", "99")));
    String exercise = assignment + "/" + ClassRoom.VALUE;
    String begun = ClassRoom.location(cy.fill(exercise + "/attempts", "after", "0"));
    cy.fill(begun, "question", "1", "a0", "1");
    described.check(attempts, "get", get(attempts));
    described.check(BOOK, "get", get(BOOK));
    writeEverywhere();
    described.check(BOOK, "get", send("GET", BOOK, "", "text/plain", ""));
    described.check(BOOK, "get", send("GET", BOOK, student, "text/plain", ""));
    described.check(BOOK, "get", get(BOOK.replace("{course}", "99")));
    archive(true);
    give(body);
    archive(false);
    assertEquals(described.documented(path -> path.contains("/courses")), described.seen());
  }

  private static HttpResponse<String> check(
      String method, String path, String token, String type, String body) {
    String described1 = path.replaceAll("/columns/[0-9]+", "/columns/{column}");
    String named = described1.replaceAll("/members/[0-9]+", "/members/{account}");
    return described.check(
        named.replaceAll("/courses/[0-9]+", "/courses/{course}"),
        method.toLowerCase(Locale.ROOT),
        send(method, path, token, type, body));
  }

  /** Every answer of the addresses at which programs write rosters and columns. */
  private static void writeEverywhere() {
    String json = "application/json";
    String columns = COURSES + "/columns";
    String exam = "{\"title\": \"Exam\", \"points\": 60}";
    long id = ApiDescription.json(check("POST", columns, teacher, json, exam)).path("id").asLong();
    long used =
        ApiDescription.json(check("POST", columns, teacher, json, exam)).path("id").asLong();
    String one = columns + "/" + id;
    String marks = columns + "/" + used + "/marks";
    String roster = COURSES + "/roster";
    String eve = "{\"people\": [{\"login\": \"eve1\", \"name\": \"Eve\"}]}";
    String three = "{\"reason\": \"x\", \"marks\": [{\"login\": \"bo\", \"points\": 3}]}";
    String nearlyTooLong = three + " ".repeat(990_000);
    assertEquals(200, check("PUT", marks, teacher, json, nearlyTooLong).statusCode());
    check("PUT", one, teacher, json, exam);
    check("POST", roster, teacher, json, eve);
    Map<String, String> bodies =
        Map.of(
            "POST " + columns,
            exam,
            "PUT " + one,
            exam,
            "PUT " + marks,
            three,
            "POST " + roster,
            eve);
    bodies.forEach(
        (at, body) -> {
          String method = at.substring(0, at.indexOf(' '));
          String path = at.substring(at.indexOf(' ') + 1);
          check(method, path, teacher, json, "[]");
          check(method, path, "", json, body);
          check(method, path, student, json, body);
          check(method, path.replace(COURSES, "/api/v1/courses/99"), teacher, json, body);
          check(method, path, teacher, "text/plain", body);
          check(method, path, teacher, json, "{\"odd\": 1}");
          int most = path.equals(roster) ? 4_200_000 : 1_000_001;
          check(method, path, teacher, json, " ".repeat(most));
        });
    String gone =
        COURSES + "/members/" + Rows.of(data, "SELECT id FROM account WHERE login = 'eve1'").get(0);
    for (String path : List.of(one, gone)) {
      check("DELETE", path, "", json, "");
      check("DELETE", path, student, json, "");
      check("DELETE", path, teacher, json, "");
      check("DELETE", path, teacher, json, "");
    }
    archive(true);
    bodies.forEach(
        (at, body) ->
            check(
                at.substring(0, at.indexOf(' ')),
                at.substring(at.indexOf(' ') + 1).replace(one, columns + "/" + used),
                teacher,
                json,
                body));
    check("DELETE", columns + "/" + used, teacher, json, "");
    check("DELETE", COURSES + "/members/" + room.account("bo"), teacher, json, "");
    archive(false);
    Rows.change(data, "DELETE FROM marks_batch_cell");
    Rows.change(data, "DELETE FROM override");
    send("DELETE", columns + "/" + used, teacher, json, "");
  }

  private static void archive(boolean is) {
    ClassRoom.location(room.owner.fill(room.course + "/archive", "archived", is ? "yes" : "no"));
  }

  @Test
  void eachIsGivenTheirTimeByTheRulesOfThePage() {
    String bo = room.account("bo");
    long one =
        given(
            "{\"whom\": \"people\", \"accounts\": ["
                + bo
                + "], \"kind\": \"until\","
                + " \"until\": \"2027-03-02T12:00+02:00\"}");
    JsonNode shown = ApiDescription.json(get(ALL)).at("/extensions/0");
    assertEquals(one, shown.path("id").asLong());
    assertEquals("bo", shown.path("login").asText());
    assertEquals("2027-03-02T10:00:00Z", shown.path("until").asText());
    assertEquals("Teacher", shown.path("givenBy").asText());
    String page = room.owner.get(assignment + "/extensions").body();
    assertTrue(page.contains("Bo (bo)") && page.contains("Tue 2 Mar 2027, 10:00"), page);
    long section =
        given("{\"whom\": \"section\", \"section\": \"A\", \"kind\": \"share\", \"percent\": 50}");
    long all =
        given(
            "{\"whom\": \"everybody\", \"kind\": \"until\", \"until\": \""
                + room.wall(Duration.ofDays(1))
                + "\"}");
    JsonNode before = ApiDescription.json(get(ALL + "?before=" + all)).path("extensions");
    assertEquals(section, before.at("/0/id").asLong());
    assertEquals("A", before.at("/0/section").asText());
    assertEquals(50, before.at("/0/percent").asInt());
  }

  @Test
  void whatDoesNotDoIsNamedByFieldValueAndRule() {
    assertEquals(
        "bo\nnobody: Not a student of this course: nobody.",
        rule(
            give(
                "{\"whom\": \"people\", \"logins\": [\"bo\", \"nobody\"], \"kind\": \"by\","
                    + " \"minutes\": 5}"),
            "logins"));
    assertEquals(
        "99: Not a student of this course: 99.",
        rule(
            give("{\"whom\": \"people\", \"accounts\": 99, \"kind\": \"by\", \"minutes\": 5}"),
            "accounts"));
    assertEquals(
        ": There is no field until_when.",
        rule(give("{\"until_when\": \"2027-03-02T12:00\"}"), "until_when"));
    assertEquals(
        "1.5: minutes must be a text or a whole number.",
        rule(give("{\"whom\": \"everybody\", \"kind\": \"by\", \"minutes\": 1.5}"), "minutes"));
    assertEquals(
        "2027-13-01T00:00Z: Type a date and a time, such as 2026-11-30 23:59.",
        rule(
            give(
                "{\"whom\": \"everybody\", \"kind\": \"until\", \"until\": \"2027-13-01T00:00Z\"}"),
            "until"));
  }

  @Test
  void secondToChangeIsToldAndTheLogHasBoth() {
    long id =
        given("{\"whom\": \"people\", \"logins\": \"cy\", \"kind\": \"by\", \"minutes\": 30}");
    assertEquals(
        200, change(id, "{\"revision\": 1, \"kind\": \"by\", \"minutes\": 90}").statusCode());
    HttpResponse<String> second = change(id, "{\"revision\": 1, \"kind\": \"by\", \"minutes\": 5}");
    assertEquals(409, second.statusCode());
    String log = Cells.bare(room.owner.get(room.course + "/log").body());
    assertTrue(log.contains("<td>30 min more</td><td>1 h 30 min more</td>"), log);
    assertTrue(log.contains("extension: Week 1, Cy"), log);
    assertEquals(204, remove(id).statusCode());
    assertFalse(get(ALL).body().contains("\"id\":" + id + ","));
  }

  @Test
  void columnsOfTheInstructorsOwnSayThatTheyAre() {
    String[] exam = {"title", "Exam", "worth", "60", "published", "yes"};
    String column = ClassRoom.location(room.owner.fill(room.course + "/columns", exam));
    JsonNode book = ApiDescription.json(described.check(BOOK, "get", get(BOOK)));
    JsonNode columns = book.path("assignments");
    assertEquals(Set.of("Exam", "Week 1"), Set.copyOf(columns.findValuesAsText("title")));
    for (JsonNode one : columns) {
      assertEquals(one.path("title").asText().equals("Exam"), one.path("own").asBoolean());
    }
    assertEquals(List.of("false", "false"), columns.findValuesAsText("held"));
    ClassRoom.location(room.owner.fill(column + "/remove"));
  }

  @Test
  void gradebookIsThatOfThePage() {
    JsonNode book = ApiDescription.json(get(BOOK));
    assertEquals(List.of("bo", "cy"), book.path("students").findValuesAsText("login"));
    assertEquals("Week 1", book.at("/assignments/0/title").asText());
    assertEquals(4, book.at("/assignments/0/points").asDouble());
    assertTrue(book.at("/students/0/marks/0/points").isNull());
    assertEquals(
        List.of("cy"), ApiDescription.json(get(BOOK + "?section=A")).findValuesAsText("login"));
  }
}
