package touchline.server.gradebook;

import java.util.Optional;

/**
 * What one student has in one assignment.
 *
 * @param worked as the program works it out; none where nothing was handed in
 * @param isLate whether lateness took something off
 * @param decided what an instructor decided instead, if anybody did
 */
public record Cell(
    long assignment,
    long account,
    Optional<Double> worked,
    boolean isLate,
    Optional<Decision> decided) {
  /**
   * A decision in short.
   *
   * @param points none where the assignment does not count
   */
  public record Decision(Optional<Double> points) {}

  public boolean isExcused() {
    return decided.isPresent() && decided.get().points().isEmpty();
  }

  /** What counts; none where nothing does. */
  public Optional<Double> points() {
    return decided.isPresent() ? decided.get().points() : worked;
  }

  /** Nothing was handed in, and nobody decided anything. */
  public boolean isMissing() {
    return decided.isEmpty() && worked.isEmpty();
  }

  /** As the grid shows it. */
  public String text() {
    return isExcused() ? "excused" : points().map(Points::text).orElse("–");
  }

  /** What a sighted reader takes from the look of the cell. */
  public String note() {
    if (isExcused()) {
      return "";
    }
    return decided.isPresent() ? "changed by hand" : isLate ? "late" : "";
  }
}
