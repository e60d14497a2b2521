package touchline.server.gradebook.scheme;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchline.server.gradebook.Points;
import touchline.server.gradebook.total.Category;

/**
 * How a course makes a total of its points.
 *
 * @param categories one with the number {@link #FRESH} is to be made
 * @param placed the category of each column that is in one
 */
record Scheme(List<Category> categories, Map<Long, Long> placed) {
  /** Of a category that has no number yet; 0 would be that of what is in no category. */
  static final long FRESH = -1;

  Scheme {
    categories = List.copyOf(categories);
    placed = Map.copyOf(placed);
  }

  /** In one line, for the log. */
  String words() {
    return categories.stream()
        .map(
            one ->
                one.name()
                    + ": weight "
                    + Points.text(one.weight())
                    + (one.dropped() == 0 ? "" : ", lowest left out " + one.dropped())
                    + ", columns "
                    + placed.values().stream().filter(id -> id == one.id()).count())
        .collect(Collectors.joining("; "));
  }
}
