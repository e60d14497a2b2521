package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.Case;
import touchline.code.Group;
import touchline.diagram.Html;
import touchline.geometry.Vec2;
import touchline.server.AnswerFields;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.code.CodeForms;
import touchline.server.lesson.Lessons;
import touchline.task.Marker;

/** Exercises of lessons that bring their own programs: pages, verdicts, and in assignments. */
@Tag("store")
class LessonProgramsTest {
  private static final Path LESSONS = Path.of("../content/lessons");
  private static final String MIRROR = "lines/mirror";
  private static final String RING = "two-circles/ring";
  private static final String ASKED = "/exercises/" + MIRROR + "_question";

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

  private static String source(String file) {
    try {
      return Files.readString(LESSONS.resolve(file));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static HttpResponse<String> submit(TestBrowser who, String path, String source) {
    return CodeForms.handIn(who, path, CodeForms.form(source));
  }

  private static TestBrowser anybody() {
    return new TestBrowser(room.site.url());
  }

  static List<String> mistakes() throws IOException {
    try (Stream<Path> files = Files.walk(LESSONS)) {
      List<String> found =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> file.getParent().endsWith("mistakes"))
              .map(file -> LESSONS.relativize(file).toString())
              .sorted()
              .toList();
      assertTrue(found.size() >= 12, "six of either exercise: " + found);
      return found;
    }
  }

  private static String exercise(String file) {
    return file.substring(0, file.indexOf("/mistakes/"));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void everyMistakeIsToldInItsAuthorsWordsWithAnExample(String file) {
    List<String> comment = source(file).lines().limit(2).map(line -> line.substring(3)).toList();
    String told = submit(anybody(), "/exercises/" + exercise(file), source(file)).body();
    assertTrue(told.contains("data-outcome=\"wrong\""), told);
    assertTrue(told.contains("<strong>" + Html.escape(comment.get(0)) + ".</strong>"), told);
    assertTrue(told.contains(Html.escape(comment.get(1))), told);
    assertTrue(told.contains("A small case where it fails:"), told);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void theReferenceIsRightAndSoIsWhatTheyLeadBackTo(String id) {
    String told = submit(anybody(), "/exercises/" + id, source(id + "/reference.java")).body();
    assertTrue(told.contains("data-outcome=\"right\""), told);
    String page = anybody().get("/exercises/" + id).body();
    assertTrue(page.contains("Back to the lesson"), page);
  }

  static List<String> methods() {
    return List.of(MIRROR, RING);
  }

  /** Each stands in its lesson as others do, and no program reaches a page. */
  @ParameterizedTest
  @MethodSource("methods")
  void theLessonHasMethodAndQuestionAndNothingOfTheMethods(String id) throws IOException {
    String name = id.substring(id.indexOf('/') + 1);
    String page = anybody().get("/lessons/" + id.substring(0, id.indexOf('/'))).body();
    assertTrue(page.contains("id=\"exercise-" + name + "\""), "the method");
    assertTrue(page.contains("id=\"exercise-" + name + "_question\""), "the question");
    assertTrue(page.contains("data-task=\"" + id + "_question@"), "its script marks practice");
    for (String file : mistakes()) {
      String mistake = file.replace("/mistakes/", "/").replace(".java", "");
      assertFalse(page.contains(mistake), "a mistake's id is nothing for students: " + mistake);
    }
    source(id + "/reference.java")
        .lines()
        .filter(line -> line.contains("return"))
        .forEach(line -> assertFalse(page.contains(Html.escape(line.strip())), line));
  }

  private static Vec2 foot(Map<String, String> given) {
    Vec2 a = AskedCases.point(given, "a");
    Vec2 d = AskedCases.point(given, "b").minus(a);
    return a.plus(d.times(AskedCases.point(given, "p").minus(a).dot(d) / d.dot(d)));
  }

  private static String answer(TestBrowser who, Vec2 point) {
    List<String> texts = List.of("(" + point.x() + ", " + point.y() + ")");
    return AnswerFields.post(who, ASKED, "&seed=1", texts).body().html();
  }

  /** As in exercises that instructors write. */
  @ParameterizedTest
  @MethodSource("methods")
  void everybodyIsTriedInSpecialPositionsToo(String id) {
    List<Case> hidden = Lessons.load().asked(id).orElseThrow().hidden(1);
    assertTrue(hidden.stream().anyMatch(each -> each.group() == Group.SPECIAL), hidden.toString());
  }

  /**
   * Stored answers are marked again by the variant that they were given to. Whoever changes a head,
   * ranges, a reference or mistakes of a question that students have writes the numbers anew here
   * only if nobody has answered it.
   */
  @ParameterizedTest
  @CsvSource({MIRROR + ", -703243314", RING + ", -1461422906"})
  void aQuestionAsksWhatItAskedBefore(String id, int published) {
    List<Map<String, String>> asked = new ArrayList<>();
    for (int seed = 1; seed <= 8; seed++) {
      String page = anybody().get("/exercises/" + id + "_question?seed=" + seed).body();
      AskedCases.of(page).all().forEach(given -> asked.add(new TreeMap<>(given)));
    }
    assertEquals(published, asked.hashCode(), asked.toString());
  }

  @Test
  void aQuestionIsMarkedAndItsMistakeNamed() {
    TestBrowser browser = anybody();
    AskedCases asked = AskedCases.of(browser.get(ASKED + "?seed=1").body());
    Map<String, String> given = asked.all().get(0);
    String told = answer(browser, foot(given));
    assertTrue(told.contains("The closest point of the line is given."), told);
    Vec2 image = foot(given).times(2).minus(AskedCases.point(given, "p"));
    String solved = answer(browser, image);
    assertTrue(solved.contains("Right.") && solved.contains("The right answer is ("), solved);
  }

  private static Document cases(TestBrowser who, String id, List<String> texts) {
    return AnswerFields.post(who, "/exercises/" + id + "_tests", "&seed=1", texts);
  }

  private static List<String> exposing(String id) {
    return Marker.of(Lessons.load().task(id + "_tests").orElseThrow(), 1).right(0);
  }

  /** The programs run in workers, on cases that nobody has answered before. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {MIRROR + "; (0, 0)|(4, 0)|(1.07, 2)|(1.07, -2)", RING + "; (0, 0)|2|5.03|(1, 1)|no"})
  void casesExposeMistakesAndWhatSurvivesIsBehaviour(String id, String one) {
    Document told = cases(anybody(), id, List.of(one.split("\\|")));
    String verdict = told.select(".verdict").text();
    assertTrue(verdict.contains(" of 7 mistaken methods are exposed."), verdict);
    assertTrue(verdict.contains("passes all your cases."), verdict);
    Document all = cases(anybody(), id, exposing(id));
    assertEquals("Right.", all.select(".verdict-word").text(), all.text());
    assertTrue(all.text().contains("All 7 mistaken methods are exposed."), all.text());
    for (String code : List.of("class Solution", "minus(", "return ", "square")) {
      assertFalse(told.html().contains(code) || all.html().contains(code), code);
    }
  }

  @Test
  void aCaseMayAccuseTheReferenceOrMakeNoSense() {
    List<String> wrong = List.of("(0, 0)", "(4, 0)", "(1.07, 2)", "(1.07, 2)");
    String told = cases(anybody(), MIRROR, wrong).select(".verdict").text();
    assertTrue(told.contains("Case 1 accuses the right method"), told);
    List<String> senseless = List.of("(1, 1)", "(1, 1)", "(5, 4)", "(5, -2)");
    Document refused = cases(anybody(), MIRROR, senseless);
    assertTrue(refused.select(".verdict").isEmpty(), "not marked");
    assertTrue(
        refused.select(".problem").text().contains("a and b are never the same point."),
        refused.text());
    Document broken = cases(anybody(), RING, List.of("(0, 0", "two", "5", "(1, 1)", "no"));
    assertEquals("(0, 0", broken.select(".case input").get(0).val());
    assertFalse(broken.select(".case .problem").get(0).text().isEmpty());
  }

  /**
   * Cases that students wrote are read again by the fields of the method: whoever changes its head
   * or its ranges makes another exercise of it.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        MIRROR + "; 'a, b, p, expected answer'",
        RING + "; 'center, inner, outer, p, expected answer'"
      })
  void caseHasTheFieldsThatItHadBefore(String id, String published) {
    Document page = Jsoup.parse(anybody().get("/exercises/" + id + "_tests").body());
    assertEquals(
        published,
        String.join(
            ", ", page.select(".case").get(0).select("label[for], legend ~ * legend").eachText()));
  }

  /** Neither a page nor what a program may ask has anything of the programs. */
  @ParameterizedTest
  @MethodSource("methods")
  void programsStayOnTheServer(String id) {
    String lesson = id.substring(0, id.indexOf('/'));
    for (String path :
        List.of(
            "/lessons/" + lesson,
            "/exercises/" + id + "_tests",
            "/touchline/lessons/" + id + ".sources",
            "/lessons/" + id + ".sources",
            "/assets/" + id + ".sources",
            "/assets/touchline/lessons/" + id + ".sources")) {
      String body = room.owner.get(path).body();
      for (String file : List.of("/reference.java", "/wanted.java")) {
        source(id + file)
            .lines()
            .filter(line -> line.contains("return"))
            .forEach(line -> assertFalse(body.contains(Html.escape(line.strip())), path + line));
      }
      assertFalse(body.contains("mistakes/"), path);
    }
    String page = anybody().get("/exercises/" + id + "_tests").body();
    assertFalse(page.contains("data-task") || page.contains(id + "/"), "nothing that marks");
    assertTrue(page.contains("Back to the lesson"), page);
  }

  @Test
  void casesAreWrittenForCreditMarkedAgainAndInTheGradebook() {
    String tests = MIRROR + "_tests";
    String assignment =
        room.assignment(
            "use:" + ClassRoom.VALUE, "", "use:" + tests, "yes", "points:" + tests, "7");
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    TestBrowser student = room.member("cleo", "student");
    String path = assignment + "/" + tests;
    String attempt = ClassRoom.location(student.fill(path + "/attempts", "after", "0"));
    List<String> one = List.of("(0, 0)", "(4, 0)", "(1, 2)", "(1, -2)");
    String some = AnswerFields.post(student, attempt, "", one).text();
    assertTrue(some.contains("Partly right"), some);
    String all = AnswerFields.post(student, attempt, "", exposing(MIRROR)).text();
    assertTrue(all.contains("7 of 7 points"), all);
    String points = "SELECT points FROM grade WHERE assignment = " + id;
    assertEquals(List.of("7.0"), Rows.of(data, points));
    String work =
        room.owner.get(room.course + "/gradebook/" + id + "/" + room.account("cleo")).body();
    assertTrue(work.contains("Expose the mistakes about a mirror image"), work);
    Document page = Jsoup.parse(student.get(attempt).body());
    String receipt = page.select("pre.receipt").first().wholeText();
    String checked = student.fill("/receipts", "receipt", receipt).body();
    assertTrue(checked.contains("This receipt is genuine."), checked);
    String dry = ClassRoom.location(room.owner.fill(room.course + "/remarks", "what", id));
    assertTrue(until(dry).contains("Nothing differs."), until(dry));
    assertEquals(List.of("7.0"), Rows.of(data, points));
  }

  /** The page on marking again, once it is done. */
  private static String until(String path) {
    return assertTimeoutPreemptively(
        Duration.ofMinutes(2),
        () -> {
          String page = room.owner.get(path).body();
          while (page.contains("http-equiv=\"refresh\"")) {
            page = room.owner.get(path).body();
          }
          return page;
        });
  }

  @Test
  void whatCountsIsAskedInAVariantThatNobodyPractises() {
    TestBrowser other = anybody();
    ClassRoom.location(other.post(ASKED + "/credit/start", ""));
    Map<String, String> credit = AskedCases.of(other.get(ASKED + "/credit").body()).all().get(0);
    for (int seed = 1; seed <= 60; seed++) {
      AskedCases asked = AskedCases.of(other.get(ASKED + "?seed=" + seed).body());
      assertFalse(asked.all().contains(credit), credit.toString());
    }
  }

  @Test
  void itIsAssignedMarkedAndInTheGradebookLikeAnyOther() {
    String assignment =
        room.assignment(
            "use:" + ClassRoom.VALUE, "", "use:" + MIRROR, "yes", "points:" + MIRROR, "8");
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    TestBrowser student = room.member("rita", "student");
    String path = assignment + "/" + MIRROR;
    String wrong = submit(student, path, source(MIRROR + "/mistakes/foot.java")).body();
    assertTrue(wrong.contains("The closest point of the line is given."), wrong);
    String right = submit(student, path, source(MIRROR + "/reference.java")).body();
    assertTrue(right.contains("8 of 8 points."), right);
    assertEquals(
        List.of("8.0"), Rows.of(data, "SELECT points FROM grade WHERE assignment = " + id));
    String cell = room.course + "/gradebook/" + id + "/" + room.account("rita");
    String work = room.owner.get(cell).body();
    assertTrue(work.contains("The mirror image of a point"), work);
    String statistics = room.owner.get(room.course + "/statistics/" + id).body();
    assertTrue(statistics.contains("The mirror image of a point"), statistics);
  }

  @Test
  void theSearchFindsIt() {
    String found = anybody().get("/search?q=mirror+image").body();
    assertTrue(found.contains("mirror"), found);
  }
}
