package touchline.server.similar.tile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How much any two programs can have in common at most, from an index of all runs of the least
 * length by their hash: tiles can only cover what such runs cover. Most pairs of a class need no
 * comparison after that.
 */
final class Bounds {
  private static final int FACTOR = 1_000_003;

  private final List<Program> programs;
  private final short[][] covered;

  Bounds(List<Program> programs) {
    this.programs = programs;
    this.covered = new short[programs.size()][];
    Map<Integer, int[]> index = index();
    for (int i = 0; i < programs.size(); i++) {
      covered[i] = cover(programs.get(i), index);
    }
  }

  /** For each run's hash the programs that have it. */
  private Map<Integer, int[]> index() {
    Map<Integer, List<Integer>> lists = new HashMap<>();
    for (int i = 0; i < programs.size(); i++) {
      int[] numbers = programs.get(i).numbers();
      for (int at = 0; at + Program.LEAST <= numbers.length; at++) {
        if (isOwn(numbers, at)) {
          List<Integer> who = lists.computeIfAbsent(hash(numbers, at), none -> new ArrayList<>());
          if (who.isEmpty() || who.get(who.size() - 1) != i) {
            who.add(i);
          }
        }
      }
    }
    Map<Integer, int[]> index = new HashMap<>();
    lists.forEach(
        (hash, who) -> index.put(hash, who.stream().mapToInt(Integer::intValue).toArray()));
    return index;
  }

  private static boolean isOwn(int[] numbers, int at) {
    for (int i = at; i < at + Program.LEAST; i++) {
      if (numbers[i] == Program.GIVEN) {
        return false;
      }
    }
    return true;
  }

  private static int hash(int[] numbers, int at) {
    int hash = 0;
    for (int i = at; i < at + Program.LEAST; i++) {
      hash = hash * FACTOR + numbers[i];
    }
    return hash;
  }

  /** How many tokens of a program are in runs that each of the others has. */
  private short[] cover(Program program, Map<Integer, int[]> index) {
    short[] cover = new short[programs.size()];
    int[] until = new int[programs.size()];
    Arrays.fill(until, 0);
    int[] numbers = program.numbers();
    for (int at = 0; at + Program.LEAST <= numbers.length; at++) {
      if (isOwn(numbers, at)) {
        int end = at + Program.LEAST;
        for (int who : index.getOrDefault(hash(numbers, at), new int[0])) {
          cover[who] += (short) (end - Math.max(at, until[who]));
          until[who] = end;
        }
      }
    }
    return cover;
  }

  /** The largest share that these two can have. */
  double of(int one, int other) {
    int both = programs.get(one).own() + programs.get(other).own();
    int most = Math.min(covered[one][other], covered[other][one]);
    return both == 0 ? 0 : 2.0 * most / both;
  }
}
