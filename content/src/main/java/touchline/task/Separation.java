package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Value;

/**
 * Which answers an instance tells apart: those of the mistakes from each other and from the right
 * one. Each pair that is to be told apart is a bit.
 */
final class Separation {
  private final List<String> ids;
  private final double gap;
  private final List<int[]> pairs = new ArrayList<>();

  /**
   * @param ids of the ideas, the right one first; two of the same id need not be told apart
   * @param twins groups of ids that always give the same
   * @param gap how far apart two answers must be to count as different
   */
  Separation(List<String> ids, List<List<String>> twins, double gap) {
    this.ids = ids;
    this.gap = gap;
    for (int i = 0; i < ids.size(); i++) {
      for (int k = 0; k < i; k++) {
        if (!areTwins(ids.get(i), ids.get(k), twins)) {
          pairs.add(new int[] {k, i});
        }
      }
    }
  }

  private static boolean areTwins(String one, String other, List<List<String>> twins) {
    if (one.equals(other)) {
      return true;
    }
    for (List<String> ids : twins) {
      if (ids.contains(one) && ids.contains(other)) {
        return true;
      }
    }
    return false;
  }

  /** The pairs of indexes that are to be told apart. */
  List<int[]> pairs() {
    return pairs;
  }

  /** The pairs that these answers tell apart, as bits. */
  int[] told(List<Optional<Value>> answers) {
    int[] told = new int[(pairs.size() + 31) / 32];
    for (int i = 0; i < pairs.size(); i++) {
      int[] pair = pairs.get(i);
      if (isApart(answers.get(pair[0]), answers.get(pair[1]))) {
        told[i >> 5] |= 1 << (i & 31);
      }
    }
    return told;
  }

  /** What gives nothing here is not told apart here: it cannot be typed. */
  private boolean isApart(Optional<Value> one, Optional<Value> other) {
    return one.isPresent() && other.isPresent() && one.get().off(other.get()) >= gap;
  }

  /** How many pairs none of these instances tells apart, with one of them exchanged. */
  int open(List<int[]> told, int index, int[] instead) {
    int open = pairs.size();
    for (int word = 0; word < instead.length; word++) {
      int bits = instead[word];
      for (int i = 0; i < told.size(); i++) {
        bits |= i == index ? 0 : told.get(i)[word];
      }
      open -= Integer.bitCount(bits);
    }
    return open;
  }

  /** The pairs that none of these instances tells apart, such as {@code M01 and M02}. */
  List<String> together(List<int[]> told) {
    List<String> together = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      int word = i >> 5;
      int bit = 1 << (i & 31);
      if (told.stream().noneMatch(bits -> (bits[word] & bit) != 0)) {
        together.add(ids.get(pairs.get(i)[0]) + " and " + ids.get(pairs.get(i)[1]));
      }
    }
    return together;
  }
}
