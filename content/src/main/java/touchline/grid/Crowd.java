package touchline.grid;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.View;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * A ball and circles of different sizes that are spread over a field, always the same ones; all
 * lengths in metres.
 *
 * @param count how many there are, with the ball
 * @param ball where the ball is; it is the first of the circles
 */
public record Crowd(int count, Vec2 ball) {
  public static final int FEWEST = 10;
  public static final int MOST = 200;

  /** Of the number of circles, as the reader changes it. */
  public static final int STEP = 10;

  /** From the corner, so that one cell can hold all of it. */
  public static final View FIELD = new View(0, 0, 16, 10);

  /** Where the ball is before the reader moves it. */
  public static final Vec2 START = new Vec2(8.6, 3);

  static final double BALL = 0.45;

  /** Of the other circles, in hundredths of a metre. */
  private static final int SMALLEST = 15;

  private static final int LARGEST = 45;
  private static final long SEED = 10;

  public Crowd {
    if (count < FEWEST || count > MOST) {
      throw new IllegalArgumentException("count must be from 10 to 200: " + count);
    }
  }

  /** The ball first; those of a smaller crowd are among those of a larger one. */
  public List<Circle> circles() {
    Chance chance = new Chance(SEED);
    List<Circle> circles = new ArrayList<>();
    circles.add(new Circle(ball, BALL));
    while (circles.size() < count) {
      int radius = chance.between(SMALLEST, LARGEST);
      double x = inside(radius, FIELD.maxX(), chance);
      circles.add(new Circle(new Vec2(x, inside(radius, FIELD.maxY(), chance)), radius / 100.0));
    }
    return circles;
  }

  /** Wholly inside; dividing keeps the number the one that is written. */
  private static double inside(int radius, double side, Chance chance) {
    return chance.between(radius, (int) (side * 100) - radius) / 100.0;
  }
}
