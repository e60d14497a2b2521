package touchline.mistake;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

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

  /** The same idea by another name. */
  public Mistake<I, R> named(String other) {
    return new Mistake<>(other, rule);
  }

  /** The same idea of somebody who is given more, or the same in another form. */
  public <J> Mistake<J, R> about(Function<J, I> view) {
    return new Mistake<>(id, given -> rule.answer(view.apply(given)));
  }

  /** What somebody answers who goes on from this wrong answer as is right. */
  public <S> Mistake<I, S> then(BiFunction<I, R, S> next) {
    return new Mistake<>(id, given -> next.apply(given, rule.answer(given)));
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
