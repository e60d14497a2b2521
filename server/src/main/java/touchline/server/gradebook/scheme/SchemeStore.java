package touchline.server.gradebook.scheme;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.gradebook.CategoryStore;
import touchline.server.gradebook.total.Category;
import touchline.server.store.Database;

/** Writes how a course makes a total of its points. */
public final class SchemeStore {
  private final Database database;

  public SchemeStore(Database database) {
    this.database = database;
  }

  /** Writes all of it in the place of what there was; whatever is not named is removed. */
  void save(long course, Scheme before, Scheme scheme, Account who, Instant now) {
    database.write(
        handle -> {
          List<Long> kept = scheme.categories().stream().map(Category::id).toList();
          handle.execute("UPDATE assignment SET category = NULL WHERE course = ?", course);
          for (Category old : CategoryStore.of(handle, course)) {
            if (!kept.contains(old.id())) {
              handle.execute("DELETE FROM category WHERE id = ?", old.id());
            }
          }
          // Names are free for each other first: two may have been swapped.
          handle.execute("UPDATE category SET name = '#' || id WHERE course = ?", course);
          scheme.categories().forEach(category -> put(handle, course, category));
          for (Map.Entry<Long, Long> placed : scheme.placed().entrySet()) {
            handle.execute(
                "UPDATE assignment SET category = ? WHERE id = ? AND course = ?",
                placed.getValue(),
                placed.getKey(),
                course);
          }
          Change change = new Change("total", "the course’s total", before.words(), scheme.words());
          AuditStore.log(handle, who, course, change, now);
          return kept.size();
        });
  }

  private static void put(Handle transaction, long course, Category category) {
    String statement =
        category.id() == Scheme.FRESH
            ? "INSERT INTO category (course, name, weight, dropped)"
                + " VALUES (:course, :name, :weight, :dropped)"
            : "UPDATE category SET name = :name, weight = :weight, dropped = :dropped"
                + " WHERE id = :id AND course = :course";
    transaction
        .createUpdate(statement)
        .bindMap(
            Map.of(
                "id", category.id(),
                "course", course,
                "name", category.name(),
                "weight", category.weight(),
                "dropped", category.dropped()))
        .execute();
  }
}
