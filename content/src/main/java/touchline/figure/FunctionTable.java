package touchline.figure;

import java.util.List;

/**
 * A function for each method of {@code touchline.taught} that is marked with {@code FigureInputs}.
 * Each calls the woven copy of its method, so that every call can be traced.
 *
 * <p>The build puts a class that it made from the marks in the place of this one ({@link
 * touchline.weave.WeaveClasses}).
 */
final class FunctionTable {
  private FunctionTable() {}

  @SuppressWarnings("DoNotCallSuggester") // What is called is the class that the build made.
  static List<Function> all() {
    throw unwoven();
  }

  /** Of the first lessons alone. */
  @SuppressWarnings("DoNotCallSuggester")
  static List<Function> first() {
    throw unwoven();
  }

  private static IllegalStateException unwoven() {
    return new IllegalStateException("classes must be woven: run touchline.weave.WeaveClasses");
  }
}
