package touchline.code;

import java.util.List;
import java.util.Optional;

/**
 * How a right method is built on the method of another exercise: which calls it makes, and what it
 * makes of their answers.
 *
 * @param helper the other exercise
 * @param <I> what is given
 * @param <R> what the method returns
 */
public record BuiltOn<I, R>(CodeExercise helper, Calls<I> calls, Answer<I, R> answer) {
  /** The arguments of each call, flat. */
  public interface Calls<I> {
    List<double[]> of(I given);
  }

  /** What follows from the answers of the calls; empty where rounding would decide. */
  public interface Answer<I, R> {
    Optional<R> from(I given, List<Flat> answers);
  }
}
