package touchline.server.gradebook.total;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.server.gradebook.total.Line.Fate;

/**
 * A student's total in a course, with everything that led to it.
 *
 * <p>While nothing is in a category with a weight, points are added up. With weights each
 * category's share counts by its weight; a category in which nothing counts yet is left out, and
 * the weights of the others grow in proportion. In each category the lowest marks are left out
 * first, as many as it says.
 *
 * @param parts one a category, in the order of the categories; what is in none comes last
 * @param points in all that counts
 * @param worth of all that counts; 0 where nothing does yet
 * @param share from 0 to 1, or more with points on top; 0 where nothing counts yet
 */
public record CourseTotal(
    List<Subtotal> parts, boolean isWeighted, double points, double worth, double share) {
  public CourseTotal {
    parts = List.copyOf(parts);
  }

  /** Works it out from what a student has in each item. */
  public static CourseTotal of(List<Category> categories, Map<Item, Score> scores) {
    boolean isWeighted = isWeighted(categories, scores.keySet());
    Map<Long, List<Line>> byCategory = new LinkedHashMap<>();
    categories.forEach(category -> byCategory.put(category.id(), new ArrayList<>()));
    List<Line> others = new ArrayList<>();
    scores.forEach(
        (item, score) ->
            byCategory
                .getOrDefault(item.category(), others)
                .add(new Line(item, score, fate(score))));
    List<Subtotal> parts = new ArrayList<>();
    for (Category category : categories) {
      List<Line> lines = byCategory.getOrDefault(category.id(), List.of());
      parts.add(Subtotal.of(Optional.of(category), lines, isWeighted));
    }
    if (!others.isEmpty()) {
      parts.add(Subtotal.of(Optional.empty(), others, isWeighted));
    }
    double points = parts.stream().mapToDouble(Subtotal::points).sum();
    double worth = parts.stream().mapToDouble(Subtotal::worth).sum();
    double share = isWeighted ? weighted(parts) : worth > 0 ? points / worth : 0;
    return new CourseTotal(parts, isWeighted, points, worth, share);
  }

  /** A weight is of use once something is in its category, whether it counts yet or not. */
  private static boolean isWeighted(List<Category> categories, Set<Item> items) {
    return categories.stream()
        .filter(category -> category.weight() > 0)
        .anyMatch(category -> items.stream().anyMatch(item -> item.category() == category.id()));
  }

  private static Fate fate(Score score) {
    return switch (score.state()) {
      case POINTS, MISSING -> Fate.COUNTS;
      case EXCUSED -> Fate.EXCUSED;
      case OPEN -> Fate.NOT_YET;
    };
  }

  private static double weighted(List<Subtotal> parts) {
    double sum = 0;
    double weights = 0;
    for (Subtotal part : parts) {
      if (part.worth() > 0) {
        sum += part.weight() * part.share();
        weights += part.weight();
      }
    }
    return weights > 0 ? sum / weights : 0;
  }

  /** The weights of the categories in which something counts. */
  public double weights() {
    return parts.stream().filter(part -> part.worth() > 0).mapToDouble(Subtotal::weight).sum();
  }
}
