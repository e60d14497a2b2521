package touchline.grid;

import touchline.diagram.NumberText;
import touchline.taught.Grid;

/** What there is to read beside the picture. */
public final class SharingWords {
  private SharingWords() {}

  /** How many pairs there are to ask without a grid. */
  public static String all(Sharing now) {
    return count(now.pairs(), "pair");
  }

  /** How many pairs are asked with it. */
  public static String asked(Sharing now) {
    return count(now.asked(), "pair");
  }

  /** How many of them touch. */
  public static String touching(Sharing now) {
    return count(now.touching(), "pair");
  }

  /** How much is written. */
  public static String entries(Sharing now) {
    return now.entries()
        + ", that is "
        + NumberText.of(tenths((double) now.entries() / now.circles().size()))
        + " for each circle";
  }

  private static double tenths(double number) {
    return Math.floor(number * 10 + 0.5) / 10;
  }

  /** What becomes of the ball. */
  public static String ball(Sharing now) {
    return "The ball is written into "
        + count((int) Grid.entries(now.ball(), now.width()), "cell")
        + ". It shares one with "
        + count(now.neighbours(), "circle")
        + " and touches "
        + now.touched().size()
        + ".";
  }

  /** All of it in a line, for readers who listen. */
  public static String spoken(Sharing now) {
    return "Entries: "
        + now.entries()
        + ". "
        + now.asked()
        + " of "
        + all(now)
        + " share a cell, "
        + now.touching()
        + " touch. "
        + ball(now);
  }

  private static String count(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
