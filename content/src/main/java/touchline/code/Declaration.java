package touchline.code;

import java.util.ArrayList;
import java.util.List;

/**
 * The head of the method asked for.
 *
 * @param head as Java has it, such as {@code Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p)}
 * @param names of the parameters, in order
 */
public record Declaration(String head, Signature signature, List<String> names) {
  private static final String BETWEEN = ", ";

  /** Reads a head as Java has it, with types of {@link ValueType}. */
  public static Declaration of(String head) {
    int space = head.indexOf(' ');
    int open = head.indexOf('(');
    int close = head.length() - 1;
    if (space < 1 || open < space + 2 || close < open + 2 || head.charAt(close) != ')') {
      throw new IllegalArgumentException("head must read TYPE NAME(TYPE NAME, …): " + head);
    }
    List<ValueType> types = new ArrayList<>();
    List<String> names = new ArrayList<>();
    int from = open + 1;
    while (from < close) {
      int next = head.indexOf(BETWEEN, from);
      int to = next < 0 ? close : next;
      String parameter = head.substring(from, to);
      int gap = parameter.indexOf(' ');
      types.add(ValueType.of(parameter.substring(0, gap)));
      names.add(parameter.substring(gap + 1));
      from = to + BETWEEN.length();
    }
    ValueType result = ValueType.of(head.substring(0, space));
    return new Declaration(
        head, new Signature(head.substring(space + 1, open), types, result), List.copyOf(names));
  }

  /** The head as a student writes it. */
  public String inJava() {
    return "static " + head;
  }

  /** Source to begin with. */
  public String starter() {
    return """
    import touchline.geometry.*;

    class Solution {
      %s {
        // Your code goes here.
        return %s;
      }
    }
    """
        .formatted(inJava(), placeholder());
  }

  private String placeholder() {
    return switch (signature.result()) {
      case POINT -> "new Vec2(0, 0)";
      case NUMBER -> "0";
      case TRUTH -> "false";
      case CIRCLES -> "new Circle[0]";
      case CIRCLE -> "new Circle(new Vec2(0, 0), 0)";
      case SEGMENT -> "new Segment(new Vec2(0, 0), new Vec2(0, 0))";
    };
  }
}
