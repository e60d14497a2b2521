package touchline.server.similar.tile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A program as its tokens, by number; those that everybody was given have none. */
public final class Program {
  static final int GIVEN = -1;

  /**
   * Tokens of a run that counts: about two lines. With fewer, methods that only do the same are
   * found; with many more, one change of a line hides a copy.
   */
  static final int LEAST = 16;

  private final List<Token> tokens;
  private final int[] numbers;
  private final int own;

  Program(List<Token> tokens, int[] numbers) {
    this.tokens = tokens;
    this.numbers = numbers;
    this.own = (int) Arrays.stream(numbers).filter(number -> number != GIVEN).count();
  }

  int[] numbers() {
    return numbers;
  }

  /** How many tokens nobody was given. */
  public int own() {
    return own;
  }

  /** Whether there is enough of one's own to be compared. */
  boolean isLongEnough() {
    return own >= LEAST;
  }

  /** What it shares with another one. */
  public Shared with(Program other) {
    List<Tile> tiles = Tiling.of(numbers, other.numbers, LEAST);
    int length = tiles.stream().mapToInt(Tile::length).sum();
    int both = own + other.own;
    List<Run> mine = new ArrayList<>();
    List<Run> theirs = new ArrayList<>();
    for (int i = 0; i < tiles.size(); i++) {
      Tile tile = tiles.get(i);
      mine.add(run(i + 1, tile.one(), tile.length()));
      theirs.add(other.run(i + 1, tile.other(), tile.length()));
    }
    return new Shared(both == 0 ? 0 : 2.0 * length / both, length, mine, theirs);
  }

  /** What everybody was given, in the source. */
  public List<Run> given() {
    List<Run> runs = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= numbers.length; i++) {
      if (i == numbers.length || numbers[i] != GIVEN) {
        if (i > from) {
          runs.add(run(0, from, i - from));
        }
        from = i + 1;
      }
    }
    return runs;
  }

  private Run run(int number, int at, int length) {
    return new Run(number, tokens.get(at).from(), tokens.get(at + length - 1).until());
  }

  /**
   * A part of a source.
   *
   * @param number the same in both sources, from 1 for the longest; 0 for what was given
   * @param until exclusive
   */
  public record Run(int number, int from, int until) {}

  /**
   * What two programs share.
   *
   * @param share of both, from 0 to 1: twice the shared tokens of all that are their own
   * @param tokens that are shared
   * @param mine where it is in the one
   * @param theirs where it is in the other, in the same order
   */
  public record Shared(double share, int tokens, List<Run> mine, List<Run> theirs) {
    public Shared {
      mine = List.copyOf(mine);
      theirs = List.copyOf(theirs);
    }
  }
}
