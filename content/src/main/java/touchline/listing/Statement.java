package touchline.listing;

import java.util.List;

/**
 * A line of a listing, of one of three forms: {@code Type name = value;}, {@code return value;} and
 * {@code if (condition) return value;}.
 *
 * @param text the line as it is shown
 * @param declares the variable that the line declares; empty if it declares none
 * @param condition when the value is returned
 * @param uses the variables that it reads, in order
 * @param calls the taught methods that it calls, such as {@code SegmentCircle#closestPoint}
 */
public record Statement(
    String text,
    String declares,
    Expression condition,
    Expression value,
    List<String> uses,
    List<String> calls) {
  static final Expression ALWAYS = new Expression.Literal(true);

  public Statement {
    uses = List.copyOf(uses);
    calls = List.copyOf(calls);
  }

  /**
   * Reads a line.
   *
   * @param type the class in which it stands, whose methods it may call by their bare names
   * @throws IllegalArgumentException if the line has none of the forms, or more in it than the
   *     listings need
   */
  public static Statement of(String type, String line) {
    return new Parser(type, line).statement();
  }

  /** Whether the method has always returned once the line has run. */
  public boolean returns() {
    return declares.isEmpty() && condition == ALWAYS;
  }
}
