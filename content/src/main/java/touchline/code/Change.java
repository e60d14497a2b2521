package touchline.code;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A small change of what a method is given or gives, that can be taken back: so cases, right
 * answers and mistakes of one form of the method are those of the other. Parameters count from 0,
 * as they stand before the change; each has its numbers, laid out by {@link ValueType}.
 *
 * <p>Factors are powers of two or minus one for what is given, and what is added are numbers of the
 * same call, so that on the cases nothing is rounded.
 */
public sealed interface Change {
  /** The types of the parameters after the change. */
  default List<ValueType> types(List<ValueType> before) {
    return before;
  }

  /** The arguments after the change. */
  default List<double[]> given(List<ValueType> types, List<double[]> before) {
    return before;
  }

  /** The arguments before the change; types are those before it. */
  default List<double[]> givenBefore(List<ValueType> types, List<double[]> after) {
    return after;
  }

  /** The answer after the change; the arguments are those before it. */
  default double[] answer(ValueType result, List<double[]> given, double[] before) {
    return before;
  }

  /** The answer before the change; the arguments are those before it, too. */
  default double[] answerBefore(ValueType result, List<double[]> given, double[] after) {
    return after;
  }

  /**
   * Parameters in another order.
   *
   * @param from for each parameter its place before
   */
  record Order(List<Integer> from) implements Change {
    public static Order of(Integer... from) {
      return new Order(List.of(from));
    }

    @Override
    public List<ValueType> types(List<ValueType> before) {
      return from.stream().map(before::get).toList();
    }

    @Override
    public List<double[]> given(List<ValueType> types, List<double[]> before) {
      return from.stream().map(before::get).toList();
    }

    @Override
    public List<double[]> givenBefore(List<ValueType> types, List<double[]> after) {
      List<double[]> before = new ArrayList<>(Collections.nCopies(after.size(), new double[0]));
      for (int i = 0; i < after.size(); i++) {
        before.set(from.get(i), after.get(i));
      }
      return before;
    }
  }

  /** A number or a vector in another measure: a diameter for a radius, the opposite way. */
  record Scaled(int parameter, double factor) implements Change {
    @Override
    public List<double[]> given(List<ValueType> types, List<double[]> before) {
      return Parts.with(before, parameter, Parts.times(before.get(parameter), factor));
    }

    @Override
    public List<double[]> givenBefore(List<ValueType> types, List<double[]> after) {
      return Parts.with(after, parameter, Parts.times(after.get(parameter), 1 / factor));
    }
  }

  /** A place as seen from another parameter: the way from one end to the other. */
  record From(int parameter, int origin) implements Change {
    @Override
    public List<double[]> given(List<ValueType> types, List<double[]> before) {
      return Parts.with(
          before, parameter, Parts.plus(before.get(parameter), before.get(origin), -1));
    }

    @Override
    public List<double[]> givenBefore(List<ValueType> types, List<double[]> after) {
      return Parts.with(after, parameter, Parts.plus(after.get(parameter), after.get(origin), 1));
    }
  }

  /** A vector as the place to which it leads from another parameter: where a move ends. */
  record Onto(int parameter, int origin) implements Change {
    @Override
    public List<double[]> given(List<ValueType> types, List<double[]> before) {
      return new From(parameter, origin).givenBefore(types, before);
    }

    @Override
    public List<double[]> givenBefore(List<ValueType> types, List<double[]> after) {
      return new From(parameter, origin).given(types, after);
    }
  }

  /** A change that undoes itself. */
  sealed interface Turn extends Change {
    @Override
    default List<double[]> givenBefore(List<ValueType> types, List<double[]> after) {
      return given(types, after);
    }

    @Override
    default double[] answerBefore(ValueType result, List<double[]> given, double[] after) {
      return answer(result, given, after);
    }
  }

  /** A y axis that points down, as on a screen; comes before parameters are joined. */
  record Down() implements Turn {
    @Override
    public List<double[]> given(List<ValueType> types, List<double[]> before) {
      List<double[]> after = new ArrayList<>();
      for (int i = 0; i < before.size(); i++) {
        after.add(Parts.mirrored(types.get(i), before.get(i)));
      }
      return after;
    }

    @Override
    public double[] answer(ValueType result, List<double[]> given, double[] before) {
      return Parts.mirrored(result, before);
    }
  }

  /** A parameter and the next as one: a centre and a radius as a circle, two ends as a segment. */
  record Joined(int first) implements Change {
    @Override
    public List<ValueType> types(List<ValueType> before) {
      List<ValueType> after = new ArrayList<>(before);
      ValueType next = after.remove(first + 1);
      if (before.get(first) != ValueType.POINT
          || (next != ValueType.POINT && next != ValueType.NUMBER)) {
        throw new IllegalArgumentException("a circle or a segment must come of: " + before);
      }
      after.set(first, next == ValueType.POINT ? ValueType.SEGMENT : ValueType.CIRCLE);
      return after;
    }

    @Override
    public List<double[]> given(List<ValueType> types, List<double[]> before) {
      List<double[]> after = new ArrayList<>(before);
      double[] next = after.remove(first + 1);
      after.set(first, Parts.joined(List.of(before.get(first), next)));
      return after;
    }

    @Override
    public List<double[]> givenBefore(List<ValueType> types, List<double[]> after) {
      List<double[]> before = new ArrayList<>(after);
      List<double[]> both = Parts.of(types.subList(first, first + 2), after.get(first));
      before.set(first, both.get(0));
      before.add(first + 1, both.get(1));
      return before;
    }
  }

  /** The answer in another measure, or the opposite of it. */
  record Answer(double factor) implements Change {
    @Override
    public double[] answer(ValueType result, List<double[]> given, double[] before) {
      return Parts.times(before, factor);
    }

    @Override
    public double[] answerBefore(ValueType result, List<double[]> given, double[] after) {
      return Parts.over(after, factor);
    }
  }

  /**
   * The answer as seen from a parameter, or, for a move, the place to which it leads from there.
   *
   * @param sign -1 for the answer less the parameter, 1 for both together
   */
  record AnswerWith(int parameter, int sign) implements Change {
    @Override
    public double[] answer(ValueType result, List<double[]> given, double[] before) {
      return Parts.plus(before, given.get(parameter), sign);
    }

    @Override
    public double[] answerBefore(ValueType result, List<double[]> given, double[] after) {
      return Parts.plus(after, given.get(parameter), -sign);
    }
  }

  /** The opposite question: true where it was false. */
  record Not() implements Turn {
    @Override
    public double[] answer(ValueType result, List<double[]> given, double[] before) {
      return new double[] {1 - before[0]};
    }
  }

  /** Two numbers in each other's place: another number that stands for never. */
  record Exchanged(double one, double other) implements Turn {
    @Override
    public double[] answer(ValueType result, List<double[]> given, double[] before) {
      double number = before[0];
      return new double[] {number == one ? other : number == other ? one : number};
    }
  }
}
