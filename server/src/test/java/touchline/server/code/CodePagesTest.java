package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.diagram.NumberText;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.lesson.AnswerFiles;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** Methods run and handed in on the pages, without a script. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CodePagesTest {
  private static final String RIGHT = AnswerFiles.source("closest-point/write-it", "right-clamp");
  private static final String WRONG = AnswerFiles.source("closest-point/write-it", "wrong-M01");

  private Path data;
  private TestSite site;
  private TestBrowser browser;

  @BeforeAll
  void open(@TempDir Path folder) {
    data = folder;
    site = TestSite.startWithoutScript(folder);
  }

  @AfterAll
  void close() {
    site.close();
  }

  @BeforeEach
  void newLearner() {
    browser = new TestBrowser(site.url());
  }

  private HttpResponse<String> run(String source) {
    return browser.post(CodeForms.PATH + "/run/result", CodeForms.form(source));
  }

  private HttpResponse<String> submit(String source) {
    return CodeForms.handIn(browser, CodeForms.PATH, CodeForms.form(source));
  }

  static Stream<Arguments> runs() {
    return Stream.of(
        arguments(RIGHT, "right", List.of("Every case shown is right.", "Submit it")),
        arguments(
            WRONG, "wrong", List.of("Not yet.", "of the 4 cases shown", "the right answer is")),
        arguments(
            CodeForms.solution("return a.plus(b)"),
            "does-not-compile",
            List.of("It does not compile.", "data-line=\"5\"", "Line 5.", "&#39;;&#39; expected")),
        arguments(
            "class Solution { static int other() { return 1; } }",
            "does-not-fit",
            List.of("The method we asked for is missing.")),
        arguments(
            CodeForms.solution("return new Vec2(System.nanoTime(), 0);"),
            "refused",
            List.of("data-line=\"5\"", "There is no clock here.")),
        arguments(
            CodeForms.solution("while (true) { a = b; }"),
            "time",
            List.of("It took too long.", "Does every loop come to an end?")),
        arguments(
            CodeForms.solution("return closestPoint(b, a, p);"),
            "recursion",
            List.of("It called itself too deeply.")),
        arguments(
            CodeForms.solution("throw new IllegalStateException(\"<i>no</i>\");"),
            "threw",
            List.of(
                "It ended with an exception.", "IllegalStateException", "&lt;i&gt;no&lt;/i&gt;")),
        arguments(
            CodeForms.solution("System.out.println(\"<b>\" + p); return a;"),
            "wrong",
            List.of("<pre class=\"printed\">&lt;b&gt;")));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("runs")
  void runSaysWhatHappened(String source, String outcome, List<String> said) {
    HttpResponse<String> answer = run(source);
    assertEquals(200, answer.statusCode());
    assertEquals(outcome, CodeForms.outcome(answer));
    said.forEach(text -> assertTrue(answer.body().contains(text), text + " in " + answer.body()));
    assertFalse(answer.body().contains("data-submission"), "a run is not stored");
    assertFalse(answer.body().contains("<b>"), "what a student wrote is text");
  }

  @Test
  void whoSolvedItIsToldSoAgain() {
    assertEquals(204, browser.get(CodeForms.PATH + "/solved").statusCode());
    submit(WRONG);
    assertEquals(204, browser.get(CodeForms.PATH + "/solved").statusCode());
    String right = submit(RIGHT).body();
    assertTrue(right.contains("mistakes we know"), right);
    submit(WRONG);
    assertTrue(browser.get(CodeForms.PATH + "/solved").body().contains("You solved this."));
    String page = browser.get(CodeForms.PATH).body();
    assertTrue(page.contains("You solved this."), page);
    assertTrue(page.contains("data-words=\"Vec2.cross(Vec2 other)"), page);
    assertTrue(page.contains("Math.sqrt(double)"), page);
  }

  @Test
  void submissionIsStoredMarkedAndShownAgain() {
    HttpResponse<String> sent = browser.post(CodeForms.PATH + "/submit", CodeForms.form(WRONG));
    assertEquals(303, sent.statusCode());
    String address = sent.headers().firstValue("Location").orElseThrow();
    HttpResponse<String> page = browser.get(address);
    while (CodeForms.outcome(page).equals("waiting")) {
      page = browser.get(address);
    }
    assertEquals("wrong", CodeForms.outcome(page));
    assertTrue(page.body().contains("Read again: <a href=\"/lessons/"), page.body());
    assertTrue(page.body().contains("A small case where it fails:"), page.body());
    assertFalse(page.body().contains("points."), "in practice nothing is reckoned");
    assertTrue(page.body().contains("code submission: " + CodeForms.submission(page)));
    assertTrue(page.body().contains("Your submission"), page.body());
    assertEquals(
        CodeForms.outcome(page),
        CodeForms.outcome(browser.get(CodeForms.PATH + "/result/" + CodeForms.submission(page))));
    assertEquals(404, new TestBrowser(site.url()).get(address).statusCode(), "only its learner's");
  }

  @Test
  void inPracticeNothingIsSaidOfPoints() {
    submit(RIGHT);
    String second = submit(WRONG).body();
    assertFalse(second.contains("Your best submission"), second);
    assertFalse(second.contains("Mark "), second);
  }

  @Test
  void formThatArrivesTwiceIsOneSubmission() {
    String form = CodeForms.form(RIGHT, "showing-1");
    HttpResponse<String> first = CodeForms.handIn(browser, CodeForms.PATH, form);
    HttpResponse<String> again = CodeForms.handIn(browser, CodeForms.PATH, form);
    assertEquals(CodeForms.submission(first), CodeForms.submission(again));
    HttpResponse<String> other =
        CodeForms.handIn(browser, CodeForms.PATH, CodeForms.form(WRONG, "showing-1"));
    assertNotEquals(CodeForms.submission(first), CodeForms.submission(other));
  }

  @Test
  void sourceIsKeptOnThePageAndIsText() {
    String source = "\n// </textarea><script>alert(1)</script> \u00e9 & \"\n" + WRONG;
    for (String action : List.of("/run", "/run/result", "/submit/result")) {
      String body = browser.post(CodeForms.PATH + action, CodeForms.form(source)).body();
      assertFalse(body.contains("<script>alert"), body);
    }
    String page = browser.post(CodeForms.PATH + "/run", CodeForms.form(source)).body();
    assertTrue(page.contains(">\n\n// &lt;/textarea&gt;&lt;script&gt;"), page);
  }

  @Test
  void whatCannotBeRunIsSaidWhereTheSourceIs() {
    HttpResponse<String> blank = browser.post(CodeForms.PATH + "/run", "source=+&key=k");
    assertEquals(422, blank.statusCode());
    assertTrue(blank.body().contains("There is no source yet."), blank.body());
    String longest = RIGHT + " ".repeat(64_000 - RIGHT.length());
    assertEquals("right", CodeForms.outcome(run(longest)));
    assertEquals(200, run(longest + " ".repeat(1_536)).statusCode());
    HttpResponse<String> tooLong = submit(longest + " ".repeat(1_537));
    assertEquals(413, tooLong.statusCode());
    assertTrue(tooLong.body().contains("This source is too long"), tooLong.body());
    HttpResponse<String> cut = run("\u6f22".repeat(80_000));
    assertEquals(413, cut.statusCode());
    assertTrue(cut.body().contains("This source is too long"), cut.body());
    HttpResponse<String> astral = run("// " + "\u6f22".repeat(60_000) + "\n" + RIGHT);
    assertEquals("right", CodeForms.outcome(astral));
  }

  @Test
  void anotherSitesPageCannotSendIt() {
    for (String action : List.of("/run", "/submit", "/run/result", "/submit/result", "/step")) {
      HttpResponse<String> refused =
          browser.post(
              CodeForms.PATH + action, CodeForms.form(RIGHT), "Sec-Fetch-Site", "cross-site");
      assertEquals(403, refused.statusCode(), action);
    }
  }

  @Test
  void queueIsEmptyWhenNothingWaits() {
    HttpResponse<String> queue = browser.get(CodeForms.PATH + "/queue");
    assertEquals("{\"waiting\": 0, \"before\": 0}", queue.body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1 2 3", "1 2 3 4 5 NaN", "1 2 3 4 5 1e7", "1 2 3 4 5 6 7", "a b"})
  void stepRefusesWhatIsNoCase(String input) {
    HttpResponse<String> refused =
        browser.post(
            CodeForms.PATH + "/step", CodeForms.form(RIGHT) + "&input=" + CodeForms.encode(input));
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("This case cannot be shown"), refused.body());
  }

  @Test
  void everyPageShowsItsOwnExercise() {
    for (CodeExercise exercise : Topics.methods()) {
      String slug = exercise.id().substring(0, exercise.id().indexOf('/'));
      for (String path : List.of("/exercises/" + exercise.id(), "/lessons/" + slug)) {
        String page = browser.get(path).body();
        assertTrue(page.contains("data-code=\"" + exercise.id() + "\""), path);
        assertTrue(page.contains(exercise.declaration()), path);
        assertTrue(page.contains("formaction=\"/exercises/" + exercise.id() + "/run\""), path);
      }
    }
    assertEquals(308, browser.get(CodeForms.PATH + "/").statusCode());
    assertEquals(404, browser.get(CodeForms.PATH + "/credit").statusCode());
    assertEquals(404, browser.get(CodeForms.PATH + "?submission=x").statusCode());
  }

  private static String printed(double[] input) {
    return Arrays.stream(input).mapToObj(Double::toString).collect(Collectors.joining(" "));
  }

  private static String call(double[] input) {
    StringBuilder call = new StringBuilder("closestPoint(");
    for (int i = 0; i < input.length; i += 2) {
      call.append(i == 0 ? "(" : ", (").append(NumberText.of(input[i])).append(", ");
      call.append(NumberText.of(input[i + 1])).append(')');
    }
    return call.append(')').toString();
  }

  /**
   * Whatever is sent out: not the inputs of the hidden cases, not their answers, not their seed.
   */
  @Test
  void hiddenCasesAreNeverSent() {
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    HttpResponse<String> result =
        submit(
            CodeForms.solution(
                """
                String all = a.x() + " " + a.y() + " " + b.x() + " " + b.y();
                System.out.println(all + " " + p.x() + " " + p.y());
                return b;
                """));
    String id = CodeForms.submission(result);
    long seed =
        Long.parseLong(Rows.of(data, "SELECT seed FROM code_submission WHERE id = " + id).get(0));
    String sent =
        result.body()
            + browser.get(CodeForms.PATH + "?submission=" + id).body()
            + browser.get(CodeForms.PATH + "/result/" + id).body()
            + browser.get(CodeForms.PATH).body();
    assertFalse(sent.contains(Long.toString(seed)));
    List<Case> hidden = exercise.hidden(seed);
    assertTrue(hidden.size() > 30);
    for (Case each : hidden) {
      double[] p = each.input();
      assertFalse(sent.contains(printed(p)), "a hidden case as it was printed");
      assertFalse(sent.contains(call(p)), "the call of a hidden case");
    }
    double[] shown = Lessons.load().cases().shown(exercise).get(1).input();
    assertTrue(sent.contains(call(shown)), "as calls are written");
    assertTrue(sent.contains(printed(shown)), "as cases are printed");
  }
}
