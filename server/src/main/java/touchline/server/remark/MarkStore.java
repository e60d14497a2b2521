package touchline.server.remark;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;
import touchline.server.assignment.WorthStore;
import touchline.server.assignment.plan.TimedMark;
import touchline.server.remark.ChangedMark.Sort;

/** Puts new marks in the place of those that answers have; the first one stays for the receipt. */
final class MarkStore {
  private static final String ANSWER =
      """
      UPDATE submission SET mark = :mark, outcome = :outcome, mistakes = :mistakes,
        content_version = :version, first_mark = coalesce(first_mark, mark),
        first_version = coalesce(first_version, content_version)
      WHERE id = :id AND mark = :wasmark AND outcome = :wasoutcome AND mistakes = :wasmistakes
      """;

  private static final String METHOD =
      """
      UPDATE code_submission SET mark = :mark, outcome = :outcome, mistake = :mistakes,
        message = :message, counterexample = :counterexample, example = :example,
        findings = :findings,
        content_version = :version, first_mark = coalesce(first_mark, mark),
        first_outcome = coalesce(first_outcome, outcome),
        first_version = coalesce(first_version, content_version)
      WHERE id = :id AND mark = :wasmark AND outcome = :wasoutcome AND mistake = :wasmistakes
      """;

  private MarkStore() {}

  /**
   * Gives an answer its mark.
   *
   * @param version of the content that gave the new one
   * @return false if it is not marked any more as it was read; the transaction is to be undone then
   */
  static boolean put(Handle transaction, ChangedMark one, MarkState given, String version) {
    return (!isNew(one, given) || mark(transaction, one, version))
        && worth(transaction, one, given);
  }

  private static boolean isNew(ChangedMark one, MarkState given) {
    MarkState after = one.after();
    return given.mark() == after.mark()
        && given.outcome().equals(after.outcome())
        && given.mistakes().equals(after.mistakes());
  }

  private static boolean mark(Handle transaction, ChangedMark one, String version) {
    boolean isAnswer = one.sort() == Sort.ANSWER;
    Update update =
        transaction
            .createUpdate(isAnswer ? ANSWER : METHOD)
            .bind("id", one.id())
            .bind("version", version)
            .bind("mark", one.after().mark())
            .bind("outcome", one.after().outcome())
            .bind("mistakes", one.after().mistakes())
            .bind("wasmark", one.before().mark())
            .bind("wasoutcome", one.before().outcome())
            .bind("wasmistakes", one.before().mistakes());
    if (!isAnswer) {
      update
          .bind("message", one.said().message())
          .bind("counterexample", one.said().counterexample())
          .bind("example", one.said().example())
          .bind("findings", one.said().findings());
    }
    return update.execute() == 1;
  }

  private static boolean worth(Handle transaction, ChangedMark one, MarkState given) {
    if (given.worth().isEmpty()) {
      return true;
    }
    double worth = given.worth().get();
    if (one.note().isPresent()) {
      return WorthStore.replace(transaction, one.note().get(), worth);
    }
    return transaction
        .createQuery("SELECT attempt, received_at FROM code_submission WHERE id = :id")
        .bind("id", one.id())
        .map(
            (row, context) ->
                WorthStore.add(
                    transaction,
                    row.getLong("attempt"),
                    new TimedMark(worth, Instant.parse(row.getString("received_at")))))
        .findOne()
        .isPresent();
  }
}
