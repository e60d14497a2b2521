package touchline.server.gradebook;

import java.time.Instant;
import java.util.Optional;
import touchline.server.gradebook.total.Item;

/**
 * An assignment, or a column of the instructor's own, as a column of the gradebook.
 *
 * @param worth points for full marks
 * @param due when it is due for everybody; {@link Dates} knows who has more time
 * @param isDue whether it counts in everybody's totals: published, and due by now
 * @param isHeld whether students see its points only when they are released
 * @param category its number; 0 for none
 * @param own none for an assignment
 */
public record Column(
    long id,
    String title,
    double worth,
    Instant due,
    boolean isPublished,
    boolean isDue,
    boolean isHeld,
    long category,
    Optional<Own> own) {
  /**
   * What is typed or imported, such as an exam.
   *
   * @param blankCounts whether who has no entry counts 0
   */
  public record Own(boolean blankCounts) {}

  public boolean isOwn() {
    return own.isPresent();
  }

  /** The same in another category. */
  public Column in(long other) {
    return new Column(id, title, worth, due, isPublished, isDue, isHeld, other, own);
  }

  /**
   * A column of the instructor's own in the place of this one.
   *
   * @param points for full marks
   * @param blankCounts whether who has no entry counts 0
   */
  public Column asOwn(double points, boolean shown, boolean blankCounts) {
    Optional<Own> typed = Optional.of(new Own(blankCounts));
    return new Column(id, title, points, due, shown, shown, isHeld, category, typed);
  }

  Item item() {
    return new Item(id, title, worth, category);
  }
}
