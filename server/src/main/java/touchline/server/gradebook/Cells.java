package touchline.server.gradebook;

import java.util.Map;
import java.util.Optional;

/** Cells of the gradebook by where they are. */
public record Cells(Map<Place, Cell> byPlace) {
  /** Assignment and account. */
  public record Place(long assignment, long account) {}

  public Cells {
    byPlace = Map.copyOf(byPlace);
  }

  /** An empty one where there is nothing. */
  public Cell at(long assignment, long account) {
    Cell cell = byPlace.get(new Place(assignment, account));
    return cell != null
        ? cell
        : new Cell(assignment, account, Optional.empty(), false, Optional.empty());
  }
}
