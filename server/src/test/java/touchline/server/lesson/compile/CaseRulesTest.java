package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import touchline.code.CodeExercise;
import touchline.server.lesson.MethodCases;
import touchline.topic.Topics;

/** What must hold for the files beside a method to be written. */
@TestInstance(Lifecycle.PER_CLASS)
class CaseRulesTest {
  private static final String FOLDER = "lessons/closest-point/write-it/";
  private static final String CASES = FOLDER + "cases.txt";
  private static final String FIGURE = FOLDER + "case.figure";

  /** The lesson on vectors tells this one. */
  private static final String TOLD_ELSEWHERE =
      """

      ## A46 an x for a y

      This is what you get with the other letter.
      Which letter should it be?

      [The method](#the-method)
      """;

  private final Mathematics mathematics = new Mathematics();

  private static LessonFiles files(Path folder) {
    String goal = LessonFiles.in(folder).read(LessonFiles.GOAL);
    String mistakes = LessonFiles.in(folder).read(LessonFiles.MISTAKES);
    return LessonFiles.in(folder)
        .write(LessonFiles.MISTAKES, mistakes + TOLD_ELSEWHERE)
        .write(LessonFiles.GOAL, goal + "\n```exercise write-it\n```\n")
        .copy(FOLDER + "exercise.md")
        .copy(CASES)
        .copy(FIGURE);
  }

  @Test
  void thePictureTravelsWithTheLessons(@TempDir Path folder) {
    LessonFiles files = files(folder);
    String figure =
        files.compile(mathematics).cases().figure("closest-point/write-it").orElseThrow();
    assertEquals(files.read(FIGURE), figure);
  }

  @Test
  void aBrokenRuleIsReportedAtItsLine(@TempDir Path folder) {
    LessonFiles files = files(folder).change(FIGURE, "segV: arrow", "wall: arrow");
    String rule =
        ":11: figure: must be a variable of SegmentCircle#closestPoint or return: wall"
            + " [show-unknown]";
    assertEquals(List.of("content/" + FIGURE + rule), files.problems(mathematics));
  }

  @Test
  void theCasesTravelWithTheLessons(@TempDir Path folder) {
    MethodCases cases = files(folder).compile(mathematics).cases();
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    double[] first = cases.shown(exercise).get(0).input();
    assertArrayEquals(new double[] {0, 0, 4, 0, 1, 3}, first);
  }

  @Test
  void aBrokenCaseIsReportedAtItsLine(@TempDir Path folder) {
    LessonFiles files = files(folder).change(CASES, "p = (1, 3)", "q = (1, 3)");
    String rule =
        ":1: a case must read a = (X, Y), b = (X, Y), p = (X, Y), but q is no parameter of the"
            + " method: a = (0, 0), b = (4, 0), q = (1, 3)";
    assertEquals(List.of("content/" + CASES + rule), files.problems(mathematics));
  }

  @Test
  void aMethodHasCases(@TempDir Path folder) {
    LessonFiles files = files(folder).delete(CASES);
    String rule = "exercise.md:4: a method to be written must have a cases.txt beside it";
    assertEquals(List.of("content/" + FOLDER + rule), files.problems(mathematics));
  }

  @Test
  void onlyMethodsHaveAPicture(@TempDir Path folder) {
    String file = "lessons/one/try-it/case.figure";
    LessonFiles files = LessonFiles.in(folder).write(file, "title: A case\n");
    String rule = ":1: only a method to be written has such a file: one/try-it";
    assertEquals(List.of("content/" + file + rule), files.problems(mathematics));
  }
}
