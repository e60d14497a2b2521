package touchline.question;

import java.util.List;

/**
 * What a question tells of its mistakes, by their places.
 *
 * @param silent those that never give another answer than the right one
 * @param alike pairs of others that always give the same
 * @param complete how many variants show and tell apart all the rest
 */
public record Telling(List<Integer> silent, List<Pair> alike, int complete) {
  /** Two mistakes, the earlier first. */
  public record Pair(int one, int other) {}

  public Telling {
    silent = List.copyOf(silent);
    alike = List.copyOf(alike);
  }
}
