package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.Rows;
import touchline.server.Sweep;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/**
 * Exercises for credit, byte by byte: before a question is finished nothing that a browser receives
 * has the right answer or that of a known mistake in it, as a text, as a number or as a place in a
 * picture.
 */
class CreditPayloadTest {
  /** One exercise of so many is begun; with {@code -Dcredit=1} each. */
  private static final int EVERY = Sweep.every("credit", 4);

  private static final Pattern SCRIPT = Pattern.compile("/assets/[a-z]+\\.[0-9a-f]+\\.js");
  private static final Pattern CHECKED = Pattern.compile("<input[^>]* checked");

  @TempDir private static Path data;
  private static TestSite site;

  private final TestBrowser browser = new TestBrowser(site.url());

  @BeforeAll
  static void start() {
    site = TestSite.start(data);
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  static Stream<ExerciseText> exercises() {
    List<ExerciseText> all =
        Lessons.load().exercises().stream()
            .filter(text -> Topics.task(text.task()).isPresent())
            .toList();
    return IntStream.range(0, all.size()).filter(i -> i % EVERY == 0).mapToObj(all::get);
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void nothingTellsAnAnswerBeforeTheQuestionIsFinished(ExerciseText exercise) {
    String path = "/exercises/" + exercise.id() + "/credit";
    Task task = Topics.task(exercise.task()).orElseThrow();
    HttpResponse<String> started = browser.post(path + "/start", "");
    long seed = seed(exercise.id());
    Marker marker = Marker.of(task, CreditVariants.chance(data, seed));
    String scripts = scripts(browser.get(path).body());
    assertFalse(scripts.contains(Long.toString(seed)), "the scripts are the same for everybody");
    for (int i = 0; i < marker.variant().questions().size(); i++) {
      List<String> seen = new ArrayList<>(List.of(whole(started)));
      seen.add(whole(browser.get(path + "?question=" + (i + 1))));
      seen.add(whole(browser.get(path + "/panel?question=" + (i + 1))));
      seen.add(whole(browser.post(path + "/panel", "question=" + (i + 1) + "&a0=no+number")));
      Untold untold = new Untold(exercise, task, () -> CreditVariants.chance(data, seed), seed, i);
      for (String payload : seen) {
        assertPlain(payload, seed);
        untold.assertNotIn(payload);
      }
    }
  }

  private static void assertPlain(String payload, long seed) {
    assertFalse(payload.contains("\"" + seed + "\""), "the seed is kept");
    assertFalse(payload.contains("seed=" + seed), "the seed is kept");
    for (String telling : List.of("data-task", "data-mistake", "class=\"solution", "v-result")) {
      assertFalse(payload.contains(telling), telling);
    }
    assertFalse(CHECKED.matcher(payload).find(), "a choice is made already");
  }

  private static String whole(HttpResponse<String> answer) {
    return answer.headers().map() + "\n" + answer.body();
  }

  private String scripts(String page) {
    StringBuilder scripts = new StringBuilder();
    for (MatchResult script : SCRIPT.matcher(page).results().toList()) {
      scripts.append(browser.get(script.group()).body());
    }
    assertTrue(scripts.length() > 0, page);
    return scripts.toString();
  }

  private long seed(String exercise) {
    return Long.parseLong(
        Rows.of(data, "SELECT seed FROM draw WHERE exercise = '" + exercise + "'").get(0));
  }
}
