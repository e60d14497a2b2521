package touchline.listing;

import java.util.List;

/**
 * The listings that topics ask for with {@link Listing#of} and those that these call, each in the
 * form that {@link Listing#read} takes. No other weighs in a page's script.
 *
 * <p>The build puts a class that it made from the sources in the place of this one ({@code
 * touchline.weave.WeaveClasses}).
 */
final class ListingTable {
  private ListingTable() {}

  @SuppressWarnings("DoNotCallSuggester") // What is called is the class that the build made.
  static List<String> all() {
    throw new IllegalStateException("classes must be woven: run touchline.weave.WeaveClasses");
  }
}
