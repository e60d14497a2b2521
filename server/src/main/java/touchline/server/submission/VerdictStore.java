package touchline.server.submission;

import org.jdbi.v3.core.Handle;

/** The verdicts on methods; each is written once. */
final class VerdictStore {
  private VerdictStore() {}

  /** Writes a verdict, unless there is one. */
  static boolean write(Handle transaction, long id, String contentVersion, CodeVerdict verdict) {
    return transaction
            .createUpdate(
                """
                UPDATE code_submission SET state = 'marked', content_version = :version,
                  mark = :mark, outcome = :outcome, mistake = :mistake, message = :message,
                  counterexample = :counterexample, example = :example
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
            .execute()
        == 1;
  }
}
