package touchline.server.assignment;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.plan.AttemptHistory;
import touchline.server.assignment.plan.TimedMark;

/** All that was handed in to an assignment, as it is worked out from. */
final class AttemptHistoryStore {
  private AttemptHistoryStore() {}

  /** By account, each with an attempt or more, oldest first. */
  static Map<Long, List<AttemptHistory>> tried(Handle handle, long assignment, long account) {
    List<Row> rows =
        handle
            .createQuery(
                """
                SELECT attempt.id, attempt.account, attempt.exercise, attempt.started_at,
                  progress.at, progress.mark,
                  CASE WHEN code_submission.outcome IN %s THEN 1 ELSE 0 END AS is_free
                FROM attempt LEFT JOIN progress ON progress.attempt = attempt.id
                LEFT JOIN code_submission ON code_submission.attempt = attempt.id
                WHERE attempt.assignment = :assignment %s
                ORDER BY attempt.account, attempt.exercise, attempt.number, progress.id
                """
                    .formatted(StandingStore.FREE, StandingStore.only("attempt.account", account)))
            .bindMap(Map.of("assignment", assignment, "account", account))
            .map(
                (row, context) ->
                    new Row(
                        row.getLong("id"),
                        row.getLong("account"),
                        row.getString("exercise"),
                        Instant.parse(row.getString("started_at")),
                        row.getInt("is_free") == 1,
                        Optional.ofNullable(row.getString("at")).map(Instant::parse),
                        row.getDouble("mark")))
            .list();
    Map<Long, List<Row>> byAttempt = new LinkedHashMap<>();
    rows.forEach(
        row -> byAttempt.computeIfAbsent(row.attempt(), none -> new ArrayList<>()).add(row));
    Map<Long, List<AttemptHistory>> tried = new LinkedHashMap<>();
    byAttempt
        .values()
        .forEach(
            attempt ->
                tried
                    .computeIfAbsent(attempt.get(0).account(), none -> new ArrayList<>())
                    .add(Row.tried(attempt)));
    return tried;
  }

  /**
   * An attempt after one of its answers; before the first of them there is one without a time. What
   * is noted of a method that ran once, and does not when it is marked again, is left out.
   */
  private record Row(
      long attempt,
      long account,
      String exercise,
      Instant startedAt,
      boolean isFree,
      Optional<Instant> at,
      double mark) {
    static AttemptHistory tried(List<Row> attempt) {
      Row first = attempt.get(0);
      return new AttemptHistory(
          first.exercise,
          first.startedAt,
          first.isFree,
          attempt.stream()
              .filter(row -> row.at.isPresent() && !row.isFree)
              .map(row -> new TimedMark(row.mark, row.at.orElseThrow()))
              .toList());
    }
  }
}
