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
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.lesson.Lesson;

/** Goals, needs and numbers of a lesson. */
@TestInstance(Lifecycle.PER_CLASS)
class AimsAndClaimsTest {
  private static final String FILE = "content/" + LessonFiles.LESSON;
  private static final String GOALS = "goals:\n  - find it\n  - say why\n";

  private final Mathematics mathematics = new Mathematics();

  private List<String> problemsOf(Path folder, String front) {
    return LessonFiles.in(folder)
        .change(LessonFiles.LESSON, "order: 901", front)
        .problems(mathematics);
  }

  private List<String> problemsIn(Path folder, String text) {
    return LessonFiles.in(folder)
        .change(LessonFiles.LESSON, "## First\n", "## First\n\n" + text + "\n")
        .problems(mathematics);
  }

  @Test
  void aLessonSaysWhatItLeadsTo(@TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder)
            .change(LessonFiles.LESSON, "order: 901", "order: 1\n" + GOALS + "needs: none");
    assertEquals(List.of(), files.problems(mathematics));
    Lesson lesson = files.compile(mathematics).lesson("one").orElseThrow();
    assertEquals(List.of("find it", "say why"), lesson.aims().goals());
    assertEquals(List.of(), lesson.aims().needs());
    assertEquals(2, lesson.practice());
  }

  @Test
  void aLessonOfTheCourseHasGoalsAndNeeds(@TempDir Path folder) {
    List<String> problems = problemsOf(folder, "order: 1");
    assertEquals(2, problems.size(), problems::toString);
    assertTrue(problems.get(0).startsWith(FILE + ":1: front matter must have from 2 to 5 goals"));
    assertTrue(problems.get(1).startsWith(FILE + ":1: front matter must have the key needs"));
  }

  @Test
  void whatIsNeededComesBefore(@TempDir Path folder) {
    List<String> problems = problemsOf(folder, "order: 1\n" + GOALS + "needs: one, two");
    String rule = FILE + ":8: needs must name lessons that come before this one, or none: ";
    assertEquals(List.of(rule + "one", rule + "two"), problems);
  }

  @Test
  void aGoalIsAPhrase(@TempDir Path folder) {
    String goals = "goals:\n  - Find it\n  - say why.\n";
    List<String> problems = problemsOf(folder, "order: 1\n" + goals + "needs: none");
    assertEquals(2, problems.size(), problems::toString);
    assertTrue(problems.get(0).startsWith(FILE + ":5: a goal must go on from"), problems.get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "It held in 33 of 33 runs. | 33 of 33",
        "It costs 2 % more. | 2 %",
        "It costs 2 percent more. | 2 percent",
        "It is 1.5 times as fast. | 1.5 times as",
        "The root is 0.707107 here. | 0.707107",
        "It takes 34 ns. | 34 ns",
      })
  void aNumberThatLooksMeasuredNeedsASource(String text, String number, @TempDir Path folder) {
    String rule = "a number that looks measured must have a source, measured:NAME or ";
    assertEquals(
        List.of(FILE + ":11: " + rule + ClaimRule.LIST + ": " + number), problemsIn(folder, text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The radius is 1.5 m, and there are 12 of them.",
        "In mathematics $0.707107$ and in code `0.707107`.",
        "A swing takes [1.18](measured:swing-from-level) times as long.",
      })
  void aNumberWithASourceMayStand(String text, @TempDir Path folder) {
    assertEquals(List.of(), problemsIn(folder, text));
  }

  @Test
  void aMeasuredValueIsTheOneThatTheBuildComputes(@TempDir Path folder) {
    String rule = FILE + ":11: a measured value must be ";
    assertEquals(
        List.of(rule + "the one that the build computes, 1.18: measured:swing-from-level"),
        problemsIn(folder, "It takes [1.2](measured:swing-from-level) times as long."));
  }

  @Test
  void aMeasuredValueIsKnown(@TempDir Path folder) {
    String rule = "a measured value must be one of touchline.topic.Measurements, measured:NAME: ";
    assertEquals(
        List.of(FILE + ":11: " + rule + "measured:nothing"),
        problemsIn(folder, "It takes [1.2](measured:nothing) times as long."));
  }

  @Test
  void aClaimNamesATestThatIsThere(@TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder)
            .change(LessonFiles.LESSON, "## First\n", "## First\n\nIt costs 2 % more.\n")
            .write(ClaimRule.LIST, "costs 2 % more | touchline.NoTest#isHere\nnothing\n");
    List<String> problems = files.problems(mathematics);
    String list = "content/" + ClaimRule.LIST;
    assertEquals(
        List.of(
            list + ":1: a claim must name a test that recomputes it: touchline.NoTest#isHere",
            list + ":2: a claim must be TEXT | CLASS#METHOD: nothing"),
        problems);
  }
}
