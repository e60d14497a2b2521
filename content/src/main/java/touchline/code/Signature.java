package touchline.code;

import java.util.List;

/** The static method of class {@code Solution} that a code exercise asks for. */
public record Signature(String method, List<ValueType> parameters, ValueType result) {
  public Signature {
    parameters = List.copyOf(parameters);
  }
}
