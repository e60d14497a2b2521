package touchline.server.submission;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import touchline.server.account.Learner;
import touchline.server.store.Database;

/** What a learner answered, values and methods together. */
public final class ReviewAnswerStore {
  /**
   * What does not compile, or could not be marked, says nothing about the idea. The newest of each
   * kind, found by the learner.
   */
  private static final String OF_LEARNER =
      """
      SELECT exercise, seed, question, outcome, received_at FROM (
        SELECT exercise, seed, question, outcome, received_at FROM submission
        WHERE learner = :learner ORDER BY id DESC LIMIT :most) answers
      UNION ALL
      SELECT exercise, 0, 0, outcome, received_at FROM (
        SELECT exercise, outcome, received_at FROM code_submission
        WHERE learner = :learner
          AND outcome IN ('right', 'wrong', 'threw', 'time', 'recursion', 'changed')
        ORDER BY id DESC LIMIT :most) methods
      """;

  private final Database database;

  public ReviewAnswerStore(Database database) {
    this.database = database;
  }

  /**
   * The latest answers, oldest first.
   *
   * @param most of each kind; older ones are left out
   */
  public List<ReviewAnswer> latest(Learner learner, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(OF_LEARNER)
                .bind("learner", learner.id())
                .bind("most", most)
                .map(
                    (row, context) ->
                        new ReviewAnswer(
                            row.getString("exercise"),
                            row.getLong("seed"),
                            row.getInt("question"),
                            row.getString("outcome").equals("right"),
                            Instant.parse(row.getString("received_at"))))
                .list()
                .stream()
                .sorted(Comparator.comparing(ReviewAnswer::receivedAt))
                .toList());
  }
}
