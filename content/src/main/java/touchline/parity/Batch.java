package touchline.parity;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Vec2;
import touchline.input.RowReader;

/**
 * A function of the library, called with numbers instead of records.
 *
 * @param name the function, such as {@code SegmentCircle.closestPoint}
 * @param shape what the inputs mean, one letter each: p for the two coordinates of a point or
 *     vector, r for a radius or a duration, n for any other number
 * @param outputs how many numbers a call gives
 */
public record Batch(String name, String shape, int outputs, Call call) {
  /** Calls the function with one input and writes what it gives. */
  public interface Call {
    /**
     * Reads one input, calls, writes the result.
     *
     * @throws IllegalArgumentException if the library refuses the input or its result
     */
    void of(RowReader input, BatchOutput output);
  }

  /** A function that gives a number. */
  public static Batch number(String name, String shape, ToDoubleFunction<RowReader> function) {
    return new Batch(name, shape, 1, (in, out) -> out.number(function.applyAsDouble(in)));
  }

  /** A function of two numbers. */
  public static Batch number(String name, DoubleBinaryOperator function) {
    return number(name, "nn", in -> function.applyAsDouble(in.number(), in.number()));
  }

  /** A function of three numbers. */
  public static Batch number(String name, OfThree function) {
    return number(name, "nnn", in -> function.of(in.number(), in.number(), in.number()));
  }

  /** Makes a number of three. */
  public interface OfThree {
    double of(double first, double second, double third);
  }

  /** A function that gives yes or no. */
  public static Batch answer(String name, String shape, Predicate<RowReader> function) {
    return new Batch(name, shape, 1, (in, out) -> out.answer(function.test(in)));
  }

  /** A function that gives a point or a vector. */
  public static Batch point(String name, String shape, Function<RowReader, Vec2> function) {
    return new Batch(name, shape, 2, (in, out) -> out.point(function.apply(in)));
  }

  /** A function that gives at most so many numbers. */
  public static Batch list(
      String name,
      String shape,
      int most,
      Function<RowReader, ? extends List<? extends Number>> function) {
    return new Batch(name, shape, 1 + most, (in, out) -> out.numbers(function.apply(in)));
  }

  /** How many numbers one input has. */
  public int inputs() {
    int numbers = 0;
    for (int i = 0; i < shape.length(); i++) {
      numbers += shape.charAt(i) == 'p' ? 2 : 1;
    }
    return numbers;
  }

  /** Calls the function once for each input in the row; a refused input gives only NaN. */
  public double[] run(double[] rows) {
    int count = rows.length / inputs();
    double[] results = new double[count * outputs];
    for (int i = 0; i < count; i++) {
      run(new RowReader(rows, i * inputs()), new BatchOutput(results, i * outputs, outputs));
    }
    return results;
  }

  private void run(RowReader input, BatchOutput output) {
    try {
      call.of(input, output);
    } catch (IllegalArgumentException refused) {
      output.refuse();
    }
  }
}
