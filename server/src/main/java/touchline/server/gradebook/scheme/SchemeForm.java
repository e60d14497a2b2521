package touchline.server.gradebook.scheme;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import touchline.server.gradebook.Column;
import touchline.server.gradebook.Points;
import touchline.server.gradebook.total.Category;
import touchline.server.page.FilledForm;

/**
 * The form of a course's total: read, and shown again.
 *
 * @param scheme what was typed; of use only while the form is right
 */
record SchemeForm(FilledForm filled, Scheme scheme) {
  /** Stands in the place of a number in the row of a category that is to be made. */
  static final String NEW = "new";

  private static final int LONGEST_NAME = 100;
  private static final String NAME =
      "A category has a name of at most " + LONGEST_NAME + " characters.";
  private static final String TWICE = "Two categories have this name.";
  private static final String WEIGHT = "A weight is a number from 0 to 1000, such as 40.";
  private static final String DROPPED = "Type a whole number from 0 to 100.";

  /**
   * Reads it.
   *
   * @param typed what stands in a field, by its name
   */
  static SchemeForm read(UnaryOperator<String> typed, List<Category> before, List<Column> columns) {
    Map<String, String> values = new LinkedHashMap<>();
    Map<String, String> problems = new LinkedHashMap<>();
    List<Category> after = new ArrayList<>();
    Set<String> names = new HashSet<>();
    List<String> keys = new ArrayList<>(before.stream().map(one -> key(one.id())).toList());
    keys.add(NEW);
    for (String key : keys) {
      String name = typed.apply("name:" + key).strip().replaceAll("\\s+", " ");
      String weight = typed.apply("weight:" + key).strip();
      String dropped = typed.apply("dropped:" + key).strip();
      values.put("name:" + key, name);
      values.put("weight:" + key, weight);
      values.put("dropped:" + key, dropped);
      if (name.isEmpty()) {
        continue;
      }
      Optional<Double> heavy =
          Points.read(weight.isEmpty() ? "0" : weight)
              .filter(number -> number <= Category.MOST_WEIGHT);
      boolean isCount = dropped.matches("[0-9]{0,2}|100");
      put(problems, "name:" + key, name.length() > LONGEST_NAME ? NAME : "");
      put(problems, "name:" + key, names.add(name.toLowerCase(Locale.ROOT)) ? "" : TWICE);
      put(problems, "weight:" + key, heavy.isEmpty() ? WEIGHT : "");
      put(problems, "dropped:" + key, isCount ? "" : DROPPED);
      int count = isCount && !dropped.isEmpty() ? Integer.parseInt(dropped) : 0;
      long id = key.equals(NEW) ? Scheme.FRESH : Long.parseLong(key);
      after.add(new Category(id, name, heavy.orElse(0.0), count));
    }
    Map<Long, Long> placed = placed(typed, after, columns, values);
    return new SchemeForm(new FilledForm(values, problems), new Scheme(after, placed));
  }

  private static String key(long category) {
    return String.valueOf(category);
  }

  private static void put(Map<String, String> problems, String field, String problem) {
    if (!problem.isEmpty()) {
      problems.putIfAbsent(field, problem);
    }
  }

  private static Map<Long, Long> placed(
      UnaryOperator<String> typed,
      List<Category> after,
      List<Column> columns,
      Map<String, String> values) {
    Map<Long, Long> placed = new HashMap<>();
    for (Column column : columns) {
      String chosen = typed.apply("in:" + column.id());
      values.put("in:" + column.id(), chosen);
      after.stream()
          .filter(category -> category.id() > 0 && key(category.id()).equals(chosen))
          .forEach(category -> placed.put(column.id(), category.id()));
    }
    return placed;
  }

  /** As it is. */
  static FilledForm of(List<Category> categories, List<Column> columns) {
    Map<String, String> values = new HashMap<>();
    for (Category one : categories) {
      values.put("name:" + one.id(), one.name());
      values.put("weight:" + one.id(), Points.text(one.weight()));
      values.put("dropped:" + one.id(), String.valueOf(one.dropped()));
    }
    columns.forEach(column -> values.put("in:" + column.id(), key(column.category())));
    return new FilledForm(values, Map.of());
  }
}
