package touchline.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The numbers of a call by parameter, and what changes of parameters compute with them. */
final class Parts {
  private Parts() {}

  /** Takes what is laid out one after another apart. */
  static List<double[]> of(List<ValueType> types, double[] input) {
    List<double[]> parts = new ArrayList<>();
    int next = 0;
    for (ValueType type : types) {
      int end = next + type.width(input, next);
      parts.add(Arrays.copyOfRange(input, next, end));
      next = end;
    }
    return parts;
  }

  static double[] joined(List<double[]> parts) {
    double[] joined = new double[parts.stream().mapToInt(part -> part.length).sum()];
    int next = 0;
    for (double[] part : parts) {
      System.arraycopy(part, 0, joined, next, part.length);
      next += part.length;
    }
    return joined;
  }

  static List<double[]> with(List<double[]> parts, int index, double[] part) {
    List<double[]> changed = new ArrayList<>(parts);
    changed.set(index, part);
    return changed;
  }

  /** Never minus zero, which would be printed so. */
  static double[] times(double[] numbers, double factor) {
    return Arrays.stream(numbers).map(number -> number * factor + 0.0).toArray();
  }

  static double[] over(double[] numbers, double factor) {
    return Arrays.stream(numbers).map(number -> number / factor + 0.0).toArray();
  }

  /** One and so many times the other. */
  static double[] plus(double[] one, double[] other, int times) {
    double[] sum = new double[one.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = one[i] + times * other[i];
    }
    return sum;
  }

  /** The other way up. */
  static double[] mirrored(ValueType type, double[] numbers) {
    double[] mirrored = numbers.clone();
    if (type == ValueType.POINT) {
      mirrored[1] = 0.0 - mirrored[1];
    } else if (type == ValueType.CIRCLES) {
      for (int y = 2; y < mirrored.length; y += 3) {
        mirrored[y] = 0.0 - mirrored[y];
      }
    } else if (type == ValueType.CIRCLE || type == ValueType.SEGMENT) {
      throw new IllegalArgumentException("what is joined must be turned before: " + type);
    }
    return mirrored;
  }
}
