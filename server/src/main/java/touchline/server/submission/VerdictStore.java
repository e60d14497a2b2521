package touchline.server.submission;

import org.jdbi.v3.core.Handle;
import touchline.server.assignment.ProgressStore;

/** The verdicts on methods; each is written once. */
final class VerdictStore {
  private VerdictStore() {}

  /**
   * Writes a verdict, unless there is one. Where the method belongs to an assignment, its mark
   * counts there from the time at which it was handed in.
   */
  static boolean write(Handle transaction, long id, String contentVersion, MarkedMethod method) {
    boolean isWritten = update(transaction, id, contentVersion, method);
    if (isWritten) {
      ProgressStore.noteMethod(
          transaction, id, method.verdict().mark(), method.verdict().outcome());
    }
    return isWritten;
  }

  private static boolean update(
      Handle transaction, long id, String contentVersion, MarkedMethod method) {
    CodeVerdict verdict = method.verdict();
    return transaction
            .createUpdate(
                """
                UPDATE code_submission SET state = 'marked', content_version = :version,
                  mark = :mark, outcome = :outcome, mistake = :mistake, message = :message,
                  counterexample = :counterexample, example = :example,
                  findings = :findings
                WHERE id = :id AND state = 'waiting'
                """)
            .bind("id", id)
            .bind("version", contentVersion)
            .bind("mark", verdict.mark())
            .bind("outcome", verdict.outcome())
            .bind("mistake", verdict.mistake())
            .bind("message", verdict.message())
            .bind("counterexample", verdict.counterexample())
            .bind("example", verdict.example())
            .bind("findings", method.findings())
            .execute()
        == 1;
  }
}
