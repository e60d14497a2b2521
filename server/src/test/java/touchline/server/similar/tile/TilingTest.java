package touchline.server.similar.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which runs two rows share. */
class TilingTest {
  private static int[] row(String letters) {
    return letters.chars().map(letter -> letter == '.' ? Program.GIVEN : letter).toArray();
  }

  private static List<Tile> tiles(String one, String other, int least) {
    return Tiling.of(row(one), row(other), least);
  }

  @Test
  void longestRunsComeFirstWhereverTheyStand() {
    assertEquals(List.of(new Tile(4, 0, 5), new Tile(0, 5, 3)), tiles("xyz-abcde", "abcdexyz", 3));
    assertEquals(List.of(), tiles("xyz", "xyz", 4));
    assertEquals(List.of(), tiles("", "abc", 1));
  }

  @Test
  void noTokenIsInTwoTilesAndWhatALongerOneLeavesCounts() {
    assertEquals(List.of(new Tile(0, 0, 3)), tiles("abcabc", "abc", 3), "one of the two only");
    assertEquals(
        List.of(new Tile(0, 0, 6), new Tile(6, 7, 3)), tiles("abcdefdef", "abcdef-def", 2));
  }

  @Test
  void whatWasGivenIsLikeNothing() {
    assertEquals(List.of(new Tile(4, 4, 2)), tiles("abc.de", "abc.de".replace("abc", "..."), 2));
  }

  /** Wise's loop as it is written: in each round the longest runs of what is left. */
  @Test
  void tilesAreAsLongAsThoseOfTheLoop() {
    Random random = new Random(4);
    for (int i = 0; i < 400; i++) {
      int[] one = random.ints(1 + random.nextInt(40), 0, 3).toArray();
      int[] other = random.ints(1 + random.nextInt(40), 0, 3).toArray();
      List<Integer> expected = lengths(one, other, 3);
      List<Integer> found = Tiling.of(one, other, 3).stream().map(Tile::length).toList();
      assertEquals(expected, found, () -> List.of(one, other).toString());
    }
    assertTrue(lengths(row("abcde"), row("abcde"), 3).contains(5));
  }

  private static List<Integer> lengths(int[] one, int[] other, int least) {
    BitSet inOne = new BitSet();
    BitSet inOther = new BitSet();
    List<Integer> lengths = new ArrayList<>();
    while (true) {
      int[] best = {0, 0, 0};
      for (int i = 0; i < one.length; i++) {
        for (int j = 0; j < other.length; j++) {
          int length = 0;
          while (i + length < one.length
              && j + length < other.length
              && one[i + length] == other[j + length]
              && !inOne.get(i + length)
              && !inOther.get(j + length)) {
            length++;
          }
          if (length > best[2]) {
            best = new int[] {i, j, length};
          }
        }
      }
      if (best[2] < least) {
        return lengths;
      }
      inOne.set(best[0], best[0] + best[2]);
      inOther.set(best[1], best[1] + best[2]);
      lengths.add(best[2]);
    }
  }
}
