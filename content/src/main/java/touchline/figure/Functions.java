package touchline.figure;

import java.util.List;
import java.util.Optional;

/** The methods that figures can run, by their names. */
public final class Functions {
  private static final List<Function> ALL = FunctionTable.all();

  private Functions() {}

  public static List<Function> all() {
    return ALL;
  }

  public static Optional<Function> named(String name) {
    for (Function function : ALL) {
      if (function.name().equals(name)) {
        return Optional.of(function);
      }
    }
    return Optional.empty();
  }
}
