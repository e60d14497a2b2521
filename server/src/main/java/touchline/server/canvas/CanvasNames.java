package touchline.server.canvas;

import java.util.Map;

/**
 * How Canvas names what a course has.
 *
 * @param students by account
 * @param headings by assignment, with the number behind the title: {@code Week 1 (812)}
 */
public record CanvasNames(Map<Long, Named> students, Map<Long, String> headings) {
  /** Nothing was read from Canvas yet. */
  public static final CanvasNames NONE = new CanvasNames(Map.of(), Map.of());

  public CanvasNames {
    students = Map.copyOf(students);
    headings = Map.copyOf(headings);
  }

  /**
   * A student as Canvas writes them.
   *
   * @param name last name first
   * @param number in the column ID
   * @param sisId in the column SIS User ID; may be empty
   */
  public record Named(String name, String number, String sisId) {
    /** The same with what another file says; what that leaves empty stays. */
    public Named with(Named other) {
      return new Named(
          number.isEmpty() ? other.name : name,
          other.number.isEmpty() ? number : other.number,
          other.sisId.isEmpty() ? sisId : other.sisId);
    }
  }

  /** How many of these are not in others, or are different there. */
  public long newTo(CanvasNames others) {
    long people =
        students.entrySet().stream()
            .filter(one -> !one.getValue().equals(others.students.get(one.getKey())))
            .count();
    long columns =
        headings.entrySet().stream()
            .filter(one -> !one.getValue().equals(others.headings.get(one.getKey())))
            .count();
    return people + columns;
  }
}
