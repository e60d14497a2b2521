package touchline.task;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;

/**
 * One value of a trace: how it comes from what is given and the values before it, and how known
 * mistakes make it.
 */
public record Cell<I>(Field field, Step<I> step, List<Slip<I>> slips) {
  public Cell {
    slips = List.copyOf(slips);
  }

  /** Works a value out. */
  public interface Step<I> {
    /**
     * The value.
     *
     * @param earlier the values of the cells before this one
     * @throws IllegalArgumentException if there is none
     */
    Value of(I given, List<Value> earlier);

    /** Empty if there is no such value, as the direction of a vector of length 0. */
    default Optional<Value> from(I given, List<Value> earlier) {
      try {
        return Optional.of(of(given, earlier));
      } catch (IllegalArgumentException none) {
        return Optional.empty();
      }
    }
  }

  /** A known mistake in this step alone. */
  public record Slip<I>(String id, Step<I> step) {}
}
