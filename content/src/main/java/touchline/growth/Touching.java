package touchline.growth;

import java.util.Arrays;
import java.util.List;
import touchline.geometry.Circle;
import touchline.taught.Grid;
import touchline.taught.TwoCircles;

/**
 * Which circles of a swarm touch another one, for a picture: sixty times a second. The cells are as
 * wide as a circle, and each circle is asked about those that are in the nine around its centre.
 */
final class Touching {
  private static final double WIDTH = 2 * Swarm.RADIUS;
  private static final int NOBODY = -1;

  private final List<Circle> circles;
  private final int across;

  /** For each cell the circle that came last, and for each circle the one before it. */
  private final int[] last;

  private final int[] before;
  private final boolean[] touching;

  private Touching(List<Circle> circles, double side) {
    this.circles = circles;
    across = Grid.cell(side, WIDTH) + 1;
    last = new int[across * across];
    Arrays.fill(last, NOBODY);
    before = new int[circles.size()];
    touching = new boolean[circles.size()];
  }

  /** By their places in the list; all are in the square of that side. */
  static boolean[] of(List<Circle> circles, double side) {
    Touching all = new Touching(circles, side);
    for (int i = 0; i < circles.size(); i++) {
      all.enter(i);
    }
    return all.touching;
  }

  private void enter(int place) {
    int column = Grid.cell(circles.get(place).center().x(), WIDTH);
    int row = Grid.cell(circles.get(place).center().y(), WIDTH);
    for (int i = Math.max(0, row - 1); i <= Math.min(across - 1, row + 1); i++) {
      for (int j = Math.max(0, column - 1); j <= Math.min(across - 1, column + 1); j++) {
        ask(place, last[i * across + j]);
      }
    }
    before[place] = last[row * across + column];
    last[row * across + column] = place;
  }

  private void ask(int place, int first) {
    for (int other = first; other != NOBODY; other = before[other]) {
      if (TwoCircles.overlaps(circles.get(place), circles.get(other))) {
        touching[place] = true;
        touching[other] = true;
      }
    }
  }
}
