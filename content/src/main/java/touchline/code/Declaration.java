package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The head of the method asked for.
 *
 * @param head as Java has it, such as {@code Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p)}
 * @param names of the parameters, in order
 */
public record Declaration(String head, Signature signature, List<String> names) {
  private static final Pattern HEAD = Pattern.compile("(\\S+) (\\w+)\\((.+)\\)");

  /** Reads a head as Java has it, with types of {@link ValueType}. */
  public static Declaration of(String head) {
    Matcher matcher = HEAD.matcher(head);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("head must read TYPE NAME(TYPE NAME, …): " + head);
    }
    List<ValueType> types = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (String parameter : matcher.group(3).split(", ", -1)) {
      int space = parameter.indexOf(' ');
      types.add(ValueType.of(parameter.substring(0, space)));
      names.add(parameter.substring(space + 1));
    }
    ValueType result = ValueType.of(matcher.group(1));
    return new Declaration(
        head, new Signature(matcher.group(2), types, result), List.copyOf(names));
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
