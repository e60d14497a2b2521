package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A method's head is written once, as Java has it. */
class DeclarationTest {
  @Test
  void headNamesMethodParametersAndResult() {
    Declaration declaration = Declaration.of("boolean isClean(Vec2 a, double r, Circle[] others)");
    assertEquals(
        new Signature(
            "isClean",
            List.of(ValueType.POINT, ValueType.NUMBER, ValueType.CIRCLES),
            ValueType.TRUTH),
        declaration.signature());
    assertEquals(List.of("a", "r", "others"), declaration.names());
    assertEquals("static boolean isClean(Vec2 a, double r, Circle[] others)", declaration.inJava());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Vec2 f", "int f(Vec2 a)", "Vec2 f(String a)", "f(Vec2 a)"})
  void headThatIsNotOfOurTypesIsRefused(String head) {
    assertThrows(IllegalArgumentException.class, () -> Declaration.of(head));
  }
}
