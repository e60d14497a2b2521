package touchline.figure;

import touchline.input.Inputs;

/**
 * A method that figures can run.
 *
 * @param name class and tag, such as {@code SegmentCircle#closestPoint}
 * @param signature kind and name of each input, as {@link FunctionInputs} reads them
 * @param call runs the method, to be recorded
 */
public record Function(String name, String signature, Call call) {
  /** Runs one method on the inputs of a figure. */
  public interface Call {
    /**
     * Calls the method.
     *
     * @throws IllegalArgumentException if the method refuses these inputs
     */
    void on(Inputs inputs);
  }
}
