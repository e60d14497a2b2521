package touchline.server.submission;

import java.util.List;
import java.util.function.Consumer;
import touchline.server.store.Database;

/** Ranges of the submissions on the disk, however long. */
public final class RangeStore {
  /** Rows held at once; an answer is at most some kilobytes. */
  private static final int PAGE = 500;

  private final Database database;

  public RangeStore(Database database) {
    this.database = database;
  }

  /**
   * Hands every submission of a range to the action, in the order of their ids. However long the
   * range, only {@link #PAGE} of them are in memory, and no statement stays open between pages.
   */
  public void each(SubmissionRange range, Consumer<Submission> action) {
    long from = range.from();
    List<Submission> page = page(range, from);
    while (!page.isEmpty()) {
      page.forEach(action);
      from = page.get(page.size() - 1).id() + 1;
      page = page(range, from);
    }
  }

  private List<Submission> page(SubmissionRange range, long from) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    SubmissionRow.SELECT
                        + """
                        WHERE id BETWEEN :from AND :to AND (:exercise = '' OR exercise = :exercise)
                        ORDER BY id LIMIT :most
                        """)
                .bind("from", from)
                .bind("to", range.to())
                .bind("exercise", range.exercise())
                .bind("most", PAGE)
                .map(SubmissionRow::read)
                .list());
  }
}
