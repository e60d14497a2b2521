package touchline.server.alike;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What two methods have in common besides names. */
class MethodShapeTest {
  private static final String METHOD =
      "static double f(Vec2 a, Vec2 b) { double t = a.dot(b); return Math.max(t, 0.5); }";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static double g(Vec2 p, Vec2 q){double s=p.dot(q);return Math.max(s,0.5);}",
        "// mine\nstatic double f(Vec2 a,\n  Vec2 b) { /* dot */ double über = a.dot(b);\n"
            + "return Math.max(über, 0.5); }"
      })
  void namesBlanksAndCommentsAreLeftAside(String other) {
    assertEquals(MethodShape.of(METHOD), MethodShape.of(other));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static double f(Vec2 a, Vec2 b) { double t = b.dot(a); return Math.max(t, 0.5); }",
        "static double f(Vec2 a, Vec2 b) { double t = a.dot(b); return Math.min(t, 0.5); }",
        "static double f(Vec2 a, Vec2 b) { double t = a.dot(b); return Math.max(t, 0.25); }",
        "static double f(Vec2 a, Vec2 b) { double t = a.dot(b); return Math.max(t, \"0.5\"); }"
      })
  void whatIsDoneIsNot(String other) {
    assertNotEquals(MethodShape.of(METHOD), MethodShape.of(other));
  }

  @Test
  void brokenTextHasAShapeToo() {
    assertEquals("class Solution { #0 \" #1", MethodShape.of("class Solution { x \"y"));
  }
}
