package touchline.server.rubric;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import touchline.server.account.Account;
import touchline.server.store.Database;

/** The items of rubrics, and for whom they are ticked. */
public final class RubricStore {
  static final String ITEMS =
      """
      SELECT id, exercise, points, words FROM rubric_item
      WHERE assignment = :assignment ORDER BY exercise, id
      """;

  static final String TICKED =
      """
      SELECT rubric_item.id, exercise, points, words FROM rubric_tick
      JOIN rubric_item ON rubric_item.id = rubric_tick.item
      WHERE rubric_tick.account = :account AND assignment = :assignment ORDER BY rubric_item.id
      """;

  static final String PEOPLE =
      """
      SELECT item, count(*) AS people FROM rubric_item
      JOIN rubric_tick ON rubric_tick.item = rubric_item.id
      WHERE assignment = :assignment GROUP BY item
      """;

  private final Database database;

  public RubricStore(Database database) {
    this.database = database;
  }

  /** All items of an assignment, by exercise, the oldest first. */
  public List<RubricItem> items(long assignment) {
    return database.read(
        handle ->
            handle.createQuery(ITEMS).bind("assignment", assignment).map(RubricStore::read).list());
  }

  /** The items that are ticked for a person. */
  public List<RubricItem> ticked(long assignment, long account) {
    return database.read(handle -> ticked(handle, assignment, account));
  }

  /** The same in a running transaction. */
  public static List<RubricItem> ticked(Handle handle, long assignment, long account) {
    return handle
        .createQuery(TICKED)
        .bind("assignment", assignment)
        .bind("account", account)
        .map(RubricStore::read)
        .list();
  }

  private static RubricItem read(ResultSet row, StatementContext context) throws SQLException {
    return new RubricItem(
        row.getLong("id"),
        row.getString("exercise"),
        row.getDouble("points"),
        row.getString("words"));
  }

  /** For how many people each item of an assignment is ticked; those of nobody are missing. */
  public Map<Long, Integer> people(long assignment) {
    Map<Long, Integer> people = new HashMap<>();
    database.read(
        handle -> {
          handle
              .createQuery(PEOPLE)
              .bind("assignment", assignment)
              .map((row, context) -> Map.entry(row.getLong("item"), row.getInt("people")))
              .forEach(one -> people.put(one.getKey(), one.getValue()));
          return people;
        });
    return people;
  }

  /**
   * The points of ticked items, by account and exercise.
   *
   * @param account 0 for everybody
   */
  public static Map<Long, Map<String, Double>> sums(Handle handle, long assignment, long account) {
    Map<Long, Map<String, Double>> sums = new HashMap<>();
    handle
        .createQuery(
            """
            SELECT rubric_tick.account, exercise, sum(points) AS points FROM rubric_item
            JOIN rubric_tick ON rubric_tick.item = rubric_item.id
            WHERE assignment = :assignment AND (:account = 0 OR rubric_tick.account = :account)
            GROUP BY rubric_tick.account, exercise
            """)
        .bind("assignment", assignment)
        .bind("account", account)
        .map(
            (row, context) ->
                Map.entry(
                    row.getLong("account"),
                    Map.entry(row.getString("exercise"), row.getDouble("points"))))
        .forEach(
            one ->
                sums.computeIfAbsent(one.getKey(), none -> new HashMap<>())
                    .put(one.getValue().getKey(), one.getValue().getValue()));
    return sums;
  }

  /** Adds an item that nobody has yet. */
  public static void add(
      Handle transaction, long assignment, String exercise, double points, String words) {
    transaction.execute(
        "INSERT INTO rubric_item (assignment, exercise, points, words) VALUES (?, ?, ?, ?)",
        assignment,
        exercise,
        points,
        words);
  }

  /** An item of an assignment. */
  public static Optional<RubricItem> find(Handle handle, long assignment, long id) {
    return handle
        .createQuery(
            "SELECT id, exercise, points, words FROM rubric_item"
                + " WHERE id = :id AND assignment = :assignment")
        .bind("id", id)
        .bind("assignment", assignment)
        .map(RubricStore::read)
        .findOne();
  }

  /** Changes an item for all who have it. */
  public static void change(Handle transaction, RubricItem after) {
    transaction.execute(
        "UPDATE rubric_item SET points = ?, words = ? WHERE id = ?",
        after.points(),
        after.words(),
        after.id());
  }

  /** Removes an item, and takes it from all who have it. */
  public static void remove(Handle transaction, long id) {
    transaction.execute("DELETE FROM rubric_tick WHERE item = ?", id);
    transaction.execute("DELETE FROM rubric_item WHERE id = ?", id);
  }

  /**
   * Ticks these items of an exercise for a person, and no others of it.
   *
   * @return what was ticked before
   */
  public static List<RubricItem> tick(
      Handle transaction,
      long assignment,
      String exercise,
      long account,
      Set<Long> items,
      Account who,
      Instant now) {
    List<RubricItem> before =
        ticked(transaction, assignment, account).stream()
            .filter(one -> one.exercise().equals(exercise))
            .toList();
    Set<Long> had = new HashSet<>();
    for (RubricItem one : before) {
      had.add(one.id());
      if (!items.contains(one.id())) {
        transaction.execute(
            "DELETE FROM rubric_tick WHERE item = ? AND account = ?", one.id(), account);
      }
    }
    for (long item : items) {
      if (!had.contains(item)) {
        transaction.execute(
            "INSERT INTO rubric_tick (item, account, given_by, given_at) VALUES (?, ?, ?, ?)",
            item,
            account,
            who.id(),
            now.toString());
      }
    }
    return before;
  }

  /** The same items for another assignment; nobody has them there. */
  public static void copy(Handle transaction, long from, long to) {
    transaction.execute(
        """
        INSERT INTO rubric_item (assignment, exercise, points, words)
        SELECT CAST(? AS BIGINT), exercise, points, words FROM rubric_item
        WHERE assignment = ? ORDER BY id
        """,
        to,
        from);
  }
}
