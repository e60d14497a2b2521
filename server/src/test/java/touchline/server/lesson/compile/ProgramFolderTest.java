package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.WorkedText;
import touchline.task.Kind;

/** What lessons hold of exercises that bring their own programs; those are run later. */
@TestInstance(Lifecycle.PER_CLASS)
class ProgramFolderTest {
  private static final String FOLDER = "lessons/lines/mirror/";
  private static final String HERE = "lessons/one/mirror/";

  private final Mathematics mathematics = new Mathematics();

  private static LessonFiles files(Path folder) {
    LessonFiles files = LessonFiles.in(folder);
    String lesson = files.read(LessonFiles.LESSON);
    for (String file : List.of("exercise.md", "question.md", "tests.md", "reference.java")) {
      files.copy(FOLDER + file);
      files.write(HERE + file, files.read(FOLDER + file));
      files.delete(FOLDER + file);
    }
    return files
        .delete("lessons/lines/mirror")
        .delete("lessons/lines")
        .write(
            LessonFiles.LESSON,
            lesson
                + "\n```exercise mirror\n```\n\n```exercise mirror_question\n```\n"
                + "\n```exercise mirror_tests\n```\n");
  }

  @Test
  void methodAndQuestionAreExercisesOfTheLesson(@TempDir Path folder) {
    Lessons lessons = files(folder).compile(mathematics);
    assertEquals(
        List.of("one/try-it", "one/mirror", "one/mirror_question", "one/mirror_tests"),
        lessons.lesson("one").orElseThrow().exercises());
    ExerciseText method = lessons.exercise("one/mirror").orElseThrow();
    assertEquals(Kind.CODE, method.kind());
    assertEquals(0, method.terms().attempts());
    ExerciseText question = lessons.exercise("one/mirror_question").orElseThrow();
    assertEquals(Kind.VECTOR, question.kind());
    assertEquals("Where is the mirror image?", question.title());
  }

  @Test
  void eachIsPlacedByABlockOfItsOwn(@TempDir Path folder) {
    LessonFiles files =
        files(folder).change(LessonFiles.LESSON, "```exercise mirror_question\n```\n", "");
    String rule = ":1: an exercise must be placed in lesson.md by a block: exercise ";
    assertEquals(
        List.of("content/" + HERE + "question.md" + rule + "mirror_question"),
        files.problems(mathematics));
  }

  @Test
  void whatCannotBeAskedIsToldWithItsLine(@TempDir Path folder) {
    LessonFiles files =
        files(folder).change(HERE + "exercise.md", "method: Vec2", "method: Segment");
    List<String> problems = files.problems(mathematics);
    assertEquals(
        "content/"
            + HERE
            + "question.md:1: a question needs a method that gives back Vec2, double or boolean:"
            + " Segment mirror(Vec2 a, Vec2 b, Vec2 p)",
        problems.get(problems.size() - 1));
  }

  @Test
  void casesAreWrittenInAnExerciseOfItsOwn(@TempDir Path folder) {
    Lessons lessons = files(folder).compile(mathematics);
    ExerciseText cases = lessons.exercise("one/mirror_tests").orElseThrow();
    assertEquals(Kind.TESTS, cases.kind());
    assertEquals("Expose the mistakes about a mirror image", cases.title());
    assertEquals(8, cases.terms().attempts());
  }

  @Test
  void theirTextKeepsTheRulesToo(@TempDir Path folder) {
    LessonFiles files =
        files(folder).change(HERE + "tests.md", "---\n\nWrite", "kind: tests\n---\n\nWrite");
    List<String> problems = files.problems(mathematics);
    assertEquals(1, problems.size(), problems.toString());
    assertTrue(problems.get(0).startsWith("content/" + HERE + "tests.md:3: "), problems.get(0));
  }

  @Test
  void theTextKeepsTheRulesOfLessons(@TempDir Path folder) {
    LessonFiles files =
        files(folder).change(HERE + "exercise.md", "Write the method", "## Head\n\nWrite it");
    assertEquals(
        List.of(
            "content/"
                + HERE
                + "exercise.md:6: an exercise must have no headings: its title is in the front"
                + " matter"),
        files.problems(mathematics));
  }

  @Test
  void aQuestionHasHintsAndNamesAMethodOfTheLessons(@TempDir Path folder) {
    ExerciseText question =
        files(folder).compile(mathematics).exercise("one/mirror_question").orElseThrow();
    assertEquals(2, question.terms().hints().size());
    WorkedText worked = question.worked().orElseThrow();
    assertEquals("LineCircle#signedDistance", worked.method());
    assertEquals(List.of("line: line {a} {b}", "p: point {p}"), worked.inputs());
    assertTrue(worked.note().startsWith("Start at p and go back"), worked.note());
    assertFalse(question.html().contains("signedDistance"), question.html());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "LineCircle#signedDistance; LineCircle#mirrored; a solution must name a method that figures"
            + " can run, CLASS#METHOD: LineCircle#mirrored",
        "p: point {p}; p: point {q}; 'braces must hold the name of a parameter, a, b, p: {q}'",
        "```solution; ```java; a block of an exercise must be hint COST: java LineCircle#signedDistance"
      })
  void aSolutionKeepsItsRules(String from, String to, String rule, @TempDir Path folder) {
    LessonFiles files = files(folder).change(HERE + "question.md", from, to);
    assertEquals(
        List.of("content/" + HERE + "question.md:16: " + rule), files.problems(mathematics));
  }

  @Test
  void onlyTheQuestionOfAFolderNamesItsSolution(@TempDir Path folder) {
    LessonFiles files =
        files(folder).change(LessonFiles.EXERCISE, "```hint 0.1", "```solution Measure#distance");
    assertEquals(
        List.of(
            "content/"
                + LessonFiles.EXERCISE
                + ":12: a block of an exercise must be hint COST: solution Measure#distance"),
        files.problems(mathematics));
  }
}
