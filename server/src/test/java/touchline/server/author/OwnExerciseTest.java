package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.diagram.Html;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.code.CodeForms;

/** Exercises that are folders, served: their pages, their verdicts, and in assignments. */
@Tag("store")
class OwnExerciseTest {
  private static final Path FOLDERS = Path.of("src/test/exercises");
  private static final String RING = "own/point-in-ring";

  @TempDir private static Path data;
  @TempDir private static Path folders;
  private static ClassRoom room;

  @BeforeAll
  static void start() throws IOException {
    for (Path file : files(FOLDERS)) {
      Path copy = folders.resolve(FOLDERS.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy);
    }
    Files.createDirectories(folders.resolve("bad"));
    Files.writeString(folders.resolve("bad/<i>.java"), "");
    room = new ClassRoom(data, clock -> TestSite.startServing(folders, data, clock));
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static List<Path> files(Path below) {
    try (Stream<Path> files = Files.walk(below)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String source(String file) {
    try {
      return Files.readString(FOLDERS.resolve(file));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static HttpResponse<String> submit(TestBrowser who, String path, String source) {
    return CodeForms.handIn(who, path, CodeForms.form(source));
  }

  static Stream<Arguments> mistakes() {
    return files(FOLDERS).stream()
        .filter(file -> file.getParent().endsWith("mistakes"))
        .map(file -> FOLDERS.relativize(file))
        .map(file -> Arguments.of(file.getName(0).toString(), file.toString()));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("mistakes")
  void everyMistakeIsDiagnosedByItsAuthorsWordsWithAnExample(String folder, String file) {
    List<String> comment = source(file).lines().limit(2).map(line -> line.substring(3)).toList();
    TestBrowser browser = new TestBrowser(room.site.url());
    String told = submit(browser, "/exercises/own/" + folder, source(file)).body();
    assertTrue(told.contains("data-outcome=\"wrong\""), told);
    assertTrue(told.contains("<strong>" + Html.escape(comment.get(0)) + ".</strong>"), told);
    assertTrue(told.contains(Html.escape(comment.get(1))), told);
    assertTrue(told.contains("A small case where it fails:"), told);
    assertTrue(told.contains("<div class=\"code-own\">") && told.contains("<svg"), told);
    assertFalse(told.contains("own/" + folder + "/"), "a mistake's id is nothing for students");
  }

  @ParameterizedTest
  @MethodSource("folders")
  void theReferenceIsRight(String folder) {
    TestBrowser browser = new TestBrowser(room.site.url());
    String told =
        submit(browser, "/exercises/own/" + folder, source(folder + "/reference.java")).body();
    assertTrue(told.contains("data-outcome=\"right\""), told);
  }

  static Stream<String> folders() {
    return Stream.of("mirror", "point-in-ring", "point-in-triangle");
  }

  /** Right, with roots where the reference compares squares. */
  @Test
  void aRightMethodInAnotherFormIsRight() {
    TestBrowser browser = new TestBrowser(room.site.url());
    String told =
        submit(
                browser,
                "/exercises/" + RING,
                """
                static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
                  double away = p.minus(center).length();
                  return away >= inner && away <= outer;
                }
                """)
            .body();
    assertTrue(told.contains("data-outcome=\"right\""), told);
  }

  @Test
  void thePageShowsThreeCasesAndNothingOfTheAuthorsPrograms() {
    TestBrowser browser = new TestBrowser(room.site.url());
    String page = browser.get("/exercises/" + RING).body();
    assertTrue(page.contains("<h3 id=\"point-in-ring-title\">A point in a ring</h3>"), page);
    assertTrue(page.contains("<code>inner</code>"), "the text, by the lessons’ Markdown");
    assertTrue(page.contains("<code>inRing((0, 0), 2, 5, (3, 1))</code>"), page);
    assertFalse(page.contains("inRing((0, 0), 2, 5, (3, 4))"), "hidden");
    assertFalse(page.contains("data-runs"), "no figure runs it");
    for (String line : source("point-in-ring/reference.java").lines().skip(3).toList()) {
      assertFalse(line.contains("return") && page.contains(Html.escape(line.strip())), line);
    }
    for (Path file : files(FOLDERS.resolve("point-in-ring/mistakes"))) {
      String name = source(FOLDERS.relativize(file).toString()).lines().findFirst().orElseThrow();
      assertFalse(page.contains(Html.escape(name.substring(3))), name);
    }
    String list = browser.get("/lessons/own").body();
    assertTrue(list.contains("<a href=\"/exercises/" + RING + "\">A point in a ring</a>"), list);
  }

  @Test
  void runTriesTheShownCasesAndShowsTheFirstThatFails() {
    TestBrowser browser = new TestBrowser(room.site.url());
    String wrong = source("point-in-ring/mistakes/no-hole.java");
    String told = browser.post("/exercises/" + RING + "/run/result", CodeForms.form(wrong)).body();
    assertTrue(told.contains("data-outcome=\"wrong\"") && told.contains("<svg"), told);
    HttpResponse<String> unknown =
        browser.post(
            "/exercises/" + RING + "/step",
            CodeForms.form(wrong) + "&input=" + CodeForms.encode("0 0 2 5 0.123 4"));
    assertEquals(204, unknown.statusCode(), "nobody knows what is right there");
  }

  private static String assignment() {
    return room.assignment(
        "use:" + ClassRoom.VALUE, "", "use:" + RING, "yes", "points:" + RING, "8");
  }

  @Test
  void itIsAssignedMarkedAndInTheGradebookLikeAnyMethod() {
    String form = room.owner.get(room.course + "/assignments/new").body();
    assertTrue(form.contains("Exercises of this site") && form.contains("use:" + RING), form);
    String assignment = assignment();
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    TestBrowser student = room.member("rita", "student");
    assertTrue(student.get(assignment).body().contains("A point in a ring"), "its title");
    String path = assignment + "/" + RING;
    String wrong = submit(student, path, source("point-in-ring/mistakes/no-hole.java")).body();
    assertTrue(wrong.contains("The hole is left out."), wrong);
    assertTrue(wrong.contains("1 of 2 attempts used."), wrong);
    String right = submit(student, path, source("point-in-ring/reference.java")).body();
    assertTrue(right.contains("8 of 8 points."), right);
    assertEquals(
        List.of("8.0"), Rows.of(data, "SELECT points FROM grade WHERE assignment = " + id));
    String cell = room.course + "/gradebook/" + id + "/" + room.account("rita");
    String work = room.owner.get(cell).body();
    assertTrue(work.contains("A point in a ring") && work.contains("Attempt 2: 100 %"), work);
    assertTrue(work.toLowerCase(java.util.Locale.ROOT).contains("the hole is left out"), work);
    String similar = room.course + "/statistics/" + id + "/similar/" + RING;
    assertEquals(200, room.owner.get(similar).statusCode());
    String statistics = room.owner.get(room.course + "/statistics/" + id).body();
    assertTrue(statistics.contains("similar/" + RING), statistics);
  }

  @Test
  void theAdministratorIsToldWhatIsServedAndWhatIsNot() {
    String page = room.owner.get("/exercise-folders").body();
    assertTrue(page.contains("bad is not served"), page);
    assertTrue(page.contains("&lt;i&gt;.java:1: must be one of"), page);
    assertFalse(page.contains("<i>"), page);
    assertTrue(page.contains("<a href=\"/exercises/" + RING + "\">A point in a ring</a>"), page);
    assertEquals(404, new TestBrowser(room.site.url()).get("/exercises/own/bad").statusCode());
  }

  /** And of each of the three what its question asks, and in which fields cases are written. */
  @Test
  void answersAreKeptByWhatStandsInTheFolders() {
    assertEquals(
        List.of("9"), Rows.of(data, "SELECT CAST(COUNT(*) AS TEXT) FROM exercise_answers"));
  }
}
