package touchline.server.author;

import java.util.List;
import touchline.code.Declaration;

/**
 * What {@code exercise.md} says before its text.
 *
 * @param ranges of the whole numbers that are drawn, for each parameter of the method
 */
record Head(String title, Declaration method, List<Range> ranges) {
  /** Coordinates or lengths from low to high, both included. */
  record Range(int low, int high) {}

  Head {
    ranges = List.copyOf(ranges);
  }
}
