package touchline.suite;

import java.util.ArrayList;
import java.util.List;
import touchline.code.Declaration;
import touchline.code.Tolerance;
import touchline.code.ValueType;

/** A method of which the head says how its cases are typed, and programs what it answers. */
public abstract class DeclaredMethod implements KnownMethod {
  private final Declaration method;
  private final List<Boolean> negative;

  /**
   * @param negative for each parameter whether a number there may be below zero
   */
  protected DeclaredMethod(Declaration method, List<Boolean> negative) {
    this.method = method;
    this.negative = List.copyOf(negative);
  }

  protected final Declaration method() {
    return method;
  }

  @Override
  public final String declaration() {
    return method.inJava();
  }

  @Override
  public final List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    List<ValueType> types = method.signature().parameters();
    for (int i = 0; i < types.size(); i++) {
      parts.addAll(Part.of(method.names().get(i), types.get(i), negative.get(i)));
    }
    return parts;
  }

  @Override
  public final ValueType result() {
    return method.signature().result();
  }

  /** An author's numbers need be no lengths. */
  @Override
  public final String unit() {
    return "";
  }

  @Override
  public final double tolerance(double[] input) {
    return Tolerance.of(result(), input);
  }
}
