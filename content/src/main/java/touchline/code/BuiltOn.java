package touchline.code;

import java.util.List;
import java.util.Optional;

/**
 * How a right method is built on the method of another exercise: which calls it makes, and what it
 * makes of their answers.
 *
 * @param method the name of the other method, such as {@code closestPoint}
 * @param <I> what is given
 * @param <R> what the method returns
 */
record BuiltOn<I, R>(String method, Calls<I> calls, Answer<I, R> answer) {
  /** The arguments of each call, flat. */
  interface Calls<I> {
    List<double[]> of(I given);
  }

  /** What follows from the answers of the calls; empty where rounding would decide. */
  interface Answer<I, R> {
    Optional<R> from(I given, List<Flat> answers);
  }
}
