package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule of the lint, broken once, is reported with its file and line and nothing else. */
@TestInstance(Lifecycle.PER_CLASS)
class LessonRulesTest {
  /** One for all cases: formulas that do not change are typeset once. */
  private final Mathematics mathematics = new Mathematics();

  private static Arguments rule(String from, String to, int line, String problem) {
    return arguments(LessonFiles.LESSON, from, to, line, problem);
  }

  private static Arguments exerciseRule(String from, String to, int line, String problem) {
    return arguments(LessonFiles.EXERCISE, from, to, line, problem);
  }

  static Stream<Arguments> frontMatter() {
    String unknown = "unknown key in front matter: colour";
    return Stream.of(
        rule("---\n", "", 1, "the file must begin with front matter between lines of ---"),
        rule("title: A lesson\n", "", 1, "front matter must have the key title"),
        rule(
            "summary: What it is about.", "summary:", 3, "summary must have one value on its line"),
        rule("order: 901", "order: 901\ncolour: red", 5, unknown),
        rule("order: 901", "order: 901\norder: 901", 5, "order is given twice"),
        rule("order: 901", "order: first", 4, "order must be a whole number from 1: first"),
        exerciseRule("kind: place\n", "", 1, "front matter must have the key kind"));
  }

  static Stream<Arguments> exercises() {
    String kinds = "number, vector, yes-no, choice, place, trace, order, gaps, hunt, tests, code";
    String cost = "a hint must cost a share of the points from 0 to 1: ";
    return Stream.of(
        exerciseRule("title: Try it\n", "", 1, "front matter must have the key title"),
        exerciseRule("task: closest-point-place\n", "", 1, "front matter must have the key task"),
        exerciseRule("points: 4\n", "", 1, "front matter must have the key points"),
        exerciseRule("attempts: 3\n", "", 1, "front matter must have the key attempts"),
        exerciseRule("cost: 0.25\n", "", 1, "front matter must have the key cost"),
        exerciseRule(
            "cost: 0.25", "cost: 0.25\ntolerance: 1", 8, "unknown key in front matter: tolerance"),
        exerciseRule("points: 4", "points: 4\npoints: 5", 6, "points is given twice"),
        exerciseRule("title: Try it", "title:", 2, "title must have one value on its line"),
        exerciseRule(
            "-place\n",
            "-far\n",
            3,
            "task must name a task of touchline.topic.Topics: closest-point-far"),
        exerciseRule("kind: place", "kind: guess", 4, "kind must be one of " + kinds + ": guess"),
        exerciseRule(
            "kind: place", "kind: vector", 4, "kind must be that of the task, place: vector"),
        exerciseRule("points: 4", "points: 0", 5, "points must be a number above 0: 0"),
        exerciseRule("points: 4", "points: -1", 5, "points must be a number above 0: -1"),
        exerciseRule("points: 4", "points: many", 5, "points must be a number above 0: many"),
        exerciseRule("attempts: 3", "attempts: 0", 6, "attempts must be a whole number from 1: 0"),
        exerciseRule(
            "attempts: 3", "attempts: 2.5", 6, "attempts must be a whole number from 1: 2.5"),
        exerciseRule("attempts: 3", "attempts: 21", 6, "attempts must be at most 20: 21"),
        exerciseRule(
            "attempts: 3",
            "attempts: unlimited",
            6,
            "attempts must be a whole number from 1: unlimited"),
        exerciseRule(
            "task: closest-point-place\nkind: place",
            "task: closest-point-place\nkind: code",
            3,
            "task must be the id of a method of touchline.topic.Topics: closest-point-place"),
        exerciseRule(
            "task: closest-point-place\nkind: place",
            "task: overlap/write-it\nkind: code",
            3,
            "task must be the id of this exercise, one/try-it: overlap/write-it"),
        exerciseRule("cost: 0.25", "cost: 1.5", 7, "cost must be a share from 0 to 1: 1.5"),
        exerciseRule("cost: 0.25", "cost: -0.1", 7, "cost must be a share from 0 to 1: -0.1"),
        exerciseRule("hint 0.1", "hint", 12, "a hint must say what it costs: hint 0.1, or hint 0"),
        exerciseRule("hint 0.1", "hint 2", 12, cost + "2"),
        exerciseRule("hint 0.1", "hint cheap", 12, cost + "cheap"),
        exerciseRule("hint 0.1", "hint 1.1", 12, cost + "1.1"),
        exerciseRule(
            "hint 0.1",
            "hint 0.1 first",
            12,
            "a block of an exercise must be hint COST: hint 0.1 first"),
        exerciseRule("hint 0.1", "java", 12, "a block of an exercise must be hint COST: java"),
        exerciseRule("Look\nagain.\n", "", 12, "a hint must say something"),
        exerciseRule("again.\n```", "again.", 12, "a block must be closed by ```: hint 0.1"),
        exerciseRule(
            "```hint 0.1",
            "```hint 1\nAll.\n```\n\n```hint 0.1",
            16,
            "all hints together must cost at most 1: 1.1"),
        exerciseRule("Find it.\n", "", 1, "an exercise must say what is to be done"),
        exerciseRule("Find it.", "Find <b>it</b>.", 10, "raw HTML is not allowed: <b>"),
        exerciseRule(
            "Find it.",
            "Find [it](/lessons/two).",
            10,
            "a link must lead to a lesson that exists: /lessons/two"),
        exerciseRule(
            "Find it.",
            "Find it.\n\n    int x;",
            12,
            "code must be printed by a listing in lesson.md, from its source"));
  }

