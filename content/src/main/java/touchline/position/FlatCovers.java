package touchline.position;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Covers as numbers, one after another; each list has its length before it. */
public final class FlatCovers {
  private final double[] numbers;
  private int at;

  private FlatCovers(double[] numbers) {
    this.numbers = numbers;
  }

  /** The numbers of covers, from which {@link #read} makes them again. */
  public static double[] write(List<Cover> covers) {
    List<Double> numbers = new ArrayList<>();
    numbers.add((double) covers.size());
    for (Cover cover : covers) {
      add(cover.shown(), numbers);
      numbers.add((double) cover.positions().size());
      for (Position position : cover.positions()) {
        numbers.add((double) position.input().length);
        for (double number : position.input()) {
          numbers.add(number);
        }
        add(position.caught(), numbers);
      }
    }
    return numbers.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static void add(BitSet set, List<Double> numbers) {
    numbers.add((double) set.cardinality());
    set.stream().forEach(place -> numbers.add((double) place));
  }

  public static List<Cover> read(double[] numbers) {
    FlatCovers flat = new FlatCovers(numbers);
    List<Cover> covers = new ArrayList<>();
    for (int left = flat.whole(); left > 0; left--) {
      covers.add(new Cover(flat.set(), flat.positions()));
    }
    return covers;
  }

  private List<Position> positions() {
    List<Position> positions = new ArrayList<>();
    for (int left = whole(); left > 0; left--) {
      double[] input = new double[whole()];
      for (int i = 0; i < input.length; i++) {
        input[i] = numbers[at++];
      }
      positions.add(new Position(input, set()));
    }
    return positions;
  }

  private BitSet set() {
    BitSet set = new BitSet();
    for (int left = whole(); left > 0; left--) {
      set.set(whole());
    }
    return set;
  }

  private int whole() {
    return (int) numbers[at++];
  }
}
