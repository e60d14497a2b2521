package touchline.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedExpressionTest {
  private static final Listing OFFSET = Listing.of("SegmentCircle#offset");

  /** In the line of the result all other variables are known. */
  private final Scope scope = Scope.of(OFFSET, OFFSET.statements().size() - 1);

  private Optional<String> fault(String text, Sort wanted) {
    return TypedExpression.fault(TypedExpression.plain(text), scope, wanted);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "direction.times(depth)",
        " direction.times(circle.radius() - distance) ; ",
        "depth <= 0 ? Vec2.ZERO : direction.times(depth)",
        "new Vec2(direction.x() * depth, -(-direction.y()) * depth)",
        "closestPoint(segment, circle.center()).minus(closest)",
        "SegmentCircle.closestPoint(segment, circle.center())",
        "Line.through(segment.a(), segment.b()).normal().times(2.5)",
      })
  void whatJavaWouldCompileFits(String text) {
    assertEquals(Optional.empty(), fault(text, Sort.VECTOR));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "distance + | Java cannot read this: it ends too early.",
        "(distance | Java cannot read this: a bracket is not closed.",
        "distV.dot(closest | Java cannot read this: a bracket is not closed.",
        "distance) | Java cannot read this: “)” is not expected after “distance”.",
        "* 2 | Java cannot read this: “*” is not expected at its beginning.",
        "distance % 2 | Java cannot read this: “%” is not expected after “distance”.",
        "distance = 2 | Java cannot read this: “=” stores a value. Compare with “==”, or type the"
            + " value alone.",
        "distanse | There is no “distanse” here. Known here: segment, circle, closest, distV,"
            + " distance, depth, direction.",
        "distV.size() | A point or vector has no “size”. It has x(), y(), plus(…), minus(…),"
            + " times(…), dot(…), cross(…), length(), lengthSquared(), unit(), perpendicular().",
        "distV.x | “x” is a method: write x().",
        "distV.dot(2) | “dot” takes a point or vector, and this is a number.",
        "distV.dot() | “dot” takes 1 value, and this gives it 0.",
        "distV.length(2) | “length” takes nothing in its brackets, and this gives it 1.",
        "distV - closest | “-” takes a number, and this is a point or vector. Vectors are"
            + " subtracted with minus(…).",
        "distance && depth | “&&” takes true or false, and this is a number.",
        "distance > 0 ? 1 : closest | Both sides of “:” must be of one kind.",
        "1 / 2 * distance | Java divides whole numbers without a remainder. Write 1.0 in place"
            + " of 1.",
        "Math.max(1, 2) / 3 | Java divides whole numbers without a remainder. Write 1.0 in place"
            + " of 1.",
        "Math.pow(distance, 2) | “Math.pow” is not known here.",
        "System.exit(0) | There is no method “exit” here.",
        "offset(segment, circle).length() | There is no method “offset” here.",
        "1e9 | “1e9” is no number that is known here: write it like 2 or 0.5.",
        "closest | A number is needed here, and this is a point or vector.",
        "distance > 0 | A number is needed here, and this is true or false.",
      })
  void whatDoesNotFitIsToldInWords(String text, String message) {
    assertEquals(Optional.of(message), fault(text, Sort.NUMBER));
  }

  @Test
  void aVariableThatIsDeclaredLaterHasNoValueYet() {
    Scope first = Scope.of(OFFSET, 0);
    assertEquals(
        Optional.of("“distV” has no value yet: its line is further down."),
        TypedExpression.fault("distV.length()", first, Sort.NUMBER));
  }

  @Test
  void aTextIsOnlySoLongAndOnlySoDeep() {
    assertEquals(Optional.of("Type at most 120 characters."), fault("1".repeat(121), Sort.NUMBER));
    String deep = "(".repeat(40) + "1" + ")".repeat(40);
    assertTrue(fault(deep, Sort.NUMBER).orElseThrow().startsWith("This is nested too deep."));
    assertTrue(fault("-".repeat(80) + "1", Sort.NUMBER).isPresent());
  }

  @Test
  void anyTextIsReadToAnEnd() {
    Random random = new Random(5);
    String[] tokens = {
      "distV", ".", "(", ")", "+", "-", "*", "/", "1", "0.5", "?", ":", "!", " ", "dot", "x", "new",
      "Vec2", ",", "<=", "&&", "§", "Math", "true", "=", "\u0000", "é"
    };
    for (int i = 0; i < 200_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int k = random.nextInt(14); k >= 0; k--) {
        text.append(tokens[random.nextInt(tokens.length)]);
      }
      if (fault(text.toString(), Sort.NUMBER).isEmpty()) {
        String line = "double typed = (" + TypedExpression.plain(text.toString()) + ");";
        assertTrue(OFFSET.statement(line).declares().equals("typed"), line);
      }
    }
  }
}
