package touchline.suite;

import java.util.List;
import java.util.Optional;
import touchline.code.ValueType;

/**
 * A method whose right answers are known in any case that somebody may write, and those of its
 * mistaken versions. All inputs and answers are flat, see {@link ValueType}.
 */
public interface KnownMethod {
  /** The method's head as Java has it, in its class. */
  String declaration();

  /** What is typed of the arguments, in order. */
  List<Part> parts();

  ValueType result();

  /** The unit of numbers among the arguments; empty if nobody says. */
  String unit();

  /** Tells about which cases it will be asked, so that what runs elsewhere runs once for all. */
  default void expect(List<double[]> inputs) {}

  /** Why the statement does not admit these arguments, in a sentence; empty if it does. */
  Optional<String> refusal(double[] input);

  /** The right answer to arguments that are admitted. */
  double[] right(double[] input);

  /**
   * What a mistaken version answers to arguments that are admitted; empty where that is no finite
   * answer.
   */
  Optional<double[]> mistaken(String id, double[] input);

  /** How near counts as right, in the unit of the result. */
  double tolerance(double[] input);
}
