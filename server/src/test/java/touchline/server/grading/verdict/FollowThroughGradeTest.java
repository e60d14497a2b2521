package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.code.CodeExercise;
import touchline.server.lane.Owner;
import touchline.topic.Topics;

/** A method that is right given the student's own wrong other method gets half of what it lost. */
class FollowThroughGradeTest extends GraderCase {
  private static final String CLOSEST =
      """
      static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
        Vec2 d = b.minus(a);
        if (d.lengthSquared() == 0) return a;
        return a.plus(d.times(%s(0, p.minus(a).dot(d) / d.lengthSquared())));
      }
      """;
  private static final String LOW_END_ONLY = CLOSEST.formatted("Math.max");

  @Test
  void rightGivenAWrongClosestPoint() {
    Grade grade = overlaps("<= radius", LOW_END_ONLY);
    Grade inlined = overlaps("<= radius", LOW_END_ONLY.replace("Vec2 p)", "Vec2 p, int more)"));
    assertEquals(CodeOutcome.WRONG, grade.outcome());
    assertEquals(Optional.of("M02"), grade.mistake());
    assertEquals((1 + inlined.mark()) / 2, grade.mark());
    assertTrue(
        grade.message().contains("Your overlaps is right, given your closestPoint, so you get"),
        grade.message());
  }

  @Test
  void aSlipOfItsOwnGetsNothingBack() {
    Grade grade = overlaps("< radius", LOW_END_ONLY);
    assertTrue(!grade.message().contains("given your"), grade.message());
  }

  @Test
  void aRightClosestPointExplainsNothing() {
    Grade grade = overlaps("<= 2 * radius", LOW_END_ONLY.replace("Math.max(0,", "clamp("));
    assertEquals(Optional.of("O08"), grade.mistake());
    assertTrue(!grade.message().contains("given your"), grade.message());
  }

  @Test
  void anythingForAClosestPointEarnsNothing() {
    String anything = "static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { return new Vec2(7, 3); }";
    Grade grade = overlaps("<= radius", anything);
    Grade inlined = overlaps("<= radius", anything.replace("Vec2 p)", "Vec2 p, int more)"));
    assertTrue(grade.message().contains("The mistake is there."), grade.message());
    assertEquals(inlined.mark(), grade.mark());
  }

  @Test
  void aClosestPointThatOnlyThrowsExplainsNothing() {
    Grade grade =
        overlaps(
            "<= radius",
            "static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { throw new RuntimeException(); }");
    assertTrue(!grade.message().contains("given your"), grade.message());
  }

  /** With a parameter more the other method is not the one that another exercise asks for. */
  private static Grade overlaps(String comparison, String closest) {
    String arguments = closest.contains("int more") ? "(a, b, center, 0)" : "(a, b, center)";
    CodeExercise exercise = Topics.method("overlap/write-it").orElseThrow();
    String source =
        """
        import touchline.geometry.*;

        class Solution {
          static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
            return center.minus(closestPoint%s).length() %s;
          }

          static double clamp(double t) { return Math.max(0, Math.min(1, t)); }

          %s
        }
        """
            .formatted(arguments, comparison, closest);
    return grader.grade(exercise, source, 1, Owner.named("student"));
  }
}
