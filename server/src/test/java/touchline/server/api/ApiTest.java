package touchline.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Commands;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.code.CodeForms;
import touchline.server.lesson.AnswerFiles;
import touchline.server.store.TestPlace;

/** The HTTP API is what its description says: no more, no less. */
@Tag("store")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ApiTest {
  private static final String DESCRIPTION = "/api/v1/openapi.json";
  private static final String EXERCISES = "/api/v1/exercises";
  private static final String SUBMIT = "/api/v1/exercises/{lesson}/{name}/submissions";
  private static final String SUBMISSION = "/api/v1/submissions/{id}";
  private static final String REAL = SUBMIT.replace("{lesson}/{name}", "closest-point/write-it");
  private static final String RIGHT = AnswerFiles.source("closest-point/write-it", "right-clamp");
  private static final String WRONG = AnswerFiles.source("closest-point/write-it", "wrong-M01");
  private static final String JAVA = "text/x-java; charset=utf-8";

  private final ObjectMapper mapper = new ObjectMapper();
  private Path data;
  private TestSite site;
  private TestBrowser client;
  private String token;
  private ApiDescription described;

  @BeforeAll
  void open(@TempDir Path folder) {
    data = folder;
    site = TestSite.startWithoutScript(folder);
    client = new TestBrowser(site.url());
    token = run(folder, "token", "course-1").get(0);
    described = ApiDescription.of(client);
  }

  @AfterAll
  void close() {
    site.close();
  }

  /** The lines of a command that a person starts; the last is its exit code. */
  private static List<String> run(Path folder, String... arguments) {
    String[] options = TestPlace.options(folder).toArray(String[]::new);
    Commands.Run run =
        Commands.run(
            Stream.concat(Stream.of(arguments), Stream.of(options)).toArray(String[]::new));
    List<String> lines = new ArrayList<>(run.text().lines().toList());
    lines.add(Integer.toString(run.status()));
    return lines;
  }

  private HttpResponse<String> get(String path, String bearer) {
    return client.send(client.request(path, "Authorization", "Bearer " + bearer).GET());
  }

  private HttpResponse<String> post(String path, String type, byte[] body, String... headers) {
    return client.send(
        client
            .request(path, headers)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", type)
            .POST(BodyPublishers.ofByteArray(body)));
  }

  private HttpResponse<String> submit(String source, String... headers) {
    return post(REAL, JAVA, source.getBytes(StandardCharsets.UTF_8), headers);
  }

  private static JsonNode json(HttpResponse<String> answer) {
    return ApiDescription.json(answer);
  }

  /** The answer is one that the description has, to the last field. */
  private HttpResponse<String> check(String path, String method, HttpResponse<String> answer) {
    return described.check(path, method, answer);
  }

  @Test
  void everyDocumentedAnswerOccursAndIsAsDescribed() {
    check(DESCRIPTION, "get", client.get(DESCRIPTION));
    check(EXERCISES, "get", get(EXERCISES, token));
    check(EXERCISES, "get", client.get(EXERCISES));
    JsonNode marked = json(check(SUBMIT, "post", submit(WRONG)));
    String own = SUBMISSION.replace("{id}", marked.path("id").asText());
    check(SUBMISSION, "get", get(own, token));
    check(SUBMISSION, "get", get(own, "x".repeat(43)));
    check(SUBMISSION, "get", get(SUBMISSION.replace("{id}", "999999"), token));
    byte[] right = RIGHT.getBytes(StandardCharsets.UTF_8);
    check(
        SUBMIT,
        "post",
        post(REAL, "application/json", "{\"source\": 1}".getBytes(StandardCharsets.UTF_8)));
    check(SUBMIT, "post", post(REAL, JAVA, new byte[] {(byte) 0xff}));
    check(SUBMIT, "post", submit(RIGHT, "Idempotency-Key", "not a key"));
    check(
        SUBMIT, "post", client.send(client.request(REAL).POST(BodyPublishers.ofByteArray(right))));
    check(SUBMIT, "post", post(REAL.replace("closest", "none"), JAVA, right));
    check(SUBMIT, "post", post(REAL, JAVA, new byte[65_537]));
    check(SUBMIT, "post", post(REAL, JAVA, new byte[700_000]));
    check(SUBMIT, "post", post(REAL, "application/pdf", right));
    check(SUBMIT, "post", submit("  "));
    Rows.change(
        data,
        """
        WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 1049)
        INSERT INTO code_submission (id, learner, exercise, content_version, source, source_sha256,
          seed, form_key, received_at, state)
        SELECT i, learner, exercise, content_version, source, source_sha256, i, '', received_at,
          'waiting' FROM code_submission, n WHERE id = %s
        """
            .formatted(marked.path("id").asText()));
    check(SUBMIT, "post", submit(RIGHT));
    check(SUBMISSION, "get", get(SUBMISSION.replace("{id}", "1000"), token));
    Rows.change(data, "DELETE FROM code_submission WHERE id >= 1000");
    assertEquals(described.documented(path -> !path.contains("/courses")), described.seen());
  }

  @Test
  void nothingElseIsThere() {
    for (Map.Entry<String, JsonNode> path : described.paths()) {
      Set<String> allowed = new TreeSet<>(Set.of("OPTIONS"));
      for (String method : List.of("get", "post", "put", "delete")) {
        if (path.getValue().has(method)) {
          allowed.add(method.toUpperCase(Locale.ROOT));
        }
      }
      if (allowed.contains("GET")) {
        allowed.add("HEAD");
      }
      HttpResponse<String> other = client.send("PATCH", path.getKey().replaceAll("[{}]", ""));
      assertEquals(405, other.statusCode());
      assertEquals(String.join(", ", allowed), other.headers().firstValue("Allow").orElseThrow());
      assertEquals(405, json(other).path("status").asInt());
    }
    HttpResponse<String> none = get("/api/v1/learners", token);
    assertEquals(404, json(none).path("status").asInt());
  }

  @Test
  void verdictIsTheOneThatTheCommandLineGives() {
    JsonNode wrong = json(submit(WRONG)).path("verdict");
    assertEquals("wrong", wrong.path("outcome").asText());
    assertEquals("M01", wrong.path("mistake").asText());
    assertTrue(wrong.path("example").asText().contains("; yours gave "), wrong.toString());
    String body = mapper.createObjectNode().put("source", RIGHT).toString();
    JsonNode right =
        json(post(REAL, "application/json", body.getBytes(StandardCharsets.UTF_8))).path("verdict");
    assertEquals("right", right.path("outcome").asText());
    assertEquals(1, right.path("mark").asDouble());
    assertTrue(right.path("mistake").isNull());
  }

  @Test
  void sameKeyIsSameSubmission() {
    int first = json(submit(RIGHT, "Idempotency-Key", "k1")).path("id").asInt();
    assertEquals(first, json(submit(RIGHT, "Idempotency-Key", "k1")).path("id").asInt());
    assertNotEquals(first, json(submit(WRONG, "Idempotency-Key", "k1")).path("id").asInt());
  }

  @Test
  void hiddenCasesAndTheirSeedAreNeverSent() {
    HttpResponse<String> answer = submit(CodeForms.solution("System.out.println(p); return b;"));
    String id = json(answer).path("id").asText();
    String seed = Rows.of(data, "SELECT seed FROM code_submission WHERE id = " + id).get(0);
    assertFalse(answer.body().contains(seed));
    assertFalse(get(SUBMISSION.replace("{id}", id), token).body().contains(seed));
  }

  @Test
  void revokedTokenOpensNothingAndItsNameKeepsItsSubmissions() {
    String first = run(data, "token", "course-2").get(0);
    assertEquals(43, first.length());
    assertEquals(200, get(EXERCISES, first).statusCode());
    assertEquals(
        List.of(
            "touchline: NAME must not have a token yet; revoke it first: course-2 (--help explains)",
            "2"),
        run(data, "token", "course-2"));
    assertEquals("0", run(data, "token", "--revoke", "course-2").get(1));
    assertEquals(401, get(EXERCISES, first).statusCode());
    assertEquals("2", run(data, "token", "--revoke", "course-2").get(1));
    String second = run(data, "token", "course-2").get(0);
    assertEquals(401, get(EXERCISES, first).statusCode());
    assertEquals(200, get(EXERCISES, second).statusCode());
    assertEquals("2", run(data, "token", "no name").get(1));
    assertEquals(
        0, Rows.count(data, "api_token WHERE token_sha256 = '" + second + "'"), "only its hash");
    assertEquals(
        List.of("1"), Rows.of(data, "SELECT count(*) FROM api_token WHERE name = 'course-2'"));
  }

  @Test
  void tokenIsNoCookie() {
    HttpResponse<String> page = client.get(CodeForms.PATH, "Cookie", "learner=" + token);
    submit(RIGHT);
    assertFalse(page.body().contains("Your submission"), page.body());
  }
}
