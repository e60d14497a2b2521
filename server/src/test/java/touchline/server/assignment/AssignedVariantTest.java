package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;
import static touchline.server.ClassRoom.VALUE;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.code.CodeExercise;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.code.CodeForms;
import touchline.server.grading.verdict.Adapter;
import touchline.server.lesson.AnswerFiles;
import touchline.topic.Topics;

/** Methods that an assignment asks for in a form that the lesson does not print. */
@Tag("store")
class AssignedVariantTest {
  private static final String RIGHT = AnswerFiles.source(METHOD, "right-clamp");
  private static final String UNCLAMPED = AnswerFiles.source(METHOD, "wrong-M01");
  private static final CodeExercise LESSON = Topics.method(METHOD).orElseThrow();
  private static final Pattern HEAD = Pattern.compile("class=\"code-signature\">static ([^<]*)<");

  @TempDir private static Path data;
  private static ClassRoom room;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static String assignment(String form, String... more) {
    String[] method = {
      "use:" + VALUE, "", "use:" + METHOD, "yes", "points:" + METHOD, "8", "form:" + METHOD, form
    };
    String[] all = new String[method.length + more.length];
    System.arraycopy(method, 0, all, 0, method.length);
    System.arraycopy(more, 0, all, method.length, more.length);
    return room.assignment(all);
  }

  private static String id(String assignment) {
    return assignment.substring(assignment.lastIndexOf('/') + 1);
  }

  /** The variant that a student's page asks for. */
  private static CodeExercise asked(String page) {
    Matcher head = HEAD.matcher(page);
    assertTrue(head.find(), page);
    return IntStream.rangeClosed(1, LESSON.variants())
        .mapToObj(LESSON::variant)
        .filter(variant -> variant.declaration().equals("static " + head.group(1)))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no variant: " + head.group(1)));
  }

  private static HttpResponse<String> submit(TestBrowser who, String assignment, String source) {
    return CodeForms.handIn(who, assignment + "/" + METHOD, CodeForms.form(source));
  }

  @Test
  void instructorChoosesAndTheChoiceIsKeptAndSaid() {
    String assignment = assignment("variant");
    assertEquals(
        List.of("variant"),
        Rows.of(data, "SELECT form FROM assignment_part WHERE assignment = " + id(assignment)));
    String page = room.owner.get(assignment).body();
    assertTrue(page.contains("8 points, a variant for each student"), page);
    String form = room.owner.get(assignment + "/edit").body();
    assertTrue(form.contains("value=\"variant\" selected"), form);
    assertTrue(form.contains("Form of Write closestPoint"), form);
    assertFalse(form.contains("name=\"form:" + VALUE), "only methods have forms");
    String log = room.owner.get(room.course + "/log").body();
    assertTrue(log.contains(METHOD + " 8 (a variant for each student)"), log);
    assertEquals(
        List.of("lesson"),
        Rows.of(data, "SELECT form FROM assignment_part WHERE assignment = " + id(assignment(""))));
  }

  @Test
  void studentIsAskedForAFormThatTheLessonDoesNotPrint() {
    String assignment = assignment("variant", "attempts", "9");
    TestBrowser student = room.member("student");
    String page = student.get(assignment + "/" + METHOD).body();
    CodeExercise variant = asked(page);
    assertFalse(page.contains("closestPoint(Vec2"), page);
    assertFalse(page.contains("data-runs"), "the lesson's figure shows the lesson's method");
    assertTrue(page.contains("Write " + variant.signature().method()), page);
    assertTrue(page.contains("<code>" + variant.signature().method() + "("), "its own cases");
    HttpResponse<String> pasted = submit(student, assignment, RIGHT);
    assertEquals("does-not-fit", CodeForms.outcome(pasted), pasted.body());
    HttpResponse<String> right = submit(student, assignment, Adapter.adapted(variant, RIGHT));
    assertEquals("right", CodeForms.outcome(right), right.body());
    assertTrue(right.body().contains("8 of 8 points."), right.body());
    assertEquals(
        List.of(Integer.toString(variant.number())),
        Rows.of(
            data,
            "SELECT DISTINCT code_submission.variant FROM code_submission JOIN attempt"
                + " ON attempt.id = code_submission.attempt WHERE assignment = "
                + id(assignment)));
    assertEquals(variant.number(), asked(student.get(assignment + "/" + METHOD).body()).number());
  }

  @Test
  void wrongMethodIsToldInTheVariantsOwnTermsAndWithoutTheLessons() {
    String assignment = assignment("variant");
    TestBrowser student = room.member("student");
    CodeExercise variant = asked(student.get(assignment + "/" + METHOD).body());
    HttpResponse<String> wrong = submit(student, assignment, Adapter.adapted(variant, UNCLAMPED));
    assertEquals("wrong", CodeForms.outcome(wrong), wrong.body());
    assertTrue(
        wrong
            .body()
            .contains(
                "A small case where it fails:</span> <span>" + variant.signature().method() + "("),
        wrong.body());
    assertTrue(wrong.body().contains("<div class=\"code-own\">"), wrong.body());
    assertTrue(wrong.body().contains("Your method, step by step"), wrong.body());
    assertTrue(wrong.body().contains("lesson’s method, which is given a, b, p."), wrong.body());
    requireNothingOfTheLesson(wrong.body());
    room.clock.advance(Duration.ofHours(3));
    String path = assignment + "/" + METHOD + "?submission=" + CodeForms.submission(wrong);
    String later = student.get(path).body();
    assertTrue(later.contains("<div class=\"code-own\">"), later);
    requireNothingOfTheLesson(later);
  }

  private static void requireNothingOfTheLesson(String html) {
    assertFalse(html.contains("The lesson's method") || html.contains("pair-side right"), html);
  }

  @Test
  void lessonsFormShowsTheLessonsMethodOnlyInItsTime() {
    String assignment = assignment("lesson");
    TestBrowser student = room.member("student");
    HttpResponse<String> wrong = submit(student, assignment, UNCLAMPED);
    assertEquals("wrong", CodeForms.outcome(wrong), wrong.body());
    requireNothingOfTheLesson(wrong.body());
    HttpResponse<String> run =
        student.post(assignment + "/" + METHOD + "/run/result", CodeForms.form(UNCLAMPED));
    assertTrue(run.body().contains("code-own"), run.body());
    requireNothingOfTheLesson(run.body());
    HttpResponse<String> step =
        student.post(
            assignment + "/" + METHOD + "/step",
            CodeForms.form(UNCLAMPED) + "&input=" + CodeForms.encode("0 0 4 0 1 3"));
    assertEquals(200, step.statusCode(), step.body());
    requireNothingOfTheLesson(step.body());
    String script = assignment + "/" + METHOD + "/script/" + CodeForms.submission(wrong);
    HttpResponse<String> figure = student.get(script);
    assertEquals(422, figure.statusCode(), figure.body());
    assertTrue(figure.body().contains("before its time"), figure.body());
    String path = assignment + "/" + METHOD + "?submission=" + CodeForms.submission(wrong);
    room.clock.advance(Duration.ofHours(3));
    String later = student.get(path).body();
    assertTrue(later.contains("pair-side right"), later);
    assertTrue(later.contains("data-runs") || !later.contains("code-own"), later);
  }

  @Test
  void studentsOfAClassGetSeveralForms() {
    String assignment = assignment("variant");
    Set<Integer> numbers = new TreeSet<>();
    for (int i = 0; i < 12; i++) {
      numbers.add(asked(room.member("student").get(assignment + "/" + METHOD).body()).number());
    }
    assertTrue(numbers.size() > 1, numbers.toString());
  }
}
