package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Logged;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.log.LogForm;
import touchline.server.log.Logs;

/** What is seen of the site from outside: whether it lives, whether it is ready, its log. */
class OutsideTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir private Path data;

  @AfterEach
  void asItWas() {
    Logs.use(LogForm.TEXT, false);
  }

  @Test
  void aSiteThatCanServeSaysSo() throws Exception {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser monitor = new TestBrowser(site.url());
      assertEquals("ok\n", monitor.get("/healthz").body());
      HttpResponse<String> ready = monitor.get("/readyz");
      assertEquals(200, ready.statusCode());
      JsonNode parts = JSON.readTree(ready.body()).get("parts");
      parts.forEach(state -> assertEquals("ok", state.asText()));
      assertEquals(List.of("database", "workers", "disk"), names(parts));
    }
  }

  /** A path may name a person's work, a query what somebody looked for. */
  @Test
  void answersAreLoggedByRouteWithNothingOfPeople() throws Exception {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser reader = new TestBrowser(site.url());
      Logged<String> logged =
          Logged.during(
              () -> {
                Logs.use(LogForm.JSON, true);
                reader.get("/exercises/overlap/yes-or-no?seed=471147114711");
                reader.get("/lessons/overlap");
                String name = name(reader.get("/courses/812381238"));
                // The line of an answer is written after the answer; the next one comes after it.
                reader.get("/healthz");
                return name;
              });
      List<JsonNode> lines = new ArrayList<>();
      for (String line : logged.log().lines().toList()) {
        lines.add(JSON.readTree(line));
      }
      assertEquals(
          List.of("/exercises/{lesson}/{name}", "-", "/courses/{course}"),
          lines.stream().limit(3).map(line -> value(line, "route")).toList());
      assertEquals(logged.result(), value(lines.get(2), "request"));
      assertEquals("401", value(lines.get(2), "status"));
      for (String personal : List.of("471147114711", "812381238", "127.0.0.1", "yes-or-no")) {
        assertFalse(logged.log().contains(personal), logged.log());
      }
    }
  }

  @Test
  void requestsHaveNamesOfTheirOwn() {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser reader = new TestBrowser(site.url());
      assertNotEquals(name(reader.get("/healthz")), name(reader.get("/healthz")));
    }
  }

  private static String value(JsonNode line, String key) {
    return line.get("kvpList").findValue(key).asText();
  }

  private static String name(HttpResponse<String> answer) {
    return answer.headers().firstValue("X-Request-Id").orElseThrow();
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
