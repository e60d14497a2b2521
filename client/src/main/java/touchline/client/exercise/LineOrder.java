package touchline.client.exercise;

import java.util.List;

/** Where a line that is dragged in a list belongs. */
public final class LineOrder {
  private LineOrder() {}

  /**
   * The place of the dragged line: it passes a neighbour when the pointer passes its middle.
   *
   * @param middles of all lines from top to bottom, in pixels
   * @param from where the dragged line is now, from 0
   * @param pointer in pixels, as the middles
   */
  public static int place(List<Double> middles, int from, double pointer) {
    int to = from;
    while (to > 0 && pointer < middles.get(to - 1)) {
      to--;
    }
    while (to < middles.size() - 1 && pointer > middles.get(to + 1)) {
      to++;
    }
    return to;
  }
}
