package touchline.mistake;

import java.util.Optional;

/**
 * A known mistake: from what is given it makes the answer that a learner with this idea makes.
 *
 * <p>An idea that people write down in two ways is two mistakes of the same id.
 *
 * @param id short and stable, such as {@code M01}; two mistakes at once join theirs: {@code
 *     M02+M10}
 * @param <I> what is given
 * @param <R> what is answered
 */
public record Mistake<I, R>(String id, Rule<I, R> rule) {
  /** Plain arithmetic, as a learner would write it. */
  public interface Rule<I, R> {
    /**
     * The wrong answer.
     *
     * @throws IllegalArgumentException if the idea gives no finite point here
     */
    R answer(I given);
  }

  /** The answer that this idea gives; empty where it gives no finite point, as 0 / 0 does. */
  public Optional<R> answer(I given) {
    try {
      return Optional.of(rule.answer(given));
    } catch (IllegalArgumentException notFinite) {
      return Optional.empty();
    }
  }
}
