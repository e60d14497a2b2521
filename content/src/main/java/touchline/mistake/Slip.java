package touchline.mistake;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A mistake in one stage of a formula; the other stages stay as they are.
 *
 * @param stage two slips of the same stage cannot both happen
 * @param <F> the formula
 */
public record Slip<F>(String id, Stage<F, ?> stage, UnaryOperator<F> change) {
  public F in(F formula) {
    return change.apply(formula);
  }

  /** Every two slips that can happen together; their ids are joined in the order of the list. */
  public static <F> List<Slip<F>> pairs(List<Slip<F>> slips) {
    List<Slip<F>> pairs = new ArrayList<>();
    for (int i = 0; i < slips.size(); i++) {
      for (Slip<F> other : slips.subList(i + 1, slips.size())) {
        if (other.stage() != slips.get(i).stage()) {
          pairs.add(slips.get(i).and(other));
        }
      }
    }
    return pairs;
  }

  private Slip<F> and(Slip<F> other) {
    return new Slip<>(id + "+" + other.id, stage, formula -> other.in(in(formula)));
  }
}
