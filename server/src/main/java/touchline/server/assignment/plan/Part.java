package touchline.server.assignment.plan;

import java.util.Locale;

/**
 * An exercise of an assignment.
 *
 * @param exercise its id
 * @param points for full marks
 * @param form in which a method is asked for
 */
public record Part(String exercise, double points, Form form) {
  /** In which form a method is asked for. */
  public enum Form {
    /** As the lesson prints it. */
    LESSON,
    /** In one of the forms that the lesson does not print, drawn for each student. */
    VARIANT;

    /** As the store and forms write it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The form of a word; the lesson's of any other. */
    public static Form of(String word) {
      return word.equals(VARIANT.word()) ? VARIANT : LESSON;
    }
  }

  /** In the lesson's form. */
  public Part(String exercise, double points) {
    this(exercise, points, Form.LESSON);
  }

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
