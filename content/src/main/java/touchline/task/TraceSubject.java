package touchline.task;

import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;

/** What a trace task is about: the values of an algorithm, one after the other. */
public interface TraceSubject<I> {
  /** An instance by chance; empty if it is not pleasant enough, and another one is drawn. */
  Optional<I> draw(Chance chance);

  Given given(I instance);

  List<Cell<I>> cells();

  /** The method whose values these are. */
  WorkedExample worked(I instance);
}
