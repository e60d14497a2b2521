package touchline.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.task.Given;
import touchline.task.Marker;
import touchline.task.Named;
import touchline.task.Question;
import touchline.task.Task;
import touchline.task.Tasks;
import touchline.task.Telling;
import touchline.task.Value;

/**
 * Exercises for credit, byte by byte: before a question is finished nothing that a browser receives
 * has the right answer or that of a known mistake in it, as a text, as a number or as a place in a
 * picture.
 */
class CreditPayloadTest {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?(E-?[0-9]+)?");
  private static final Pattern SCRIPT = Pattern.compile("/assets/[a-z]+\\.[0-9a-f]+\\.js");

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
    return Lessons.load().exercises().stream().filter(text -> Tasks.named(text.task()).isPresent());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void nothingTellsAnAnswerBeforeTheQuestionIsFinished(ExerciseText exercise) {
    String path = "/exercises/" + exercise.id() + "/credit";
    Task task = Tasks.named(exercise.task()).orElseThrow();
    HttpResponse<String> started = browser.post(path + "/start", "");
    long seed = seed(exercise.id());
    Marker marker = Marker.of(task, seed);
    String scripts = scripts(browser.get(path).body());
    assertFalse(scripts.contains(Long.toString(seed)), "the scripts are the same for everybody");
    for (int i = 0; i < marker.variant().questions().size(); i++) {
      List<String> seen = new ArrayList<>(List.of(whole(started)));
      seen.add(whole(browser.get(path + "?question=" + (i + 1))));
      seen.add(whole(browser.get(path + "/panel?question=" + (i + 1))));
      seen.add(whole(browser.post(path + "/panel", "question=" + (i + 1) + "&a0=no+number")));
      for (String payload : seen) {
        assertPlain(payload, seed);
        assertHides(payload, exercise, marker.variant().questions().get(i), task, seed, i);
      }
    }
  }

  private static void assertPlain(String payload, long seed) {
    assertFalse(payload.contains("\"" + seed + "\""), "the seed is kept");
    assertFalse(payload.contains("seed=" + seed), "the seed is kept");
    for (String telling :
        List.of("data-task", "data-mistake", " checked", "class=\"solution", "v-result")) {
      assertFalse(payload.contains(telling), telling);
    }
  }

  private static void assertHides(
      String payload, ExerciseText exercise, Question question, Task task, long seed, int asked) {
    Set<String> numbers = numbers(payload);
    Set<String> free = numbers(exercise.html());
    for (Given given : question.givens()) {
      for (Named named : given.values()) {
        named.numbers().forEach(number -> free.add(NumberText.of(number)));
      }
    }
    for (Value value : Telling.values(task, seed, asked)) {
      String where = exercise.id() + " seed " + seed + ": " + value;
      for (double number : new double[] {value.x(), value.y()}) {
        assertFalse(isRaw(number) && numbers.contains(Double.toString(number)), where);
      }
      Vec2 point = new Vec2(value.x(), value.y());
      if (isTelling(value.x(), free) && isTelling(value.y(), free)) {
        assertFalse(payload.contains(NumberText.of(point)), where);
        assertNotDrawn(payload, question.givens().get(0).drawing().view(), point, where);
      }
      if (value.y() == 0 && isTelling(value.x(), free)) {
        assertFalse(payload.contains(">" + NumberText.of(value.x()) + "<"), where);
        assertFalse(payload.contains("\"" + NumberText.of(value.x()) + "\""), where);
      }
    }
  }

  /** So many digits that no other number of the page is the same by chance. */
  private static boolean isRaw(double number) {
    return Double.toString(number).length() > 10;
  }

  /** A whole number is one of many in a page: a coordinate, an axis, a count. */
  private static boolean isTelling(double number, Set<String> free) {
    String text = NumberText.of(number);
    return text.contains(".") && !free.contains(text);
  }

  private static void assertNotDrawn(String payload, View view, Vec2 point, String where) {
    String x = NumberText.of(view.pixelX(point.x()));
    String y = NumberText.of(view.pixelY(point.y()));
    for (String drawn :
        List.of(
            "cx=\"" + x + "\" cy=\"" + y + "\"",
            "x1=\"" + x + "\" y1=\"" + y + "\"",
            "x2=\"" + x + "\" y2=\"" + y + "\"")) {
      assertFalse(payload.contains(drawn), where + " drawn");
    }
  }

  private static Set<String> numbers(String text) {
    Set<String> numbers = new LinkedHashSet<>();
    NUMBER.matcher(text).results().map(MatchResult::group).forEach(numbers::add);
    return numbers;
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

  @Test
  void aLeakWouldBeFound() {
    ExerciseText exercise = Lessons.load().exercise("closest-point/find-it").orElseThrow();
    Task task = Tasks.named(exercise.task()).orElseThrow();
    Question question = Marker.of(task, 1).variant().questions().get(0);
    int found = 0;
    for (Value value : Telling.values(task, 1, 0)) {
      String leak = "<p>" + NumberText.of(new Vec2(value.x(), value.y())) + "</p>";
      try {
        assertHides(leak, exercise, question, task, 1, 0);
      } catch (AssertionError leaking) {
        found++;
      }
    }
    assertTrue(found >= 10, "leaks found: " + found);
  }
}
