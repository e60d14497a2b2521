package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * What stands above the statements of a method.
 *
 * @param name class and tag, such as {@code SegmentCircle#closestPoint}
 * @param result the type of what it returns; empty if it is not known
 * @param types of the parameters, each empty if it is not known
 * @param parameters their names, in order
 */
public record Heading(String name, String result, List<String> types, List<String> parameters) {
  public Heading {
    types = List.copyOf(types);
    parameters = List.copyOf(parameters);
  }

  /**
   * Reads {@code double Measure#distance(Vec2 a, Vec2 b)}, or the same without some of the types.
   */
  static Heading read(String text) {
    int bracket = text.indexOf('(');
    String before = text.substring(0, bracket);
    List<String> types = new ArrayList<>();
    List<String> names = new ArrayList<>();
    StringTokenizer parameters = new StringTokenizer(text.substring(bracket), "(,)");
    while (parameters.hasMoreTokens()) {
      String parameter = parameters.nextToken().strip();
      types.add(typeIn(parameter));
      names.add(nameIn(parameter));
    }
    return new Heading(nameIn(before), typeIn(before), types, names);
  }

  private static String typeIn(String text) {
    return text.substring(0, Math.max(0, text.lastIndexOf(' ')));
  }

  private static String nameIn(String text) {
    return text.substring(text.lastIndexOf(' ') + 1);
  }

  /** The same method, given these variables. */
  Heading given(String... variables) {
    List<String> unknown = new ArrayList<>();
    for (int i = 0; i < variables.length; i++) {
      unknown.add("");
    }
    return new Heading(name, result, unknown, List.of(variables));
  }
}
