package touchline.server.assignment;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import touchline.server.assignment.plan.TimedMark;

/** What attempts are worth, noted in the transactions that store answers and verdicts. */
public final class ProgressStore {
  private ProgressStore() {}

  /** Notes what an attempt is worth after an answer, and how its student stands now. */
  public static void note(Handle transaction, Seat seat, long attempt, TimedMark worth) {
    transaction
        .createUpdate(
            """
            INSERT INTO progress (attempt, at, mark, hints)
            VALUES (:attempt, :at, :mark, (SELECT hints FROM attempt WHERE id = :attempt))
            """)
        .bind("attempt", attempt)
        .bind("at", worth.at().toString())
        .bind("mark", worth.mark())
        .execute();
    StandingStore.settle(transaction, seat.assignment(), seat.account());
  }

  /**
   * Notes the verdict on a method, if it belongs to an assignment; it counts from the time at which
   * the method was handed in. One that never ran costs no attempt.
   */
  public static void noteMethod(Handle transaction, long submission, double mark, String outcome) {
    transaction
        .createQuery(
            """
            SELECT attempt.*, code_submission.received_at FROM code_submission
            JOIN attempt ON attempt.id = code_submission.attempt
            WHERE code_submission.id = :id
            """)
        .bind("id", submission)
        .map(
            (row, context) ->
                new Handed(
                    new Seat(
                        row.getLong("assignment"),
                        row.getLong("account"),
                        row.getString("exercise")),
                    row.getLong("id"),
                    Instant.parse(row.getString("received_at"))))
        .findOne()
        .ifPresent(handed -> noteMethod(transaction, handed, mark, outcome));
  }

  /** A method that is an attempt. */
  private record Handed(Seat seat, long attempt, Instant receivedAt) {}

  private static void noteMethod(Handle transaction, Handed handed, double mark, String outcome) {
    AttemptStore.lock(transaction, handed.seat());
    if (StandingStore.isFree(outcome)) {
      StandingStore.settle(transaction, handed.seat().assignment(), handed.seat().account());
    } else {
      note(transaction, handed.seat(), handed.attempt(), new TimedMark(mark, handed.receivedAt()));
    }
  }
}
