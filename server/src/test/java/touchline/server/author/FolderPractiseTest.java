package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.exercise.Chance;
import touchline.question.PractisedQuestion;
import touchline.server.AnswerFields;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.lesson.Lessons;
import touchline.task.Given;
import touchline.task.GivenValue;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.task.Variant;

/** Questions that lessons have by a folder alone are practised as those of topics are. */
class FolderPractiseTest {
  private static final String MIRROR = "lines/mirror";
  private static final String RING = "two-circles/ring";

  @TempDir private static Path data;
  private static ClassRoom room;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data, clock -> TestSite.startAt(data, clock));
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  /** The page asks what the site would; it can mark that, and nothing that is asked for credit. */
  @ParameterizedTest
  @ValueSource(strings = {MIRROR, RING})
  void thePageHasWhatIsPractisedAndNothingThatCounts(String id) {
    Lessons lessons = Lessons.load();
    String question = id + "_question";
    Task task = lessons.task(question).orElseThrow();
    String text = lessons.practised(question);
    Task inPage = PractisedQuestion.task(task.id(), text);
    Set<List<GivenValue>> practised = new HashSet<>();
    for (long seed = 1; seed <= 400; seed++) {
      assertEquals(task.variant(seed), inPage.variant(seed));
      Marker marker = Marker.of(task, seed);
      assertEquals(marker.right(0), Marker.of(inPage, seed).right(0));
      practised.addAll(given(marker.variant()));
    }
    long told = text.lines().filter(line -> line.contains("|")).count();
    assertEquals(practised.size(), told, "the page has these cases and no other");
    for (long seed = 1; seed <= 400; seed++) {
      Chance secret = secret(seed);
      given(Marker.of(task, secret).variant())
          .forEach(given -> assertFalse(practised.contains(given), given.toString()));
    }
  }

  private static Chance secret(long seed) {
    return new Chance(seed) {
      @Override
      public boolean isOpen() {
        return false;
      }
    };
  }

  private static List<List<GivenValue>> given(Variant variant) {
    return variant.questions().stream()
        .flatMap(question -> question.givens().stream())
        .map(Given::values)
        .toList();
  }

  /** What marks comes once with a page, and neither with later panels nor where it counts. */
  @ParameterizedTest
  @ValueSource(strings = {MIRROR, RING})
  void whatMarksComesWithThePage(String id) {
    String path = "/exercises/" + id + "_question";
    TestBrowser browser = new TestBrowser(room.site.url());
    String marks = "<template class=\"practised\">";
    assertTrue(browser.get("/lessons/" + id.split("/")[0]).body().contains(marks), "the lesson");
    assertTrue(browser.get(path + "?seed=3").body().contains(marks), "the exercise's own page");
    assertFalse(browser.get(path + "/panel?seed=3").body().contains(marks), "a later panel");
    ClassRoom.location(browser.post(path + "/credit/start", ""));
    String credit = browser.get(path + "/credit").body();
    assertFalse(credit.contains(marks) || credit.contains("data-mistake"), credit);
  }

  /** Hints and the lesson's method belong to a question of a folder as to any other. */
  @Test
  void hintsAndAWorkedSolutionAreThere() {
    TestBrowser browser = new TestBrowser(room.site.url());
    String asked = "/exercises/" + MIRROR + "_question";
    String page = browser.get(asked + "?seed=1").body();
    assertTrue(page.contains("Hint 2") && page.contains("First find the foot of p"), page);
    assertFalse(page.contains("LineCircle#signedDistance"), "not before an answer");
    List<String> right =
        Marker.of(Lessons.load().task(MIRROR + "_question").orElseThrow(), 1).right(0);
    String solved = AnswerFields.post(browser, asked, "&seed=1", right).body().html();
    assertTrue(solved.contains("run: LineCircle#signedDistance"), solved);
    assertTrue(solved.contains("go back along the unit normal by twice this distance"), solved);
    assertFalse(page.contains("solution LineCircle"), "the block is not part of the text");
  }
}
