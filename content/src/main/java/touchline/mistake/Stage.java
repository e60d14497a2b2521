package touchline.mistake;

import java.util.Map;

/**
 * A stage of a formula, in which a slip does something else.
 *
 * @param <S> what stands in this stage
 */
public final class Stage<S> {
  private final S right;

  /**
   * @param right what a right formula does in this stage
   */
  public Stage(S right) {
    this.right = right;
  }

  S right() {
    return right;
  }

  public Slip slip(String id, S other) {
    return new Slip(id, Map.of(this, other));
  }
}
