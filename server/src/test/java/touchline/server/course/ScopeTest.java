package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.ApiDescription;

/** A token does what its scopes say and nothing else; and what programs write by them. */
@Tag("store")
class ScopeTest {
  private static final String REFUSED = "This token may not be used here.";

  @TempDir private static Path data;
  private static ClassRoom room;
  private static String course = "";
  private static String token = "";

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    room.assignment();
    course = "/api/v1" + room.course;
    token = People.token(room.owner, "everything");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static HttpResponse<String> send(String method, String path, String by, String body) {
    TestBrowser program = room.people.stranger();
    return program.send(
        program
            .request(path, "Authorization", "Bearer " + by, "Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)));
  }

  private static HttpResponse<String> send(String method, String path, String body) {
    return send(method, path, token, body);
  }

  private static JsonNode json(int status, HttpResponse<String> answer) {
    assertEquals(status, answer.statusCode(), answer.body());
    return ApiDescription.json(answer);
  }

  /** A path of the description for the course of this test; other numbers are of nothing. */
  private static String real(String path) {
    return path.replace("{course}", room.course.replaceAll(".*/", ""))
        .replace("{lesson}", "closest-point")
        .replace("{name}", "write-it")
        .replaceAll("\\{[a-z]+\\}", "999");
  }

  @Test
  void everyAddressOpensToItsScopeAloneAndTheDescriptionNamesIt() {
    ApiDescription described = ApiDescription.of(room.people.stranger());
    Map<TokenScope, String> only = new EnumMap<>(TokenScope.class);
    Map<TokenScope, String> others = new EnumMap<>(TokenScope.class);
    for (TokenScope scope : TokenScope.values()) {
      only.put(scope, People.token(room.owner, "only " + scope.word(), scope));
      Set<TokenScope> rest = EnumSet.complementOf(EnumSet.of(scope));
      others.put(scope, token(room.people.named("p-" + scope.ordinal()), rest));
    }
    int seen = 0;
    for (Map.Entry<String, JsonNode> path : described.paths()) {
      for (String method : List.of("get", "post", "put", "delete")) {
        JsonNode named = path.getValue().path(method).path("security").at("/0/token/0");
        if (named.isMissingNode()) {
          continue;
        }
        TokenScope scope = TokenScope.of(named.asText()).orElseThrow();
        String at = method.toUpperCase(Locale.ROOT) + " " + path.getKey();
        String[] request = {method.toUpperCase(Locale.ROOT), real(path.getKey())};
        String taken = send(request[0], request[1], only.get(scope), "{}").body();
        assertFalse(taken.contains(REFUSED), at + taken);
        HttpResponse<String> refused = send(request[0], request[1], others.get(scope), "{}");
        assertEquals(403, refused.statusCode(), at);
        assertTrue(refused.body().contains("It needs the scope " + scope.word()), refused.body());
        seen++;
      }
    }
    assertTrue(seen >= 18, "addresses with a scope: " + seen);
  }

  private static String token(TestBrowser person, Set<TokenScope> scopes) {
    return People.token(person, "others", scopes.toArray(TokenScope[]::new));
  }

  @Test
  void tokenThatWasMadeBeforeThereWereScopesDoesWhatItsOwnerMay() {
    String old = People.token(room.people.named("old"), "old", TokenScope.SUBMIT);
    assertEquals(403, send("GET", "/api/v1/courses", old, "").statusCode());
    Rows.change(data, "UPDATE account_token SET scopes = NULL WHERE name = 'old'");
    assertEquals(200, send("GET", "/api/v1/courses", old, "").statusCode());
  }

  @Test
  void pageNamesTheScopesAndAsksForOne() {
    TestBrowser person = room.people.named("dee");
    HttpResponse<String> none = person.fill("/account/tokens", "name", "script");
    assertEquals(422, none.statusCode());
    assertTrue(none.body().contains("Tick what it may do"), none.body());
    People.token(person, "script", TokenScope.MARKS_READ);
    String page = person.get("/account/tokens").body();
    assertTrue(page.contains("<li>marks:read</li>"), page);
    Arrays.stream(TokenScope.values())
        .forEach(scope -> assertTrue(page.contains(scope.words()), scope.words()));
  }

  @Test
  void rosterIsTakenOverByTheRulesOfThePage() {
    String path = course + "/roster";
    String body =
        "{\"people\": [{\"login\": \"Ann\", \"name\": \"Ann \\\"A\\\" Lee\", \"section\": \"A\"},"
            + " {\"email\": \"ben@example.org\", \"name\": \"Ben\"}]";
    JsonNode preview = json(200, send("POST", path, body + ", \"preview\": true}"));
    assertEquals(2, preview.path("fresh").asInt());
    assertEquals(List.of("0"), count("login = 'ann'"));
    JsonNode done = json(200, send("POST", path, body + "}"));
    assertTrue(done.path("applied").asBoolean());
    assertEquals(
        List.of("A"),
        Rows.of(
            data,
            "SELECT section FROM member JOIN account ON account.id = member.account WHERE name = 'Ann \"A\" Lee'"));
    StringBuilder many = new StringBuilder("{\"people\": [");
    for (int i = 0; i < 2_000; i++) {
      many.append("{\"login\": \"many").append(i).append("\", \"name\": \"Many ").append(i);
      many.append("\"},");
    }
    many.setCharAt(many.length() - 1, ']');
    assertEquals(
        2_000,
        json(200, send("POST", path, many + ", \"preview\": true}")).path("fresh").asInt(),
        "a roster as long as a file may be");
    JsonNode again = json(200, send("POST", path, body + "}"));
    assertEquals(2, again.path("same").asInt());
    HttpResponse<String> wrong =
        send(
            "POST", path, "{\"people\": [{\"login\": \"x\", \"name\": \"X\"}, {\"name\": \"Y\"}]}");
    assertEquals(422, wrong.statusCode());
    assertTrue(wrong.body().contains("people/1"), wrong.body());
    HttpResponse<String> unknown = send("POST", path, "{\"folks\": []}");
    assertTrue(unknown.body().contains("There is no field folks."), unknown.body());
    String ann = course + "/members/" + room.account("ann");
    assertEquals(204, send("DELETE", ann, "").statusCode());
    assertEquals(404, send("DELETE", ann, "").statusCode());
    assertEquals(409, send("DELETE", course + "/members/" + room.account("ada"), "").statusCode());
  }

  private static List<String> count(String where) {
    return Rows.of(data, "SELECT count(*) FROM account WHERE " + where);
  }

  @Test
  void columnsAreMadeAndFilledAndTakenBackOnThePage() {
    room.member("eve", "student");
    JsonNode made =
        json(201, send("POST", course + "/columns", "{\"title\": \"Exam\", \"points\": 60}"));
    String column = course + "/columns/" + made.path("id").asLong();
    String exam = "{\"title\": \"Exam\", \"points\": 50, \"blank_counts\": true}";
    assertEquals(50, json(200, send("PUT", column, exam)).path("points").asInt());
    String marks = "{\"reason\": \"scanned\", \"marks\": [{\"login\": \"eve\", \"points\": 55.5}]";
    HttpResponse<String> above = send("PUT", column + "/marks", marks + "}");
    assertEquals(422, above.statusCode());
    assertTrue(above.body().contains("more than the column is worth"), above.body());
    JsonNode done = json(200, send("PUT", column + "/marks", marks + ", \"above\": true}"));
    assertEquals(1, done.path("changed").asInt());
    assertEquals(List.of("55.5"), Rows.of(data, "SELECT points FROM override"));
    String back = room.course + "/marks/batches/" + done.path("batch").asLong() + "/back";
    ClassRoom.location(room.owner.fill(back));
    assertEquals(List.of(), Rows.of(data, "SELECT points FROM override"));
    assertEquals(409, send("DELETE", column, "").statusCode(), "it can come back");
    HttpResponse<String> wrong =
        send("PUT", column + "/marks", "{\"marks\": [{\"login\": \"nobody\", \"excused\": true}]}");
    assertTrue(wrong.body().contains("Not a student of this course: nobody."), wrong.body());
    assertTrue(wrong.body().contains("Send a reason"), wrong.body());
    String excused = "{\"login\": \"nobody\", \"excused\": true}";
    HttpResponse<String> twice =
        send("PUT", column + "/marks", "{\"marks\": [" + excused + ", " + excused + "]}");
    assertTrue(twice.body().contains("Send each login once: nobody."), twice.body());
    HttpResponse<String> worth =
        send("POST", course + "/columns", "{\"title\": \"Exam\", \"points\": \"many\"}");
    assertEquals(422, worth.statusCode());
    String bare = "{\"title\": \"Bare\", \"points\": 5}";
    long id = json(201, send("POST", course + "/columns", bare)).path("id").asLong();
    assertEquals(204, send("DELETE", course + "/columns/" + id, "").statusCode());
    assertEquals(404, send("DELETE", course + "/columns/" + id, "").statusCode());
  }
}
