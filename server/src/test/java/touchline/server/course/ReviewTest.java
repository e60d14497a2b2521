package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** What comes back for review, from what is stored with an account. */
@Tag("store")
class ReviewTest {
  private static final String PLAN = "/review/plan";
  private static final String ID = "closest-point/find-it";
  private static final String EXERCISE = "/exercises/" + ID;
  private static final Task TASK = Topics.task("closest-point-place").orElseThrow();

  @TempDir private Path data;

  private final TestClock clock = new TestClock();
  private TestSite site;
  private People people;
  private TestBrowser bo;

  @BeforeEach
  void start() {
    site = TestSite.startAt(data, clock);
    people = new People(site);
    bo = people.named("bo");
  }

  @AfterEach
  void stop() {
    site.close();
  }

  private int today() {
    return (int) LocalDate.ofInstant(clock.instant(), clock.getZone()).toEpochDay();
  }

  /** Answers all questions of a variant rightly, or so many of them. */
  private void solve(TestBrowser who, long seed, int questions) {
    Marker marker = Marker.of(TASK, seed);
    for (int question = 0; question < questions; question++) {
      who.fill(
          EXERCISE,
          "seed",
          Long.toString(seed),
          "question",
          Integer.toString(question + 1),
          "a0",
          marker.right(question).get(0));
    }
  }

  private static int questions(long seed) {
    return TASK.variant(seed).questions().size();
  }

  @Test
  void whatWentWrongComesBackInEveryBrowserOfAnAccount() {
    bo.submit(EXERCISE, "7", "100", "100");
    TestBrowser other = people.stranger();
    other.fill("/sign-in", "login", "bo", "password", People.PASSWORD);
    assertEquals(ID + " 0 " + (today() + 1) + " 0\n", other.get(PLAN).body());

    clock.advance(Duration.ofDays(1));
    solve(other, 8, questions(8));
    assertEquals(ID + " 1 " + (today() + 3) + " 1\n", bo.get(PLAN).body());
  }

  @Test
  void anExerciseIsDoneWithTheFirstRightAnswer() {
    assertTrue(questions(8) > 1, "a task of several questions");
    solve(bo, 8, 1);
    assertEquals(ID + " 1 0 0\n", bo.get(PLAN).body());
    solve(bo, 8, questions(8));
    assertEquals(ID + " 1 0 0\n", bo.get(PLAN).body());
  }

  @Test
  void theDayIsTheReadersOwn() {
    clock.advance(Duration.ofHours(15));
    bo.submit(EXERCISE, "7", "100", "100");
    int tomorrow = today() + 1;
    assertEquals(ID + " 0 " + tomorrow + " 0\n", bo.get(PLAN + "?zone=59").body());
    assertEquals(ID + " 0 " + (tomorrow + 1) + " 0\n", bo.get(PLAN + "?zone=60").body());
    assertEquals(ID + " 0 " + tomorrow + " 0\n", bo.get(PLAN + "?zone=-720").body());
    for (String wrong : new String[] {"", "1081", "-1081", "x", "99999999999", "1.5"}) {
      assertEquals(400, bo.get(PLAN + "?zone=" + wrong).statusCode(), wrong);
    }
  }

  @Test
  void nobodySeesWhatIsNotTheirs() {
    bo.submit(EXERCISE, "7", "100", "100");
    assertEquals("", people.named("cy").get(PLAN).body());
    TestBrowser stranger = people.stranger();
    stranger.submit(EXERCISE, "7", "100", "100");
    assertEquals("", stranger.get(PLAN).body(), "a browser keeps its own");
    assertEquals(
        "private, no-cache", bo.get(PLAN).headers().firstValue("Cache-Control").orElseThrow());
  }
}
