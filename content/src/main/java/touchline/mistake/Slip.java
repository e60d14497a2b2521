package touchline.mistake;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A mistake in one stage of a formula; the other stages stay as they are.
 *
 * @param others what is done instead, by stage; two slips in one stage cannot both happen
 */
public record Slip(String id, Map<Stage<?>, Object> others) {
  /** Nothing is done wrongly. */
  public static final Slip NONE = new Slip("", Map.of());

  public Slip {
    others = Map.copyOf(others);
  }

  /** What is done in that stage, rightly or wrongly. */
  @SuppressWarnings("unchecked") // A stage makes slips only of what can stand in it.
  public <S> S in(Stage<S> stage) {
    return (S) others.getOrDefault(stage, stage.right());
  }

  /**
   * The mistakes of those who slip in a formula.
   *
   * @param formula with a slip
   */
  public static <I, R> List<Mistake<I, R>> mistakes(
      List<Slip> slips, Function<Slip, Mistake.Rule<I, R>> formula) {
    List<Mistake<I, R>> mistakes = new ArrayList<>();
    slips.forEach(slip -> mistakes.add(new Mistake<>(slip.id(), formula.apply(slip))));
    return mistakes;
  }

  /** Every two slips that can happen together; their ids are joined in the order of the list. */
  public static List<Slip> pairs(List<Slip> slips) {
    List<Slip> pairs = new ArrayList<>();
    for (int i = 0; i < slips.size(); i++) {
      for (Slip other : slips.subList(i + 1, slips.size())) {
        if (Collections.disjoint(slips.get(i).others().keySet(), other.others().keySet())) {
          pairs.add(slips.get(i).and(other));
        }
      }
    }
    return pairs;
  }

  private Slip and(Slip other) {
    Map<Stage<?>, Object> both = new HashMap<>(others);
    both.putAll(other.others);
    return new Slip(id + "+" + other.id, both);
  }
}
