package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;
import touchline.server.AnswerFields;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;
import touchline.server.author.AskedCases;

/** Questions that were written on a page, published: in assignments, marks, and new versions. */
class PublishedQuestionTest extends PublishedCase {
  private static final String TITLE = "Is it in the disc?";

  /** Publishes a draft with a question and this right method. */
  private static HttpResponse<String> publish(String path, String reference, String... more) {
    String[] fields = {
      "question-title", TITLE, "question-text", "Does `p` lie in the disc?", "reference", reference
    };
    return publishWith(
        path, Stream.concat(Stream.of(fields), Stream.of(more)).toArray(String[]::new));
  }

  private static String exercise(String path) {
    return "own/exercise_" + number(path) + "_question";
  }

  /** A student's attempt. */
  private record Work(String login, TestBrowser student, String attempt) {
    AskedCases asked() {
      return AskedCases.of(student.get(attempt).body());
    }
  }

  /**
   * The attempt of the first student who is asked for a case in which the two rules differ: a
   * version whose reference measures from the origin has no reason to draw one for everybody.
   */
  private static Work tellingRulesApart(String work) {
    return IntStream.range(0, 50)
        .mapToObj(i -> new Work("emil" + i, room.member("emil" + i, "student"), ""))
        .map(each -> new Work(each.login(), each.student(), begun(each.student(), work)))
        .filter(each -> !answers(each.asked(), true).equals(answers(each.asked(), false)))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isIn(Map<String, String> given, Vec2 center) {
    double away = AskedCases.point(given, "p").minus(center).length();
    return away <= AskedCases.number(given, "radius");
  }

  private static boolean isInDisc(Map<String, String> given) {
    return isIn(given, AskedCases.point(given, "center"));
  }

  private static boolean isAroundOrigin(Map<String, String> given) {
    return isIn(given, Vec2.ZERO);
  }

  private static List<String> answers(AskedCases asked, boolean isRight) {
    return asked
        .each()
        .map(each -> (isRight ? isInDisc(each) : isAroundOrigin(each)) ? "yes" : "no")
        .toList();
  }

  /** Answers as one rule has it; gives the page that comes. */
  private static String answer(TestBrowser student, String attempt, boolean isRight) {
    AskedCases asked = AskedCases.of(student.get(attempt).body());
    assertTrue(asked.count() >= 4, "cases: " + asked.count());
    return AnswerFields.post(student, attempt, "", answers(asked, isRight)).html();
  }

  @Test
  void itIsAssignedMarkedAndInTheGradebookLikeAnyExercise() throws IOException {
    String path = draft();
    ClassRoom.location(publish(path, source("reference.java")));
    String exercise = exercise(path);
    String form = room.owner.get(room.course + "/assignments/new").body();
    assertTrue(form.contains("use:" + exercise) && form.contains(TITLE), form);
    String assignment = assignment(exercise, 8);
    TestBrowser student = room.member("rita", "student");
    assertTrue(student.get(assignment).body().contains(TITLE), "its title");
    String attempt = begun(student, assignment + "/" + exercise);
    String page = student.get(attempt).body();
    assertFalse(page.contains("data-task") || page.contains("origin"), page);
    String wrong = answer(student, attempt, false);
    String told = Jsoup.parse(wrong).select(".verdict").text();
    assertTrue(told.contains("The distance is measured from the origin."), told);
    String right = answer(student, attempt, true);
    assertTrue(right.contains("7.2 of 8 points."), Jsoup.parse(right).text());
    assertEquals(List.of("rita 7.2"), points(assignment));
    String cell = room.course + "/gradebook/" + number(assignment) + "/" + room.account("rita");
    String work = room.owner.get(cell).body();
    assertTrue(work.contains(TITLE), work);
    String statistics = room.owner.get(room.course + "/statistics/" + number(assignment)).body();
    assertTrue(statistics.contains(TITLE), statistics);
    String common = room.course + "/statistics/" + number(assignment) + "/mistakes";
    String mistakes = room.owner.get(common).body();
    assertTrue(mistakes.contains("The centre is left out"), mistakes);
    String receipt = Jsoup.parse(right).select("pre.receipt").first().wholeText();
    assertTrue(receipt.contains(exercise), receipt);
    String checked = student.fill("/receipts", "receipt", receipt).body();
    assertTrue(checked.contains("This receipt is genuine."), checked);
  }

  @Test
  void itIsNowhereElse() throws IOException {
    String path = draft();
    ClassRoom.location(publish(path, source("reference.java")));
    TestBrowser anybody = new TestBrowser(room.site.url());
    String page = "/exercises/" + exercise(path);
    assertEquals(404, anybody.get(page).statusCode());
    assertEquals(404, anybody.get(page + "/credit").statusCode());
    assertEquals(404, anybody.post(page, "question=1&seed=1&a0=yes").statusCode());
    assertEquals(404, anybody.get(page + "/panel?seed=1").statusCode());
  }

  /**
   * The whole road: a wrong reference, work, a new version, a dry run, and the marks that count.
   */
  @Test
  void markingAgainShowsWhatANewVersionChangesAndAppliesIt() throws IOException {
    String path = draft();
    String wrong = source("mistakes/origin.java");
    String right = source("reference.java");
    ClassRoom.location(publish(path, wrong.substring(wrong.indexOf("import"))));
    String exercise = exercise(path);
    String assignment = assignment(exercise, 8);
    TestBrowser rosa = room.member("rosa", "student");
    String rosas = begun(rosa, assignment + "/" + exercise);
    Work emils = tellingRulesApart(assignment + "/" + exercise);
    String late = begun(room.member("otto", "student"), assignment + "/" + exercise);
    assertTrue(answer(rosa, rosas, true).contains("of 8 points"));
    assertTrue(answer(emils.student(), emils.attempt(), false).contains("8 of 8 points."));
    List<String> before = points(assignment);
    String full = emils.login() + " 8";
    assertTrue(before.contains(full), before.toString());
    AskedCases asked = AskedCases.of(rosa.get(rosas).body());
    ClassRoom.location(publish(path, right));
    assertEquals(asked, AskedCases.of(rosa.get(rosas).body()), "she is asked the same");
    assertEquals(200, author.get(assignment).statusCode(), late);
    String remarks = room.course + "/remarks";
    String dry = ClassRoom.location(author.fill(remarks, "what", number(assignment)));
    String told = until(dry, "Which marks are to count");
    assertTrue(told.contains(TITLE), told);
    assertEquals(before, points(assignment), "nothing is changed yet");
    assertEquals(303, author.fill(dry + "/apply", "way", "replace").statusCode());
    until(dry, "<strong>Applied.</strong>");
    List<String> after = points(assignment);
    assertTrue(after.contains("rosa 8"), after.toString());
    assertFalse(after.contains(full), after.toString());
    String page = rosa.get(rosas).body();
    assertTrue(page.contains("8 of 8 points."), page);
    String receipt = Jsoup.parse(page).select("pre.receipt").first().wholeText();
    String checked = rosa.fill("/receipts", "receipt", receipt).body();
    assertTrue(checked.contains("This receipt is genuine."), checked);
  }

  @Test
  void aQuestionThatStudentsHaveKeepsItsMethodAndItsRanges() throws IOException {
    String path = draft();
    String right = source("reference.java");
    ClassRoom.location(publish(path, right));
    String ranges = "center = -2..2, radius = 1..5, p = -8..8";
    HttpResponse<String> told = publish(path, right, "ranges", ranges);
    assertEquals(422, told.statusCode());
    assertTrue(told.body().contains("its method and its ranges must stay"), told.body());
    ClassRoom.location(publish(path, right, "question-title", "", "question-text", ""));
    assertEquals(422, publish(path, right, "ranges", ranges).statusCode(), "when it comes back");
  }

  @Test
  void whatBreaksARuleIsToldAtItsField() {
    String path = draft();
    String told =
        send(
                path,
                "question-title",
                "",
                "question-answer",
                "far",
                "question-tolerance",
                "2",
                "question-text",
                "<script>alert(1)</script>",
                "go",
                "measure")
            .body();
    assertTrue(told.contains("id=\"question-tolerance-problem\""), told);
    assertTrue(told.contains("id=\"question-text-problem\""), told);
    assertTrue(told.contains("id=\"question-title-problem\""), told);
    assertFalse(told.contains("<script>alert"), told);
    String kind =
        send(path, "method", "double inDisc(double radius)", "ranges", "", "go", "measure").body();
    assertTrue(kind.contains("a question needs a method that gives back"), kind);
  }

  @Test
  void itIsMeasuredBesideTheMethod() {
    String path = draft();
    String told =
        send(
                path,
                "question-title",
                TITLE,
                "question-text",
                "Does `p` lie in the disc?",
                "go",
                "measure")
            .body();
    assertTrue(told.contains("The question has 96 variants, each with "), told);
    assertTrue(told.contains("No case of the question shows “The edge is left out”."), told);
    assertTrue(told.contains("data-state=\"good\""), told);
  }
}