  @Test
  void twoExercisesOfALessonHaveTwoTitles(@TempDir Path folder) {
    LessonFiles files = LessonFiles.in(folder);
    files.write("lessons/one/again/exercise.md", files.read(LessonFiles.EXERCISE));
    files.change(
        LessonFiles.LESSON,
        "```exercise try-it\n```\n",
        "```exercise try-it\n```\n\n```exercise again\n```\n");
    assertEquals(
        List.of(
            "content/lessons/one/try-it/exercise.md:2: title must not be that of another exercise"
                + " of the lesson: Try it"),
        files.problems(mathematics));
  }

  static Stream<Arguments> text() {
    String loose = "$ must be closed in the same paragraph; a dollar sign is written \\$";
    return Stream.of(
        rule("A formula", "A <b>bold</b> formula", 7, "raw HTML is not allowed: <b>"),
        rule("## First\n", "## First\n\n<div>\n", 11, "raw HTML is not allowed: <div>"),
        rule("$x + 1$", "$x + 1", 7, loose),
        rule("\\$5", "$5", 7, loose),
        rule(
            "- 1\n$$",
            "- 1",
            31,
            "$$ must be closed by $$ at the end of a line, before a blank line"),
        rule("A formula", "![](dot.png) A formula", 7, "a picture must have alt text: dot.png"),
        rule(
            "A formula",
            "![a dot](dot.png) A formula",
            7,
            "a picture must be a figure: pictures from elsewhere are not shown: dot.png"),
        rule(
            "## First\n",
            "## First\n\n    int x;\n",
            11,
            "code must be printed by a listing, from its source"),
        exerciseRule(
            "Find it.",
            "Find it.\n\n## Then",
            12,
            "an exercise must have no headings: its title is in the front matter"),
        rule("## First", "## First\n\n<i>x</i>", 11, "raw HTML is not allowed: <i>"));
  }

  static Stream<Arguments> headingsAndLinks() {
    return Stream.of(
        rule(
            "## First",
            "# First",
            9,
            "a heading must start at ##: the title is in the front matter"),
        rule(
            "## First",
            "## First\n\n#### Deep",
            11,
            "a heading must not skip a level: h4 below h2"),
        rule("## First", "## First\n\n### First", 11, "heading is on the page already: #first"),
        rule(
            "#figure-move-it",
            "#elsewhere",
            11,
            "a link must lead to an anchor that exists: #elsewhere"),
        rule(
            "/one#first",
            "/one#last",
            11,
            "a link must lead to an anchor that exists: /lessons/one#last"),
        rule("/one#first", "/two", 11, "a link must lead to a lesson that exists: /lessons/two"),
        rule(
            "/lessons/one#first",
            "javascript:alert(1)",
            11,
            "a link must start with https://, /lessons/ or #, or be a page of the site:"
                + " javascript:alert(1)"));
  }

  static Stream<Arguments> blocks() {
    String kinds =
        "a block must be figure, compare, scales, grid, growth, pendulum, game, parity, commands or"
            + " file NAME, listing CLASS#TAG, exercise NAME or predict: java";
    String unclosed = "a block must be closed by ```: listing SegmentCircle#closestPoint";
    return Stream.of(
        rule("listing SegmentCircle#closestPoint", "java", 28, kinds),
        rule(
            "listing SegmentCircle#closestPoint",
            "listing SegmentCircle#sideways",
            28,
            "SegmentCircle.java must have a region // tag::sideways[] … // end::sideways[]"),
        rule(
            "listing SegmentCircle#closestPoint",
            "listing Stadium#sideways",
            28,
            "a listing must name one class, of which there are 0: Stadium"),
        rule(
            "listing SegmentCircle#closestPoint",
            "listing SegmentCircle",
            28,
            "a listing must be named Class#tag: SegmentCircle"),
        rule(
            "figure move-it",
            "figure Move_it",
            13,
            "a figure's name must be lower-case words and digits joined by single hyphens:"
                + " Move_it"),
        rule(
            "```exercise try-it\n```\n",
            "```exercise try-it\n```\n\n```exercise try-it\n```\n",
            43,
            "exercise is on the page already: #exercise-try-it"),
        rule("it\n```\n", "it\n```\n\n```listing SegmentCircle#closestPoint\n", 43, unclosed),
        rule(
            "view: -1 -1 9 8",
            "colour: red",
            17,
            "figure: unknown key, which must be one of title, alt, run, view, move, inputs, draw,"
                + " show, narrate, predict: colour [unknown-key]"),
        rule(
            "alt: A segment and a point.\n",
            "",
            14,
            "figure: this key is missing: alt [key-missing]"),
        rule(
            "run: SegmentCircle#closestPoint",
            "run: SegmentCircle#sideways",
            16,
            "figure: run must name a function of figures: SegmentCircle#sideways [run-unknown]"),
        rule(
            "segV: arrow from a",
            "wall: arrow from a",
            23,
            "figure: must be a variable of SegmentCircle#closestPoint or return: wall"
                + " [show-unknown]"));
  }

