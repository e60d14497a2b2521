package touchline.server.remarking;

import java.time.Clock;
import java.util.function.Function;
import touchline.server.account.AccessPages;
import touchline.server.assignment.AssignmentStore;
import touchline.server.gradebook.SectionPages;
import touchline.server.page.Templates;
import touchline.server.store.Database;

/** Marking again, wired: its pages and the thread that does it. */
public final class Remarks implements AutoCloseable {
  private final RemarkLine line;
  private final RemarksPages all;
  private final RemarkPages one;

  /**
   * @param version of the content that today's marks are by
   * @param titles of exercises by id
   */
  public Remarks(
      Database database,
      RemarkLine line,
      String version,
      SectionPages sections,
      Function<String, String> titles,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.line = line;
    AssignmentStore assignments = new AssignmentStore(database);
    RemarkStore store = new RemarkStore(database);
    all =
        new RemarksPages(
            sections, assignments, store, line, version, titles, access, templates, clock);
    one =
        new RemarkPages(
            sections,
            assignments,
            store,
            new TallyStore(database),
            line,
            version,
            titles,
            access,
            templates,
            clock);
  }

  public RemarksPages all() {
    return all;
  }

  public RemarkPages one() {
    return one;
  }

  /** Goes on with what is not finished. */
  public void open() {
    line.open();
  }

  /** Stops before the next student; what is left is done after the next start. */
  @Override
  public void close() {
    line.close();
  }

  /** After it was closed: waits until nothing more goes to the store. */
  public void awaitEnd() {
    line.awaitEnd();
  }
}
