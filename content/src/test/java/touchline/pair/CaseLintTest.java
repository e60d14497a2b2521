package touchline.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.CodeExercise;
import touchline.figure.FigureProblem;
import touchline.topic.Topics;

class CaseLintTest {
  static List<CodeExercise> exercises() {
    return Topics.methods();
  }

  private static void check(CodeExercise exercise, String text) {
    CaseLint.check(exercise, LessonCases.longest(exercise), text);
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyPictureOfTheLessonsPasses(CodeExercise exercise) {
    check(exercise, LessonCases.picture(exercise.id()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "title: | view: 0 0 1 1%ntitle: | 1 | case-view",
        "{a} | {q} | 5 | case-unknown",
        "point {a} | point 1 1 | 4 | case-missing",
        "a: point {a} | q: point {a} | 4 | inputs-mismatch",
        "point {p} | circle {p} | 7 | number-form",
        "run: SegmentCircle | run: Segment | 3 | run-unknown",
        "segment: a b | segment: a q | 9 | draw-place",
        "segment: a b | cells: a b | 9 | case-cells",
        "segV: arrow | seg: arrow | 11 | show-unknown",
        "segV: arrow from a | segV: circle | 11 | show-type",
        "yours: point yours joined p | yours: point yours joined q | 17 | show-place",
        "yours: point yours joined p | yours: drop from p to a | 17 | show-type",
        "yours: point yours joined p | yours: point | 17 | show-form",
      })
  void aBrokenRuleIsNamedWithItsLine(String good, String bad, int line, String id) {
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    String text = LessonCases.picture(exercise.id());
    assertTrue(text.contains(good), good);
    String broken = text.replace(good, bad.replace("%n", "\n"));
    FigureProblem problem =
        assertThrows(FigureProblem.class, () -> check(exercise, broken), broken);
    assertEquals(line + " " + id, problem.line() + " " + problem.id(), problem.rule());
  }

  @Test
  void aGridIsOfACircleAndANumber() {
    CodeExercise exercise = Topics.method("robust-and-fast/write-it").orElseThrow();
    String text = LessonCases.picture(exercise.id());
    String broken = text.replace("cells: circle width", "cells: width circle");
    FigureProblem problem = assertThrows(FigureProblem.class, () -> check(exercise, broken));
    assertEquals("8 case-cells", problem.line() + " " + problem.id());
  }
}
