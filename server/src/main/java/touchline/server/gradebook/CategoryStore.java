package touchline.server.gradebook;

import java.util.List;
import org.jdbi.v3.core.Handle;
import touchline.server.gradebook.total.Category;

/** The categories of a course, read in whatever transaction needs them. */
public final class CategoryStore {
  static final String LIST =
      "SELECT id, name, weight, dropped FROM category WHERE course = :course ORDER BY id";

  private CategoryStore() {}

  /** In the order in which they were made. */
  public static List<Category> of(Handle handle, long course) {
    return handle
        .createQuery(LIST)
        .bind("course", course)
        .map(
            (row, context) ->
                new Category(
                    row.getLong("id"),
                    row.getString("name"),
                    row.getDouble("weight"),
                    row.getInt("dropped")))
        .list();
  }
}
