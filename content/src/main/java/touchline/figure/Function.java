package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import java.util.function.Consumer;

/**
 * A method that figures can run.
 *
 * @param name class and tag, such as {@code SegmentCircle#closestPoint}
 * @param inputs what it takes, each as kind and name, such as {@code point a}
 */
public record Function(String name, List<String> inputs, Consumer<Inputs> call) {
  public Function {
    inputs = List.copyOf(inputs);
  }

  /** A function by its name and its inputs in one line, separated by commas. */
  static Function of(String name, String inputs, Consumer<Inputs> call) {
    List<String> list = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(inputs, ",");
    while (tokens.hasMoreTokens()) {
      list.add(tokens.nextToken().trim());
    }
    return new Function(name, list, call);
  }
}
