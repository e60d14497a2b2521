package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.code.CodeExercise;
import touchline.server.lane.Owner;
import touchline.server.lesson.AnswerFiles;
import touchline.topic.Topics;

/** A wrong method is always told an example, and a controller the moment at which its run parts. */
class ExampleTest extends GraderCase {
  private static final String CLOSEST =
      " Vec2 d = b.minus(a); double l = d.dot(d); return l == 0 ? a :"
          + " a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l)))); }";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Math.abs(p.x()) > 5000",
        "Math.abs(p.x()) > 120000",
        "Math.abs(p.y()) < 0.01 && p.y() != 0",
        "a.x() == b.x() && p.y() < a.y() && a.y() < b.y()",
        "a.y() == b.y() && b.x() < a.x() && p.x() < b.x()",
        "p.minus(a).cross(b.minus(a)) == 0 && p.minus(a).dot(b.minus(p)) > 0 && a.x() > b.x()"
      })
  void whatIsWrongInFewPlacesIsShownThere(String few) {
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    Grade grade =
        graded(
            exercise,
            "static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { if ("
                + few
                + ") return b.plus(b.minus(a));"
                + CLOSEST);
    assertEquals(CodeOutcome.WRONG, grade.outcome(), grade.message());
    assertTrue(grade.mark() < 1, grade.message());
    Tick example = grade.counterexample().orElseThrow(() -> new AssertionError(grade.message()));
    assertTrue(grade.message().contains("For example, " + example.call()), grade.message());
    assertTrue(!example.isRight(), example.sentence());
  }

  /** Only in small coordinates, at rest, by a hair parallel, and in a case that is shown. */
  @ParameterizedTest
  @CsvSource({
    "vectors/write-it, wrong-A45-eps-guard",
    "boxes/write-hits, wrong-unknown-hardly-parallel",
    "bounce/write-it, wrong-E34-resting",
    "stadiums/write-it, wrong-unknown-side-of-stadium"
  })
  void whatIsWrongInSpecialPlacesOnlyIsShownThere(String method, String answer) {
    CodeExercise exercise = Topics.method(method).orElseThrow();
    String source = AnswerFiles.source(method, answer);
    for (long seed = 1; seed <= 3; seed++) {
      Grade grade = grader.grade(exercise, source, seed, Owner.named("student"));
      assertEquals(CodeOutcome.WRONG, grade.outcome(), grade.message());
      assertTrue(grade.message().contains(" For example, "), grade.message());
      String told = grade.counterexample().orElseThrow().call();
      assertTrue(
          exercise.hidden(seed).stream()
              .noneMatch(each -> CallText.call(exercise, each.input()).equals(told)),
          told);
    }
  }

  @Test
  void whatNeverEndsInSomeOtherCaseIsShownThere() {
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    Grade grade =
        graded(
            exercise,
            "static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { if (p.x() > 30000) return a;"
                + " while (p.x() == 1 && p.y() == 2) { }"
                + CLOSEST);
    assertTrue(grade.counterexample().isPresent(), grade.message());
  }

  @Test
  void aRunOfTheWrongControllerPartsAtAMoment() {
    CodeExercise exercise = Topics.method("pendulum/write-it").orElseThrow();
    Grade grade =
        graded(exercise, "static double control(double angle, double rate) { return 2; }");
    String told = grade.message();
    assertTrue(
        told.matches(
            "(?s).* (At the beginning|After \\d\\.\\d\\d seconds) of a simulated run, your answer"
                + " first differs from the right one:"
                + " control\\(.*\\) is -0\\.1; yours gave 2\\..*"),
        told);
  }

  /** Without a class around it, as it is pasted from anywhere. */
  private static Grade graded(CodeExercise exercise, String method) {
    return grader.grade(exercise, method, 1, Owner.named("student"));
  }
}
