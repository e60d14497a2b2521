package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;
import touchline.server.code.CodeForms;

/** The site keeps only so much a day for people without an account. */
class AnonymousBytesTest {
  private static final List<String> KEPT =
      List.of("learner", "submission", "code_submission", "draw", "turn");

  /** What every form of an exercise may hold, whichever it is. */
  private static final String FORM =
      CodeForms.form(CodeForms.solution("return a;"))
          + "&seed=1&question=1&a0=%280%2C+0%29&hint=1&input=0+0+4+0+1+3";

  @TempDir private Path data;
  private final TestClock clock = new TestClock();
  private TestSite site;
  private People people;
  private TestBrowser before;

  @BeforeEach
  void start() {
    site = TestSite.startAt(data, clock);
    people = new People(site);
    before = people.stranger();
    assertEquals(303, before.fill(TestBrowser.EXERCISE + "/credit/start", "x", "").statusCode());
  }

  @AfterEach
  void stop() {
    site.close();
  }

  private void restart() {
    site.close();
    site = TestSite.startAt(data, clock);
  }

  /** Another process may have taken it: only the database says so. */
  private void useUp(String address) {
    Rows.change(data, "DELETE FROM anonymous_bytes");
    Rows.change(
        data,
        "INSERT INTO anonymous_bytes (day, address, bytes) VALUES ('2026-03-02', '"
            + address
            + "', 1099511627776)");
    restart();
  }

  private List<Integer> rows() {
    return KEPT.stream().map(table -> Rows.count(data, table)).toList();
  }

  /** The addresses of exercises that anybody may send something to. */
  private Set<String> paths() {
    Set<String> paths = new TreeSet<>();
    for (String route : site.routes()) {
      if (route.startsWith("POST /exercises/")) {
        paths.add(route.substring(5).replace("/exercises/{lesson}/{name}", TestBrowser.EXERCISE));
      }
    }
    assertTrue(paths.size() > 10, paths.toString());
    return paths;
  }

  @Test
  void nothingIsKeptAnyMoreWhateverIsSent() {
    for (String address : List.of("127.0.0.1", "")) {
      useUp(address);
      List<Integer> rows = rows();
      for (String path : paths()) {
        // A hint is noted in a row that is there, and numbers of another exercise make no case.
        boolean keepsNothing = path.endsWith("/hint") || path.endsWith("/step");
        HttpResponse<String> answer =
            (path.contains("/credit") ? before : people.stranger()).at(site.url()).post(path, FORM);
        if (!keepsNothing) {
          assertEquals(429, answer.statusCode(), path);
          assertTrue(answer.headers().firstValue("Retry-After").isPresent(), path);
          assertTrue(answer.body().contains("Sign in to go on"), path);
        }
        assertEquals(rows, rows(), path);
      }
    }
  }

  @Test
  void whatWasTypedStaysAndWhoSignsInGoesOn() {
    TestBrowser known = people.named("bo");
    useUp("127.0.0.1");
    HttpResponse<String> refused =
        people.stranger().at(site.url()).post(TestBrowser.EXERCISE, FORM);
    assertTrue(refused.body().contains("value=\"(0, 0)\""), refused.body());
    String method = CodeForms.PATH + "/submit";
    assertTrue(people.stranger().at(site.url()).post(method, FORM).body().contains("return a;"));
    assertEquals(303, known.at(site.url()).post(TestBrowser.EXERCISE, FORM).statusCode());
    assertEquals(303, known.at(site.url()).post(method, FORM).statusCode());
  }

  @Test
  void nextDayBeginsAnew() {
    useUp("127.0.0.1");
    clock.advance(Duration.ofDays(1));
    TestBrowser stranger = people.stranger().at(site.url());
    assertEquals(303, stranger.post(TestBrowser.EXERCISE, FORM).statusCode());
    assertEquals(List.of("2026-03-03"), Rows.of(data, "SELECT DISTINCT day FROM anonymous_bytes"));
  }

  @Test
  void smallAnswersAreCountedInBlocks() {
    for (int i = 0; i < 10; i++) {
      assertEquals(303, before.submit(TestBrowser.EXERCISE, "1", i + "", "0").statusCode());
    }
    assertEquals(
        List.of("16384", "16384"),
        Rows.of(data, "SELECT bytes FROM anonymous_bytes ORDER BY address"));
  }
}
