package touchline.task;

import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;

/**
 * What a value task is about.
 *
 * @param <I> one instance: what is given
 */
public interface Subject<I> {
  /** An instance by chance; empty if it is not pleasant enough, and another one is drawn. */
  Optional<I> draw(Chance chance);

  Value right(I instance);

  Given given(I instance);

  Field field();

  /** How the right answer comes about, a line a step. */
  List<String> solution(I instance);

  /** The method whose steps lead to the right answer. */
  WorkedExample worked(I instance);

  /** Which sort of instance it is, in words, where that decides what can go wrong; else empty. */
  default String situation(I instance) {
    return "";
  }
}
