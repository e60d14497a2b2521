package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.code.CodeExercise;
import touchline.server.grading.job.Complaint;
import touchline.server.lane.Owner;
import touchline.topic.Topics;

/** What is said of a source that is not run. */
class UnfitTest extends GraderCase {
  @ParameterizedTest
  @CsvSource({"0", "1"})
  void anotherHeadIsToldTheOneOfTheStatement(int variant) {
    CodeExercise exercise =
        Topics.method("moving-circle/write-point").orElseThrow().variant(variant);
    String method = exercise.signature().method();
    Grade grade =
        graded(exercise, "class Solution { static int " + method + "(int a) { return a; } }");
    assertEquals(CodeOutcome.DOES_NOT_FIT, grade.outcome());
    assertTrue(
        grade.message().contains("must have the method " + exercise.declaration() + ";"),
        grade.message());
  }

  /** At the line that must be changed, and not at the first that does something. */
  @Test
  void aMissingStaticIsToldAtTheDeclaration() {
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    String source =
        """
        import touchline.geometry.*;
        class Solution {
          Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
            // Nothing is done here, and return closestPoint(a, b, p) is no declaration.
            return a;
          }
        }
        """;
    Complaint complaint = graded(exercise, source).complaints().get(0);
    assertEquals(3, complaint.line());
    assertEquals("closestPoint must be static", complaint.text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "static final Duration LATE = Duration.ofMillis(60);",
        "final Instant two = Instant.ofEpochSecond(2);",
        "record Pair(Instant one, Instant other) {}",
        "static Instant one; static Instant one() { return Instant.EPOCH; }"
      })
  void aTypeThatIsNotAllowedIsToldWithItsLine(String member) {
    CodeExercise exercise = Topics.method("closest-point/write-it").orElseThrow();
    String source =
        "import java.time.*;\nimport touchline.geometry.*;\nclass Solution {\n"
            + member
            + "\n  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { return a; }\n}\n";
    Grade grade = graded(exercise, source);
    assertEquals(CodeOutcome.REFUSED, grade.outcome());
    assertTrue(
        grade.message().contains("Line 4: java.time.")
            || grade.message().contains("Line 4: new java.time."),
        grade.message());
  }

  private static Grade graded(CodeExercise exercise, String source) {
    return grader.grade(exercise, source, 1, Owner.named("student"));
  }
}
