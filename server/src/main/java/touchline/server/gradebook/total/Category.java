package touchline.server.gradebook.total;

/**
 * A kind of work, such as homework or exams.
 *
 * @param weight in the course's total, against the other categories; where all have 0, points are
 *     added up
 * @param dropped how many of a student's lowest marks in it are left out
 */
public record Category(long id, String name, double weight, int dropped) {
  public static final double MOST_WEIGHT = 1_000;
  public static final int MOST_DROPPED = 100;

  public Category {
    if (!(weight >= 0 && weight <= MOST_WEIGHT)) {
      throw new IllegalArgumentException("weight must be from 0 to 1000: " + weight);
    }
    if (dropped < 0 || dropped > MOST_DROPPED) {
      throw new IllegalArgumentException("dropped must be from 0 to 100: " + dropped);
    }
  }
}
