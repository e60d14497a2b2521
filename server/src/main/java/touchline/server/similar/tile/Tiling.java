package touchline.server.similar.tile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Greedy string tiling: of two rows of tokens the longest shared runs first, wherever they stand,
 * so that a method that was moved is found; no token is in two of them (Wise, String Similarity via
 * Greedy String Tiling and Running Karp-Rabin Matching, Sydney 1993; Prechelt, Malpohl and
 * Philippsen 2002, section 2.2).
 *
 * <p>All runs are found once, along the diagonals, and wait by their length; one of which a longer
 * run took a part goes back as what is left of it. That gives the tiles of Wise's loop at the cost
 * of one of its rounds: the product of both lengths.
 */
final class Tiling {
  private static final Comparator<Tile> LONGEST =
      Comparator.comparingInt((Tile run) -> -run.length())
          .thenComparingInt(Tile::one)
          .thenComparingInt(Tile::other);

  private final int[] one;
  private final int[] other;
  private final int least;
  private final BitSet takenInOne = new BitSet();
  private final BitSet takenInOther = new BitSet();
  private final PriorityQueue<Tile> waiting = new PriorityQueue<>(LONGEST);

  private Tiling(int[] one, int[] other, int least) {
    this.one = one;
    this.other = other;
    this.least = least;
  }

  /**
   * The tiles of two rows.
   *
   * @param one tokens as numbers; what is negative is like no other
   * @param least tokens of a run that counts
   */
  static List<Tile> of(int[] one, int[] other, int least) {
    Tiling tiling = new Tiling(one, other, least);
    tiling.findRuns();
    return tiling.tiles();
  }

  private void findRuns() {
    for (int shift = least - other.length; shift <= one.length - least; shift++) {
      int from = Math.max(0, shift);
      int until = Math.min(one.length, other.length + shift);
      int length = 0;
      for (int i = from; i < until; i++) {
        if (one[i] >= 0 && one[i] == other[i - shift]) {
          length++;
        } else {
          wait(i - length, i - length - shift, length);
          length = 0;
        }
      }
      wait(until - length, until - length - shift, length);
    }
  }

  private void wait(int inOne, int inOther, int length) {
    if (length >= least) {
      waiting.add(new Tile(inOne, inOther, length));
    }
  }

  private List<Tile> tiles() {
    List<Tile> tiles = new ArrayList<>();
    for (Tile run = waiting.poll(); run != null; run = waiting.poll()) {
      if (isFree(run)) {
        takenInOne.set(run.one(), run.one() + run.length());
        takenInOther.set(run.other(), run.other() + run.length());
        tiles.add(run);
      } else {
        waitForRest(run);
      }
    }
    return tiles;
  }

  private boolean isFree(Tile run) {
    int inOne = takenInOne.nextSetBit(run.one());
    int inOther = takenInOther.nextSetBit(run.other());
    return (inOne < 0 || inOne >= run.one() + run.length())
        && (inOther < 0 || inOther >= run.other() + run.length());
  }

  private void waitForRest(Tile run) {
    int length = 0;
    for (int i = 0; i < run.length(); i++) {
      if (takenInOne.get(run.one() + i) || takenInOther.get(run.other() + i)) {
        wait(run.one() + i - length, run.other() + i - length, length);
        length = 0;
      } else {
        length++;
      }
    }
    int end = run.length() - length;
    wait(run.one() + end, run.other() + end, length);
  }
}
