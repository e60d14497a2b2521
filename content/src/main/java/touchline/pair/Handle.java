package touchline.pair;

/**
 * A number or two of a case that a learner can drag in its picture, or type beside it.
 *
 * @param name for the learner, such as {@code center} or {@code radius of circle 2}
 * @param at where the numbers stand in the flat form: x and y, or the radius
 * @param from where the point stands that they are measured from; -1 for a place, and for a number
 *     that is only typed
 */
public record Handle(String name, Look look, int at, int from) {
  /** What is dragged. */
  public enum Look {
    POINT,
    VECTOR,
    RADIUS
  }

  static final int NOWHERE = -1;
}
