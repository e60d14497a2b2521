package touchline.figure;

import java.util.List;
import java.util.function.Consumer;

/**
 * A method that figures can run.
 *
 * @param name class and method, such as {@code SegmentCircle#closestPoint}
 * @param inputs the names of the points that it takes
 */
public record Function(String name, List<String> inputs, Consumer<Inputs> call) {
  public Function {
    inputs = List.copyOf(inputs);
  }
}
