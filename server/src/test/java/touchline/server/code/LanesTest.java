package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** One visitor does not make another one wait. */
@Tag("store")
class LanesTest {
  /** Each keeps a worker busy for two seconds of its processor time, until it is killed. */
  private static final String HOSTILE =
      CodeForms.solution(
              """
              java.util.Map<Object, Integer> map = new java.util.HashMap<>();
              for (int i = 0; i < 6000; i++) map.put(new Same(), i);
              return a;
              """)
          + "final class Same { public int hashCode() { return 7; } }\n";

  private static final String RIGHT =
      CodeForms.solution(
          """
          Vec2 d = b.minus(a);
          double l = d.dot(d);
          double t = l == 0 ? 0 : Math.max(0, Math.min(1, p.minus(a).dot(d) / l));
          return a.plus(d.times(t));
          """);

  /** So many that the last of them would take minutes if it had to wait for all. */
  private static final int POSTS = 40;

  @TempDir private Path data;
  private TestSite site;
  private People people;

  @BeforeEach
  void start() {
    site = TestSite.startWithoutScript(data);
    people = new People(site);
  }

  @AfterEach
  void stop() {
    site.close();
  }

  private static String stored(TestBrowser who, String source, String key) {
    return ClassRoom.location(
        who.post(CodeForms.PATH + "/submit", CodeForms.form(source + "// " + key, key)));
  }

  private int waiting() {
    return Integer.parseInt(
        Rows.of(data, "SELECT count(*) FROM code_submission WHERE state = 'waiting'").get(0));
  }

  /** Hands in and asks until there is a verdict; a request waits for it by itself. */
  private static void assertMarkedRight(TestBrowser who, String key) {
    String path = stored(who, RIGHT, key);
    HttpResponse<String> answer = who.get(path);
    while (CodeForms.outcome(answer).equals("waiting")) {
      answer = who.get(path);
    }
    assertEquals("right", CodeForms.outcome(answer), answer.body());
  }

  private void assertGoesAhead(String word) {
    TestBrowser student = people.named("bo");
    assertMarkedRight(student, "quiet");
    List<TestBrowser> hostile = new ArrayList<>();
    TestBrowser known = people.named("cy");
    for (int i = 0; i < POSTS; i++) {
      hostile.add(word.equals("known") ? known : people.stranger());
      stored(hostile.get(i), HOSTILE, word + i);
    }
    for (int i = 0; i < 3; i++) {
      assertMarkedRight(student, "attacked" + i);
    }
    assertTrue(waiting() >= POSTS / 2, "most of the others must wait still: " + waiting());
  }

  @Test
  void whoIsSignedInDoesNotWaitForPeopleWithoutAnAccount() {
    assertGoesAhead("stranger");
  }

  @Test
  void whoIsSignedInDoesNotWaitForManyOfOnePerson() {
    assertGoesAhead("known");
  }

  @Test
  void workOfPeopleWithoutAnAccountIsDoneToo() {
    assertMarkedRight(people.stranger(), "one");
    assertEquals(0, waiting());
  }

  @Test
  void wholeLineOfOneAddressTakesNoMoreAndKeepsTheSource() {
    TestBrowser first = people.stranger();
    stored(first, RIGHT, "first");
    String learner = Rows.of(data, "SELECT max(id) FROM learner").get(0);
    Rows.change(
        data,
        """
        INSERT INTO code_submission (learner, exercise, content_version, source, source_sha256, seed,
          form_key, received_at, state, try_at)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
        SELECT %s, 'closest-point/write-it', 'v', 'x', '%s', 1, '', '2026-01-01T00:00:00Z',
          'waiting', 9000000000000000 FROM n
        """
            .formatted(learner, "0".repeat(64)));
    Rows.change(data, "DELETE FROM turn");
    Rows.change(
        data,
        "INSERT INTO turn (learner, since, lane, address) VALUES ("
            + learner
            + ", 1, 2, '127.0.0.1')");
    HttpResponse<String> refused =
        people.stranger().post(CodeForms.PATH + "/submit", CodeForms.form(RIGHT));
    assertEquals(429, refused.statusCode());
    assertTrue(refused.headers().firstValue("Retry-After").isPresent());
    assertTrue(refused.body().contains("or sign in"), refused.body());
    assertTrue(refused.body().contains("p.minus(a).dot(d)"), "the source is kept");
    assertMarkedRight(people.named("bo"), "known");
  }
}
