package touchline.weave;

import java.util.ArrayList;
import java.util.List;

/** Code of every shape that the weaver must follow. Its line numbers do not matter. */
final class Sample {
  private Sample() {}

  static int sumOfSquares(int n) {
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      sum += i * i;
    }
    return sum;
  }

  static long countDown(long from) {
    do {
      from--;
    } while (from > 0);
    return from;
  }

  static String name(boolean known, float size) {
    String text = known ? "known" : "unknown";
    if (known && size > 1) {
      return text;
    }
    return "small";
  }

  static double divide(double x, double y) {
    if (y == 0) {
      throw new IllegalArgumentException("y must not be 0: " + y);
    }
    return x / y;
  }

  static double caught(double x) {
    try {
      return divide(x, 0);
    } catch (IllegalArgumentException expected) {
      double instead = x + 1;
      return instead;
    }
  }

  static boolean both(double x, double y) {
    if (x > 0 && y > 0) {
      return true;
    }
    return false;
  }

  static boolean either(double x, double y) {
    if (x > 0 || y > 0) {
      return true;
    }
    return false;
  }

  static int total(List<Integer> numbers) {
    int total = 0;
    for (int number : numbers) {
      total += number;
    }
    return total;
  }

  static List<Double> halves(double x) {
    List<Double> halves = new ArrayList<>();
    halves.add(x / 2);
    halves.add(x / 4);
    return halves;
  }
}
