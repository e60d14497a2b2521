package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import touchline.server.AnswerFields;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;

/** Cases that students write for a method of the page: in assignments, and after new versions. */
class PublishedCasesTest extends PublishedCase {
  private static final String TITLE = "Expose the mistakes about a disc";

  /** Each center, radius, p and whether it lies in the disc; the last lies on the edge. */
  private static final List<String> CASES =
      List.of(
          "(2, 1)", "2", "(3, 2)", "yes", "(3, -2)", "4", "(0, 0)", "yes", "(0, 0)", "5", "(6, 1)",
          "no", "(-3, 2)", "3", "(1, -1)", "no", "(0, 0)", "5", "(3, 4)", "yes");

  /** The program alone, without what it is a mistake of. */
  private static String program(String file) {
    String source = source(file);
    return source.substring(source.indexOf("import"));
  }

  /** Publishes a draft with such an exercise. */
  private static HttpResponse<String> publish(String path, String... more) {
    String[] fields = {
      "tests-title",
      TITLE,
      "tests-text",
      "Write cases for the method. A point on the edge lies in the disc."
    };
    return publishWith(
        path, Stream.concat(Stream.of(fields), Stream.of(more)).toArray(String[]::new));
  }

  private static String exercise(String path) {
    return "own/exercise_" + number(path) + "_tests";
  }

  /** A right method that leaves out the edge, cases at it, and the marks once that is mended. */
  @Test
  void markingAgainAsksTheNewVersionAboutTheSameCases() throws IOException {
    String path = draft();
    ClassRoom.location(publish(path, "reference", program("mistakes/edge.java")));
    String exercise = exercise(path);
    String assignment = assignment(exercise, 6);
    TestBrowser student = room.member("rita", "student");
    String attempt = begun(student, assignment + "/" + exercise);
    String page = student.get(attempt).body();
    assertTrue(page.contains(TITLE), page);
    assertFalse(page.contains("data-task") || page.contains("lengthSquared"), page);
    String told = AnswerFields.post(student, attempt, "", CASES).text();
    assertTrue(told.contains("Case 5 accuses the right method"), told);
    assertTrue(told.contains("3 of 6 points"), told);
    assertEquals(List.of("rita 3"), points(assignment));
    ClassRoom.location(publish(path, "reference", program("reference.java")));
    String dry =
        ClassRoom.location(author.fill(room.course + "/remarks", "what", number(assignment)));
    assertTrue(until(dry, "Which marks are to count").contains(TITLE), "it changes");
    assertEquals(303, author.fill(dry + "/apply", "way", "replace").statusCode());
    until(dry, "<strong>Applied.</strong>");
    assertEquals(List.of("rita 6"), points(assignment));
    String right = student.get(attempt).body();
    assertTrue(right.contains("All 3 mistaken methods are exposed."), Jsoup.parse(right).text());
    String cell = room.course + "/gradebook/" + number(assignment) + "/" + room.account("rita");
    assertTrue(room.owner.get(cell).body().contains(TITLE), "in the gradebook");
    String receipt = Jsoup.parse(right).select("pre.receipt").first().wholeText();
    String checked = student.fill("/receipts", "receipt", receipt).body();
    assertTrue(checked.contains("This receipt is genuine."), checked);
  }

  @Test
  void itIsNowhereElse() {
    String path = draft();
    ClassRoom.location(publish(path));
    TestBrowser anybody = new TestBrowser(room.site.url());
    String page = "/exercises/" + exercise(path);
    assertEquals(404, anybody.get(page).statusCode());
    assertEquals(404, anybody.get(page + "/credit").statusCode());
    assertEquals(404, anybody.post(page, "question=1&seed=1&a0=yes").statusCode());
  }

  /** What was typed could not be read in other fields. */
  @Test
  void anExerciseThatStudentsHaveKeepsItsMethod() throws IOException {
    String path = draft();
    ClassRoom.location(publish(path));
    String renamed = program("reference.java").replace("inDisc", "isInside");
    HttpResponse<String> told =
        publish(
            path,
            "method",
            "boolean isInside(Vec2 center, double radius, Vec2 p)",
            "reference",
            renamed,
            "source-0",
            program("mistakes/edge.java").replace("inDisc", "isInside"),
            "source-1",
            program("mistakes/origin.java").replace("inDisc", "isInside"),
            "source-2",
            program("mistakes/square.java").replace("inDisc", "isInside"));
    assertEquals(422, told.statusCode());
    assertTrue(told.body().contains("its method must stay"), told.body());
    assertTrue(told.body().contains("id=\"tests-title-problem\""), told.body());
  }

  @Test
  void itIsMeasuredBesideTheMethodAndWhatBreaksARuleIsToldAtItsField() {
    String path = draft();
    String told =
        send(path, "tests-title", TITLE, "tests-text", "Write some.", "go", "measure").body();
    assertTrue(told.contains("3 mistakes wait to be exposed."), told);
    assertTrue(told.contains("Every mistake that waits is exposed by one of these:"), told);
    String broken =
        send(path, "tests-title", "", "tests-text", "<script>alert(1)</script>", "go", "measure")
            .body();
    assertTrue(broken.contains("id=\"tests-title-problem\""), broken);
    assertTrue(broken.contains("id=\"tests-text-problem\""), broken);
    assertFalse(broken.contains("<script>alert"), broken);
  }

  /** A mistake that answers as the right method does, as long as nobody has written it. */
  @Test
  void aMistakeThatNoCaseShowsDoesNotWait() throws IOException {
    String told =
        send(
                draft(),
                "tests-title",
                TITLE,
                "tests-text",
                "Write some.",
                "source-0",
                program("reference.java"),
                "go",
                "measure")
            .body();
    assertTrue(told.contains("2 mistakes wait to be exposed."), told);
    assertTrue(told.contains("“The edge is left out” does not wait"), told);
  }

  @Test
  void whatMakesNoCaseIsWrittenBesideTheRanges() {
    String path = draft();
    String wanted =
        "import touchline.geometry.*;\n\nclass Solution {\n"
            + "  static boolean wanted(Vec2 center, double radius, Vec2 p) {\n"
            + "    return radius > 0;\n  }\n}\n";
    String said = "radius is above zero.";
    String good = send(path, "wanted-said", said, "wanted-source", wanted, "go", "measure").body();
    assertTrue(good.contains("data-state=\"good\""), good);
    String none = send(path, "wanted-said", "", "wanted-source", wanted, "go", "measure").body();
    assertTrue(none.contains("id=\"wanted-said-problem\""), none);
    String own =
        send(
                path,
                "wanted-said",
                said,
                "wanted-source",
                wanted.replace("> 0", "> 2"),
                "go",
                "measure")
            .body();
    assertTrue(own.contains("your own method says") || own.contains("Your own method says"), own);
    assertTrue(own.contains("id=\"cases-problem\""), own);
    String fits =
        send(path, "wanted-source", wanted.replace("wanted(", "wants("), "go", "measure").body();
    assertTrue(fits.contains("id=\"wanted-source-problem\""), fits);
  }
}
