package touchline.server.demo;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;

/** The rows of what staff of an invented class did by hand, and of what students asked them. */
final class DemoDeskStore {
  private final Handle handle;

  DemoDeskStore(Handle handle) {
    this.handle = handle;
  }

  /** A method that was handed in. */
  record Handed(long submission, long account, String source) {}

  /** Of each student the last one. */
  List<Handed> methods(long assignment, String exercise) {
    Map<Long, Handed> last = new LinkedHashMap<>();
    handle
        .createQuery(
            """
            SELECT code_submission.id, account, source FROM attempt
            JOIN code_submission ON code_submission.attempt = attempt.id
            WHERE assignment = :assignment AND attempt.exercise = :exercise
            ORDER BY code_submission.id
            """)
        .bind("assignment", assignment)
        .bind("exercise", exercise)
        .map(
            (row, context) ->
                new Handed(row.getLong("id"), row.getLong("account"), row.getString("source")))
        .forEach(one -> last.put(one.account(), one));
    return List.copyOf(last.values());
  }

  /** An item of a rubric; gives its number. */
  long item(long assignment, String exercise, double points, String words) {
    return insert(
        """
        INSERT INTO rubric_item (assignment, exercise, points, words)
        VALUES (:assignment, :exercise, :points, :words)
        """,
        Map.of("assignment", assignment, "exercise", exercise, "points", points, "words", words));
  }

  void tick(long item, long account, Account by, Instant at) {
    handle.execute(
        "INSERT INTO rubric_tick (item, account, given_by, given_at) VALUES (?, ?, ?, ?)",
        item,
        account,
        by.id(),
        at.toString());
  }

  void comment(Handed about, int line, String words, Account by, Instant at) {
    handle.execute(
        """
        INSERT INTO annotation (submission, first_line, last_line, words, given_by, given_at)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        about.submission(),
        line,
        line,
        words,
        by.id(),
        at.toString());
  }

  /** A question about points, and who said what. */
  void question(long course, long assignment, long account, List<Said> said) {
    boolean isOpen = said.size() == 1;
    long id =
        insert(
            """
            INSERT INTO regrade_request (course, assignment, account, is_open, opened_at)
            VALUES (:course, :assignment, :account, :open, :at)
            """,
            Map.of(
                "course",
                course,
                "assignment",
                assignment,
                "account",
                account,
                "open",
                isOpen ? 1 : 0,
                "at",
                said.get(0).at().toString()));
    for (Said one : said) {
      handle.execute(
          "INSERT INTO regrade_message (request, account, text, said_at) VALUES (?, ?, ?, ?)",
          id,
          one.account(),
          one.text(),
          one.at().toString());
    }
  }

  /** A line of a thread. */
  record Said(long account, String text, Instant at) {}

  void announce(long course, Account by, String title, String text, Instant at) {
    handle.execute(
        "INSERT INTO announcement (course, account, title, text, at) VALUES (?, ?, ?, ?, ?)",
        course,
        by.id(),
        title,
        text,
        at.toString());
  }

  /** A kind of work; gives its number. */
  long category(long course, String name, double weight, int dropped) {
    return insert(
        "INSERT INTO category (course, name, weight, dropped)"
            + " VALUES (:course, :name, :weight, :dropped)",
        Map.of("course", course, "name", name, "weight", weight, "dropped", dropped));
  }

  /** All that is in the course so far is of a kind. */
  void place(long course, long category) {
    handle.execute("UPDATE assignment SET category = ? WHERE course = ?", category, course);
  }

  /** A column of the instructor's own; gives its number. */
  long column(long course, String title, double worth, long category, Instant at) {
    return insert(
        """
        INSERT INTO assignment (course, title, opens_at, due_at, closes_at, attempts, counting,
          late_policy, solutions, is_published, created_at, own_points, category)
        VALUES (:course, :title, :at, :at, :at, 0, 'best', '', 'never', 1, :at, :worth, :category)
        """,
        Map.of(
            "course",
            course,
            "title",
            title,
            "at",
            at.toString(),
            "worth",
            worth,
            "category",
            category));
  }

  /** Up to when somebody has read the news. */
  void seen(long course, long account, Instant at) {
    handle.execute(
        "INSERT INTO news_seen (course, account, seen_at) VALUES (?, ?, ?)",
        course,
        account,
        at.toString());
  }

  /** Points of a column; none for who is excused. */
  void enter(long column, long account, Optional<Double> points, Account by, Instant at) {
    handle
        .createUpdate(
            """
            INSERT INTO override (assignment, account, points, reason, comment, given_by, given_at,
              revision)
            VALUES (:column, :account, :points, 'typed in the column', '', :by, :at, 1)
            """)
        .bind("column", column)
        .bind("account", account)
        .bind("points", points.orElse(null))
        .bind("by", by.id())
        .bind("at", at.toString())
        .execute();
  }

  private long insert(String statement, Map<String, ?> values) {
    return handle
        .createUpdate(statement)
        .bindMap(values)
        .executeAndReturnGeneratedKeys("id")
        .mapTo(Long.class)
        .one();
  }
}
