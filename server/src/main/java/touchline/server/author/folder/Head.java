package touchline.server.author.folder;

import java.util.List;
import touchline.code.Declaration;

/**
 * What {@code exercise.md} says before its text.
 *
 * @param ranges of the whole numbers that are drawn, for each parameter of the method
 */
public record Head(String title, Declaration method, List<Range> ranges) {
  /** Coordinates or lengths from low to high, both included. */
  public record Range(int low, int high) {}

  public Head {
    ranges = List.copyOf(ranges);
  }
}
