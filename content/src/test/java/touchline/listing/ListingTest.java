package touchline.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Vec2;

class ListingTest {
  private final Listing distance =
      Listing.read(
          """
          Measure#distance(a, b)
          Vec2 way = b.minus(a);
          double square = way.x() * way.x() + way.y() * way.y();
          if (square == 0) return 0.0;
          return Math.sqrt(square);\
          """);

  @Test
  void aListingIsRun() {
    assertEquals(5.0, distance.call(List.of(new Vec2(1, 1), new Vec2(4, 5))));
    assertEquals(0.0, distance.call(List.of(new Vec2(1, 1), new Vec2(1, 1))));
  }

  @Test
  void aVariableThatHasAValueKeepsIt() {
    Bindings variables = new Bindings().set("square", 49.0);
    assertEquals(7.0, distance.follow(variables));
    assertEquals(5.0, distance.follow(new Bindings().set("way", new Vec2(3, 4))));
  }

  @Test
  void aVariableIsInlinedInBracketsUnlessItIsAChain() {
    assertEquals(
        "double square = b.minus(a).x() * b.minus(a).x() + b.minus(a).y() * b.minus(a).y();",
        distance.inlined("way").lines().get(0));
    assertEquals(
        "return Math.sqrt((way.x() * way.x() + way.y() * way.y()));",
        distance.inlined("square").lines().get(2));
  }

  @Test
  void whatIsGivenIsNotDeclared() {
    Listing given = distance.given("way");
    assertEquals(List.of("way"), given.parameters());
    assertEquals(distance.lines().subList(1, 4), given.lines());
  }

  @Test
  void aLineThatIsNotThereIsNamed() {
    String line = "return 0;";
    for (Exception missing :
        List.of(
            assertThrows(IllegalArgumentException.class, () -> distance.without(line)),
            assertThrows(IllegalArgumentException.class, () -> distance.with(line, line)))) {
      assertEquals("Measure#distance must have the line: return 0;", missing.getMessage());
    }
    Exception undeclared =
        assertThrows(IllegalArgumentException.class, () -> distance.inlined("direction"));
    assertEquals("Measure#distance must declare direction", undeclared.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (Circle circle : circles) {",
        "distance = -distance;",
        "int side = 1;",
        "double half = 1 / 2;",
        "double half = (1 + 2) / -2 * x;",
        "double round = Math.round(x);",
        "double angle = v.angle();",
        "return a.x;",
        "return a.plus(b)",
        "return a; return b;",
        "if (x > 0) y = 2;",
        "return x % 2;",
        "return 1.2.3;",
        "return f(a b);",
        "return 1e3;",
        "return;",
        "",
      })
  void aLineThatNeedsMoreJavaIsNamed(String line) {
    Exception unknown =
        assertThrows(IllegalArgumentException.class, () -> Statement.of("Measure", line));
    String message = unknown.getMessage();
    assertTrue(message.startsWith("line must be a declaration, a return or an if"), message);
    assertTrue(message.endsWith("”: " + line), message);
  }
}
