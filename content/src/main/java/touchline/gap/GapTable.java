package touchline.gap;

import java.util.List;

/**
 * The listings with gaps of all lessons, each in the form that {@link Gaps#read} takes.
 *
 * <p>The build puts a class that it made from the exercises in the place of this one ({@code
 * touchline.weave.WeaveClasses}), so that a page has them without a connection.
 */
final class GapTable {
  private GapTable() {}

  @SuppressWarnings("DoNotCallSuggester") // What is called is the class that the build made.
  static List<String> all() {
    throw new IllegalStateException("classes must be woven: run touchline.weave.WeaveClasses");
  }
}
