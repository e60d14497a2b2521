package touchline.server.submission;

import java.util.List;
import java.util.function.Consumer;
import touchline.server.store.Database;

/** Ranges of the marked methods on the disk, however long. */
public final class CodeRangeStore {
  /** Rows held at once; a source is at most 64 Ki characters. */
  private static final int PAGE = 50;

  private final Database database;

  public CodeRangeStore(Database database) {
    this.database = database;
  }

  /** Hands every marked submission of a range to the action, in the order of their ids. */
  public void each(SubmissionRange range, Consumer<CodeSubmission> action) {
    List<CodeSubmission> page = page(range, range.from());
    while (!page.isEmpty()) {
      page.forEach(action);
      page = page(range, page.get(page.size() - 1).id() + 1);
    }
  }

  private List<CodeSubmission> page(SubmissionRange range, long from) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    CodeRow.SELECT
                        + """
                        WHERE id BETWEEN :from AND :to AND (:exercise = '' OR exercise = :exercise)
                          AND state = 'marked'
                        ORDER BY id LIMIT :most
                        """)
                .bind("from", from)
                .bind("to", range.to())
                .bind("exercise", range.exercise())
                .bind("most", PAGE)
                .map(CodeRow::read)
                .list());
  }
}
