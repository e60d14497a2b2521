package touchline.mistake;

import java.util.function.BiFunction;

/**
 * A stage of a formula, in which a slip does something else.
 *
 * @param <F> the formula
 * @param <S> what stands in this stage
 */
public final class Stage<F, S> {
  private final BiFunction<F, S, F> with;

  /**
   * @param with the formula with something else in this stage
   */
  public Stage(BiFunction<F, S, F> with) {
    this.with = with;
  }

  public Slip<F> slip(String id, S other) {
    return new Slip<>(id, this, formula -> with.apply(formula, other));
  }
}
