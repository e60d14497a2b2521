package touchline.listing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodeLineTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Vec2 a = segment.a();",
        "double r = circle.radius();",
        "Vec2 closest = a;",
        "Vec2 b = polygon.get(i);",
        "Vec2 a = polygon.get(polygon.size() - 1);",
        "for (Vec2 b : polygon) {"
      })
  void anotherNameForWhatIsThereIsACopy(String line) {
    assertTrue(new CodeLine(line).isCopy());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "double length = segV.length();",
        "Vec2 segV = b.minus(a);",
        "double half = 0.5;",
        "double x = a.get(0).x();",
        "Vec2 sum = a.get(i).plus(b.get(j));",
        "return a;",
        "if (proj <= 0) {"
      })
  void whatIsWorkedOutIsNone(String line) {
    assertFalse(new CodeLine(line).isCopy());
  }

  @ParameterizedTest
  @ValueSource(strings = {"b", "a"})
  void aVariableThatIsReadIsMentioned(String name) {
    assertTrue(new CodeLine("Vec2 abV = b.minus(a);").mentions(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"minus", "ab", "V", "c"})
  void aPartOfANameAndAMethodAreNot(String name) {
    assertFalse(new CodeLine("Vec2 abV = b.minus(a);").mentions(name));
  }
}
