package touchline.server.author;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import touchline.code.ValueType;
import touchline.server.author.folder.Head;

/** Cases in whole numbers to look for those that an author's file lacks; the same each time. */
record DrawnCases(Head head) {
  static final int COUNT = 400;
  private static final int MOST_CIRCLES = 3;

  /** By size, so that the first that tells something is among the smallest. */
  List<double[]> all() {
    return bySize(some(COUNT));
  }

  /** So many, as they are drawn. */
  List<double[]> some(int count) {
    Random random = new Random(1);
    List<double[]> cases = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cases.add(one(random));
    }
    return cases;
  }

  static List<double[]> bySize(List<double[]> cases) {
    return cases.stream()
        .sorted(Comparator.comparingDouble(input -> DoubleStream.of(input).map(Math::abs).sum()))
        .toList();
  }

  private double[] one(Random random) {
    DoubleStream.Builder numbers = DoubleStream.builder();
    List<ValueType> types = head.method().signature().parameters();
    for (int i = 0; i < types.size(); i++) {
      add(types.get(i), head.ranges().get(i), random, numbers);
    }
    return numbers.build().toArray();
  }

  private static void add(
      ValueType type, Head.Range range, Random random, DoubleStream.Builder numbers) {
    switch (type) {
      case POINT -> draw(2, range, random, numbers);
      case NUMBER, TRUTH -> draw(1, range, random, numbers);
      case SEGMENT -> draw(4, range, random, numbers);
      case CIRCLE -> circle(range, random, numbers);
      case CIRCLES -> {
        int count = random.nextInt(MOST_CIRCLES + 1);
        numbers.add(count);
        for (int i = 0; i < count; i++) {
          circle(range, random, numbers);
        }
      }
    }
  }

  private static void circle(Head.Range range, Random random, DoubleStream.Builder numbers) {
    draw(2, range, random, numbers);
    draw(1, new Head.Range(0, mostRadius(range)), random, numbers);
  }

  private static void draw(
      int count, Head.Range range, Random random, DoubleStream.Builder numbers) {
    for (int i = 0; i < count; i++) {
      numbers.add(range.low() + random.nextInt(range.high() - range.low() + 1));
    }
  }

  /** Whether each number is one that could be drawn, were it whole. */
  boolean admits(double[] input) {
    List<ValueType> types = head.method().signature().parameters();
    int next = 0;
    for (int i = 0; i < types.size(); i++) {
      Head.Range range = head.ranges().get(i);
      int width = types.get(i).width(input, next);
      for (int part = 0; part < width; part++) {
        if (!isLawful(types.get(i), part, range, input[next + part])) {
          return false;
        }
      }
      next += width;
    }
    return true;
  }

  private static boolean isLawful(ValueType type, int part, Head.Range range, double number) {
    boolean isRadius =
        (type == ValueType.CIRCLE && part == 2)
            || (type == ValueType.CIRCLES && part > 0 && part % 3 == 0);
    boolean isCount = type == ValueType.CIRCLES && part == 0;
    return isRadius
        ? number >= 0 && number <= mostRadius(range)
        : isCount || (number >= range.low() && number <= range.high());
  }

  /** Within which a part of a parameter is drawn; no list has one. */
  static Head.Range within(ValueType type, int part, Head.Range range) {
    return type == ValueType.CIRCLE && part == 2 ? new Head.Range(0, mostRadius(range)) : range;
  }

  private static int mostRadius(Head.Range range) {
    return Math.max(1, range.high() / 2);
  }
}
