package touchline.grid;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.taught.Grid;
import touchline.taught.Measure;

/**
 * What a grid makes of a crowd.
 *
 * @param width of a cell, in metres
 * @param circles the ball first
 * @param entries how often a circle is written into a cell
 * @param asked how many pairs share a cell
 * @param touching how many pairs touch
 * @param apart the circles that share a cell with the ball and do not touch it
 * @param touched those that touch it
 */
public record Sharing(
    double width,
    List<Circle> circles,
    int entries,
    int asked,
    int touching,
    List<Circle> apart,
    List<Circle> touched) {
  /** Asks every pair that shares a cell, and no other. */
  public static Sharing of(Crowd crowd, double width) {
    List<Circle> circles = crowd.circles();
    List<Circle> apart = new ArrayList<>();
    List<Circle> touched = new ArrayList<>();
    int asked = 0;
    int touching = 0;
    for (Grid.Pair pair : Grid.pairs(circles, width)) {
      Circle other = circles.get(pair.other());
      boolean touch = touch(circles.get(pair.one()), other);
      asked++;
      touching += touch ? 1 : 0;
      if (pair.one() == 0) {
        (touch ? touched : apart).add(other);
      }
    }
    return new Sharing(width, circles, entries(circles, width), asked, touching, apart, touched);
  }

  private static boolean touch(Circle one, Circle other) {
    return Measure.distance(one.center(), other.center()) <= one.radius() + other.radius();
  }

  private static int entries(List<Circle> circles, double width) {
    int entries = 0;
    for (Circle circle : circles) {
      entries += (int) Grid.entries(circle, width);
    }
    return entries;
  }

  Circle ball() {
    return circles.get(0);
  }

  /** How many pairs there are in all. */
  public int pairs() {
    return circles.size() * (circles.size() - 1) / 2;
  }

  /** With how many circles the ball shares a cell. */
  int neighbours() {
    return apart.size() + touched.size();
  }
}
