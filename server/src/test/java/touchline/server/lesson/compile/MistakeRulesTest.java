package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.mistake.MistakeText;
import touchline.server.lesson.Lessons;

/** What must hold for the files about mistakes, beside their form. */
@TestInstance(Lifecycle.PER_CLASS)
class MistakeRulesTest {
  private static final String FILE = "lessons/one/mistakes.md";
  private static final String TEXT =
      """
      ## L10 a name

      This is what you get.
      What is it?

      [First](#first)
      """;

  private final Mathematics mathematics = new Mathematics();

  @Test
  void theWordsTravelWithTheLessons(@TempDir Path folder) {
    LessonFiles files = LessonFiles.in(folder).write(FILE, TEXT);
    Lessons lessons = files.compile(mathematics);
    MistakeText said =
        new MistakeText("L10", "a name", "This is what you get. What is it?", "one#first", "First");
    assertEquals(said, lessons.mistakes().named("L10").orElseThrow());
    assertTrue(lessons.mistakes().named("M01").isPresent());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "## L10 | ## Z1 | 1 | must be a mistake that an exercise knows: Z1",
        "## L10 | ## M01 | 1 | a mistake must be told once, and M01 is in"
            + " content/lessons/closest-point/mistakes.md",
        "#first | #last | 6 | a link must lead to an anchor that exists: /lessons/one#last",
        "(#first) | (/lessons/two) | 6 | a link must lead to a lesson that exists: /lessons/two",
        "you get. | you get | 3 | a line must be one whole sentence: This is what you get",
        "[First](#first) |  | 1 | a mistake must end with its place, [WORDS](#ANCHOR): L10",
      })
  void brokenRuleIsReportedAtItsLine(
      String from, String to, int line, String rule, @TempDir Path folder) {
    LessonFiles files = LessonFiles.in(folder).write(FILE, TEXT);
    files.change(FILE, from, to == null ? "" : to);
    assertEquals(
        List.of("content/" + FILE + ":" + line + ": " + rule), files.problems(mathematics));
  }

  @Test
  void everyMistakeOfAnExerciseIsTold(@TempDir Path folder) {
    LessonFiles files = LessonFiles.in(folder);
    String told = files.read(LessonFiles.MISTAKES);
    int second = told.indexOf("\n## ");
    files.write(LessonFiles.MISTAKES, told.substring(second + 1));
    String rule = ":3: a mistakes.md must tell of every mistake that it knows: M01";
    assertEquals(List.of("content/" + LessonFiles.EXERCISE + rule), files.problems(mathematics));
  }
}