  @ParameterizedTest(name = "{4}")
  @MethodSource({"frontMatter", "exercises", "text", "headingsAndLinks", "blocks"})
  void brokenRuleIsReportedAtItsLine(
      String file, String from, String to, int line, String problem, @TempDir Path folder) {
    List<String> problems = LessonFiles.in(folder).change(file, from, to).problems(mathematics);
    String expected = "content/" + file + ":" + line + ": " + problem;
    assertEquals(List.of(expected), withoutFollowers(problems));
  }

  /** A block that was refused leaves its links and exercises without a goal; that is said too. */
  private static List<String> withoutFollowers(List<String> problems) {
    return problems.stream().filter(problem -> !problem.endsWith(": #figure-move-it")).toList();
  }

  @Test
  void lessonWithoutFaultHasNoProblems(@TempDir Path folder) {
    assertEquals(List.of(), LessonFiles.in(folder).problems(mathematics));
  }

  @Test
  void formulaThatKatexRefusesIsReported(@TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder)
            .change(LessonFiles.LESSON, "$x + 1$", "$\\foo$")
            .change(LessonFiles.LESSON, "x\n- 1", "\\href{https://a.b}{x}")
            .change(LessonFiles.EXERCISE, "Find it.", "Find $\\point{q}$ near $\\point{p}$.");
    String lesson = "content/" + LessonFiles.LESSON;
    assertEquals(
        List.of(
            lesson
                + ":7: mathematics: Undefined control sequence: \\foo at position 1: \\foo in"
                + " \\foo",
            lesson
                + ":31: mathematics: only \\htmlClass{v-name} is allowed, not \\href in"
                + " \\href{https://a.b}{x}",
            "content/lessons/one/try-it/exercise.md:10: mathematics: no figure of the lesson has"
                + " this variable: q"),
        files.problems(mathematics));
  }

  @Test
  void bytesThatAreNotUtf8AreReportedAtTheirLine(@TempDir Path folder) throws IOException {
    LessonFiles files = LessonFiles.in(folder).delete(LessonFiles.EXERCISE);
    byte[] latin = "---\ntitle: K\u00FCrze\n".getBytes(StandardCharsets.ISO_8859_1);
    Files.write(files.content().resolve(LessonFiles.EXERCISE), latin);
    List<String> problems = files.problems(mathematics);
    assertEquals(
        "content/lessons/one/try-it/exercise.md:2: the file must be UTF-8",
        problems.get(problems.size() - 1));
  }

  @Test
  void byteOrderMarkIsNoText(@TempDir Path folder) {
    LessonFiles files = LessonFiles.in(folder).change(LessonFiles.LESSON, "---", "\uFEFF---");
    assertEquals(List.of(), files.problems(mathematics));
  }

  @Test
  void foldersAndFilesMustFit(@TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder)
            .delete(LessonFiles.EXERCISE)
            .write("lessons/Two_b/lesson.md", "---\ntitle: B\nsummary: S\norder: 902\n---\n");
    String slug = "must be lower-case words and digits joined by single hyphens: Two_b";
    assertEquals(
        List.of(
            "content/lessons/Two_b/lesson.md:1: the folder's name " + slug,
            "content/lessons/one/lesson.md:40: an exercise must have a folder beside lesson.md:"
                + " try-it",
            "content/lessons/one/try-it/exercise.md:1: the file is missing"),
        files.problems(mathematics));
  }

  @Test
  void exerciseMustBePlacedAndOrderUnique(@TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder)
            .change(LessonFiles.LESSON, "```exercise try-it\n```\n", "")
            .write("lessons/two/lesson.md", "---\ntitle: B\nsummary: S\norder: 901\n---\n");
    assertEquals(
        List.of(
            "content/lessons/one/try-it/exercise.md:1: an exercise must be placed in lesson.md by a"
                + " block: exercise try-it",
            "content/lessons/two/lesson.md:4: order must be unique, but one has the same: 901"),
        files.problems(mathematics));
  }
}
