package touchline.task;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;

/**
 * What a value task is about. A topic begins with {@link #of} and says the rest one by one.
 *
 * @param field what is typed or dragged
 * @param right the right answer
 * @param draw an instance by chance; empty if it is not pleasant enough, and another one is drawn
 * @param picture what a learner is given
 * @param solution how the right answer comes about, a line a step
 * @param example the method whose steps lead to the right answer
 * @param situation which sort of instance it is, in words, where that decides what can go wrong
 * @param <I> one instance: what is given
 */
public record Subject<I>(
    Field field,
    Function<I, Value> right,
    Function<Chance, Optional<I>> draw,
    Function<I, Given> picture,
    Function<I, List<String>> solution,
    Function<I, WorkedExample> example,
    Function<I, String> situation) {
  /** A number is asked for, in a unit. */
  public static <I> Subject<I> number(String name, String unit, ToDoubleFunction<I> right) {
    return of(Field.number(name, unit), given -> Value.number(right.applyAsDouble(given)));
  }

  /** A decision is asked for. */
  public static <I> Subject<I> yesNo(String name, Predicate<I> right) {
    return of(Field.yesNo(name), given -> Value.yes(right.test(given)));
  }

  /** A point or a vector is asked for. */
  public static <I> Subject<I> point(String name, Function<I, Vec2> right) {
    return of(Field.point(name), given -> Value.point(right.apply(given)));
  }

  /** What is asked and what is right; everything else is still to be said. */
  public static <I> Subject<I> of(Field field, Function<I, Value> right) {
    return new Subject<>(
        field,
        right,
        chance -> {
          throw missing("draw");
        },
        given -> {
          throw missing("picture");
        },
        given -> {
          throw missing("solution");
        },
        given -> {
          throw missing("example");
        },
        given -> "");
  }

  /** The same instances and pictures, asked for something else. */
  public Subject<I> asking(Field other, Function<I, Value> answer) {
    return new Subject<>(other, answer, draw, picture, solution, example, situation);
  }

  private static IllegalStateException missing(String part) {
    return new IllegalStateException("subject must have its " + part);
  }

  /** The same subject with instances drawn this way. */
  public Subject<I> drawn(Function<Chance, Optional<I>> other) {
    return new Subject<>(field, right, other, picture, solution, example, situation);
  }

  /** The same subject with only those instances of which this is true. */
  public Subject<I> only(Predicate<I> pleasant) {
    return drawn(chance -> draw.apply(chance).filter(pleasant));
  }

  /**
   * The same subject with other instances for a seed, so that two tasks about it do not open with
   * one picture.
   *
   * @param steps how much of the chance is passed over before each draw
   */
  public Subject<I> varied(int steps) {
    return drawn(
        chance -> {
          for (int i = 0; i < steps; i++) {
            chance.below(2);
          }
          return draw.apply(chance);
        });
  }

  /** The same subject with instances drawn and shown like this. */
  public Subject<I> given(Function<Chance, Optional<I>> drawn, Function<I, Scene> shown) {
    return drawn(drawn).pictured(shown);
  }

  /** The same subject, given as this says. */
  public Subject<I> given(Function<I, Given> shown) {
    return new Subject<>(field, right, draw, shown, solution, example, situation);
  }

  /** The same subject, given like this. */
  public Subject<I> pictured(Function<I, Scene> scene) {
    return new Subject<>(
        field, right, draw, given -> scene.apply(given).given(), solution, example, situation);
  }

  /** The same subject with these steps to the right answer. */
  public Subject<I> solved(Function<I, List<String>> other) {
    return new Subject<>(field, right, draw, picture, other, example, situation);
  }

  /** The same subject with these steps to the right answer, and the method that leads to it. */
  public Subject<I> solved(Function<I, List<String>> steps, Function<I, WorkedExample> method) {
    return solved(steps).worked(method);
  }

  /** The same subject with the method that leads to the right answer. */
  public Subject<I> worked(Function<I, WorkedExample> other) {
    return new Subject<>(field, right, draw, picture, solution, other, situation);
  }

  /** The same subject with words for the sort of an instance. */
  public Subject<I> sorted(Function<I, String> other) {
    return new Subject<>(field, right, draw, picture, solution, example, other);
  }
}
