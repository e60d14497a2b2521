package touchline.server.code.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.pair.CasePicture;
import touchline.server.Sweep;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grader;
import touchline.server.lane.Owner;
import touchline.server.lesson.AnswerFiles;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/**
 * Two runs beside each other: of a method of somebody's, and of the lesson's. By itself this takes
 * a drawn quarter of the stored answers, and more until some have parted; with {@code
 * -Dvariants=all} all of them.
 */
class PairsTest {
  private static final boolean ALL = Sweep.isWhole("variants");
  private static final long SEED = Long.getLong("seed", 1);
  private static final int ENOUGH = 2;

  private static final String MARK = "They diverge here.";

  /** The lesson's method has another word for "never" than the exercise. */
  private static final String SAME_AND_WRONG = "same answer. Where nothing is hit";

  private static final Pattern PARTS =
      Pattern.compile("<li data-line=\"(\\d+)\"[^>]* class=\"parts\">");

  private static final Pairs PAIRS =
      new Pairs(Lessons.load().cases()::figure, none -> CasePicture.NONE);

  private static Pool pool;
  private static Grader grader;

  @BeforeAll
  static void open() {
    pool = KeptWorkers.pool();
    Lessons lessons = Lessons.load();
    grader = new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown);
  }

  @AfterAll
  static void close() {
    pool.close();
  }

  static Stream<CodeExercise> exercises() {
    return Topics.methods().stream();
  }

  /** What a page shows of one case of somebody's method. */
  private static Optional<String> html(CodeExercise exercise, String source, double[] input) {
    return Optional.of(input)
        .filter(numbers -> PAIRS.isCase(exercise, numbers))
        .flatMap(numbers -> grader.traced(exercise, source, numbers, Owner.named("author")))
        .flatMap(traced -> PAIRS.html(exercise, source, traced));
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void answersAreToldAndPartExactlyWhereTheyAreWrong(CodeExercise exercise) throws Exception {
    int parted = 0;
    double[] input = shownCase(exercise);
    List<Path> files = files(exercise);
    for (int i = 0; i < files.size() && (ALL || i < files.size() / 4 || parted <= ENOUGH); i++) {
      Path file = files.get(i);
      String source = AnswerFiles.read(file);
      JobResult ran =
          pool.run(Job.of(source, exercise.signature(), List.of(input), "author").traced(0));
      Optional<String> html = html(exercise, source, input);
      boolean traced = ran instanceof JobResult.Finished done && done.trace().isPresent();
      assertEquals(traced, html.isPresent(), file.toString());
      if (html.isPresent()) {
        requireWellFormed(html.get());
        int marks = html.get().split(Pattern.quote(MARK), -1).length - 1;
        boolean same = isRight(exercise, ran, input) || html.get().contains(SAME_AND_WRONG);
        same |= html.get().contains("comes to no end");
        assertEquals(same ? 0 : 2, marks, file.toString());
        parted += marks / 2;
      }
    }
    assertTrue(parted > ENOUGH, "parted: " + parted);
  }

  private static List<Path> files(CodeExercise exercise) {
    List<Path> files = new ArrayList<>(AnswerFiles.of(exercise.id()));
    Collections.shuffle(files, new Random(SEED + exercise.id().hashCode()));
    return files;
  }

  /** The first one after the simplest that the lesson's method is right about. */
  private static double[] shownCase(CodeExercise exercise) {
    return Lessons.load().cases().shown(exercise).stream()
        .skip(1)
        .map(Case::input)
        .filter(input -> PAIRS.isCase(exercise, input))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isRight(CodeExercise exercise, JobResult ran, double[] input) {
    return ran instanceof JobResult.Finished finished
        && finished.cases().get(0) instanceof CaseRun.Gave gave
        && exercise.isRight(input, gave.raw());
  }

  private static void requireWellFormed(String html) throws Exception {
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(html)));
  }

  /** The line of the student's source and, as it reads, the line of the lesson's. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          vectors       | wrong-A17                | -2 4 3 1      | 7  | double dot =
          closest-point | wrong-M02                | 0 0 4 0 6 3   | 11 | if (proj >= length) {
          overlap       | wrong-closest-M02        | 0 0 4 0 7 1 2 | 6  | Vec2 closest =
          push-out      | wrong-P26-no-rule-on-segment | 0 0 4 0 2 0 3 | 13 | direction.times(depth)
          stadiums      | wrong-T3                 | 0 0 4 0 2 6 2 1 | 6 | double reach =
          stadiums      | wrong-M02                | 0 0 4 0 1 7 1 2 | 7 | SegmentCircle.overlaps(
          lines         | wrong-S09                | 1 5 5 2 3 6   | 7  | line.offset()
          lines         | wrong-L6                 | 0 0 4 0 6 3   | 7  | double proj =
          lines         | wrong-S12                | 1 5 5 2 3 6   | 6  | double proj =
          moving-circle | wrong-S05                | 0 0 4 0 1 5 1 2 -8 | 12 | double speed =
          safe-pass     | wrong-W1                 | 0 0 8 0 2 2 6 2 5 2 3 | 7 | if (blocks)
          robust-and-fast | wrong-G2               | -2 8 3 2 | 6 | int left =
          robust-and-fast | wrong-G12              | 5 4 2 3 | 8 | columns * rows
          """)
  void partsWhereTheMistakeShows(
      String lesson, String file, String input, String line, String lessonLine) {
    String html = told(lesson + "/write-it", file, input);
    Matcher parts = PARTS.matcher(html);
    assertTrue(parts.find(), html);
    assertEquals(line, parts.group(1));
    assertTrue(parts.find(), html);
    String printed =
        html.split("data-line=\"" + parts.group(1) + "\">", 2)[1]
            .split("</span>\n?<span class=\"line\"", 2)[0];
    assertTrue(
        printed.replaceAll("<[^>]*>", "").contains(lessonLine.replace(">", "&gt;")), printed);
  }

  private static String told(String id, String file, String input) {
    CodeExercise exercise = Topics.method(id).orElseThrow();
    return html(exercise, AnswerFiles.source(id, file), numbers(input)).orElseThrow();
  }

  private static double[] numbers(String text) {
    return Stream.of(text.strip().split(" +")).mapToDouble(Double::parseDouble).toArray();
  }

  @Test
  void everyTextOfTheStudentIsEscaped() throws Exception {
    String source =
        """
        import touchline.geometry.*;
        class Solution { // </pre><script>alert(1)</script>
          static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
            String attack = "\\"><script>alert(2)</script>\\n</textarea>";
            System.out.println(attack);
            if (attack.length() > 3 && "<b>".isEmpty()) return a;
            throw new RuntimeException("<script>alert(3)</script>");
          }
        }
        """;
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    String html = html(exercise, source, numbers("0 0 4 0 1 3")).orElseThrow();
    assertFalse(html.contains("<script>") || html.contains("<b>"), html);
    assertTrue(html.contains("It printed:") && html.contains("The method stops"), html);
    requireWellFormed(html);
  }

  /** No step is named that is not shown. */
  @Test
  void anEndlessLoopIsToldAsOne() {
    String source =
        """
        import touchline.geometry.*;
        class Solution {
          static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
            Vec2 segment = b.minus(a);
            while (true) {
              segment = b.minus(a);
            }
          }
        }
        """;
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    String html = html(exercise, source, numbers("0 0 4 0 1 3")).orElseThrow();
    assertTrue(html.contains("Your method comes to no end here."), html);
    assertFalse(html.contains("until your step"), html);
    assertFalse(html.contains("They diverge here"), html);
  }

  /** In the table and in the steps of each. */
  @Test
  void boxesAreToldByTwoCornersInBothMethods() {
    String html = told("boxes/write-it", "right-box", "4 3 0 0 6 1 3");
    assertEquals(2 + 2, html.split(Pattern.quote("(0, 0) to (4, 3)"), -1).length - 1, html);
    assertFalse(html.contains("Box["), html);
  }

  @Test
  void longRunsAreToldOnlyInPart() {
    String source =
        """
        import touchline.geometry.*;
        class Solution {
          static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
            double sum = 0;
            for (int i = 0; i < 100000; i++) {
              sum = sum + i;
            }
            return new Vec2(sum, 0);
          }
        }
        """;
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    String html = html(exercise, source, numbers("0 0 4 0 1 3")).orElseThrow();
    assertTrue(html.split("<li ", -1).length < 250, "steps: " + html.split("<li ", -1).length);
    assertTrue(html.contains("more steps.") && html.contains("were not kept"), html);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          overlap/write-it       | 0 0 4 0 1 2 -3       | false
          lines/write-it         | 2 2 2 2 1 5          | false
          moving-circle/write-it | 2 2 2 2 1 5 1 2 -8   | false
          safe-pass/write-it     | 0 0 8 0 1 4 3 -2     | false
          overlap/write-it       | 0 0 1e6 -1e6 1 2 1e6 | true
          boxes/write-it         | 0 0 4 3 1 2 -3       | false
          boxes/write-it         | 4 4 4 4 1 2 0        | true
          boxes/write-hits       | 2 2 2 2 4 3 4 3      | true
          safe-pass/write-it     | 0 0 8 0 0            | true
          robust-and-fast/write-it | 5 4 2 0            | false
          robust-and-fast/write-it | 5 4 2 -1           | false
          robust-and-fast/write-it | 1e6 0 2 1e-4       | false
          robust-and-fast/write-it | 5 4 0 3            | true
          robust-and-fast/write-it | 0 0 1e6 1          | true
          """)
  void oddCasesAreToldOrLeftOut(String id, String input, boolean isCase) throws Exception {
    CodeExercise exercise = Topics.method(id).orElseThrow();
    Optional<String> html = html(exercise, exercise.starter(), numbers(input));
    assertEquals(isCase, html.isPresent());
    assertTrue(html.orElse("").length() < 100_000, "length: " + html.orElse("").length());
    if (html.isPresent()) {
      requireWellFormed(html.get());
    }
  }

  @Test
  void numbersMustBeAsManyAsTheSignatureWants() {
    for (CodeExercise exercise : Topics.methods()) {
      // Two vectors and a number are five.
      String few = exercise.id().equals("bounce/write-it") ? "0 0 4 0" : "0 0 4 0 7";
      for (String input : List.of("1", few, "1 2 3 4 5 6 7 8 9 10 11 12")) {
        assertThrows(
            IllegalArgumentException.class,
            () -> PAIRS.isCase(exercise, numbers(input)),
            exercise.id());
      }
    }
  }
}
