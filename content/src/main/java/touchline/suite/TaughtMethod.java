package touchline.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.code.CodeExercise;
import touchline.code.ValueType;

/**
 * A method of the lessons, with the rules that are its known mistakes.
 *
 * @param excluded what the statement says of arguments that it does not admit, in a sentence; empty
 *     if it admits all
 */
record TaughtMethod(CodeExercise method, String excluded) implements KnownMethod {
  @Override
  public String declaration() {
    return method.declaration();
  }

  /** Its numbers are lengths. */
  @Override
  public List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    List<ValueType> types = method.signature().parameters();
    for (int i = 0; i < types.size(); i++) {
      parts.addAll(Part.of(method.names().get(i), types.get(i), false));
    }
    return parts;
  }

  @Override
  public ValueType result() {
    return method.signature().result();
  }

  @Override
  public String unit() {
    return "m";
  }

  @Override
  public Optional<String> refusal(double[] input) {
    return method.admits(input) ? Optional.empty() : Optional.of(excluded);
  }

  @Override
  public double[] right(double[] input) {
    return method.right(input);
  }

  @Override
  public Optional<double[]> mistaken(String id, double[] input) {
    return method.mistaken(id, input);
  }

  @Override
  public double tolerance(double[] input) {
    return method.tolerance(input);
  }
}
