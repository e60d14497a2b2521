package touchline.growth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long a method took of late: a single time tells little, for a page does much else. */
final class Timing {
  private static final int LATEST = 7;

  private final List<Double> latest = new ArrayList<>();

  void add(double milliseconds) {
    if (latest.size() == LATEST) {
      latest.remove(0);
    }
    latest.add(milliseconds);
  }

  /** The middle one; of two in the middle the lower. At least one has been added. */
  double median() {
    List<Double> sorted = new ArrayList<>(latest);
    Collections.sort(sorted);
    return sorted.get((sorted.size() - 1) / 2);
  }
}
