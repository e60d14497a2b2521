package touchline.topic.grid;

import java.util.List;
import touchline.listing.Listing;
import touchline.task.Task;
import touchline.task.ValueTask;

/** A grid of square cells, and the cells that a circle reaches. */
public final class GridTopic {
  private GridTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.number("grid-entries", 0, 3, EntriesSubject.subject(), GridMistakes.all()),
        ValueTask.number("grid-cell", 0, 3, AxisSubject.cell(), AxisSubject.cellMistakes()),
        ValueTask.number("grid-columns", 0, 3, EntriesSubject.columns(), GridMistakes.columns()),
        AxisSubject.trace(Listing.of("Grid#reached")),
        AxisSubject.order(Listing.of("Grid#reached")),
        ValueTask.yesNo("grid-share", 8, ShareSubject.subject(), ShareSubject.mistakes()),
        ValueTask.number("grid-asked", 0, 3, AskedSubject.subject(), AskedSubject.mistakes()));
  }
}
