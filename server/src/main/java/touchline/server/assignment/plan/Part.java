package touchline.server.assignment.plan;

/**
 * An exercise of an assignment.
 *
 * @param exercise its id
 * @param points for full marks
 */
public record Part(String exercise, double points) {
  /** Of one exercise; more would be a slip of the hand. */
  public static final double MOST = 1_000;

  public boolean isSameExercise(Part other) {
    return exercise.equals(other.exercise());
  }

  public Part {
    if (!(points > 0 && points <= MOST)) {
      throw new IllegalArgumentException("points must be above 0 and at most 1000: " + points);
    }
  }
}
