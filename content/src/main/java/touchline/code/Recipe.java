package touchline.code;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import touchline.mistake.Mistake;

/**
 * What an author writes for a code exercise, beside its text.
 *
 * @param <I> what is given, as one value
 * @param <R> what the method returns: Vec2, Double or Boolean
 */
public interface Recipe<I, R> {
  Signature signature();

  /** The names of the parameters, in order. */
  List<String> names();

  I read(Flat arguments);

  /** The right answer, from the robust library. */
  R right(I given);

  /**
   * The known mistakes: each alone, in every form in which it is written, before two at once. The
   * same id may occur often.
   */
  List<Mistake<I, R>> mistakes();

  /**
   * Wrong formulas without the questions around them, in the order of {@link #mistakes}: for
   * methods that ask in a way of their own.
   */
  default List<Mistake<I, R>> bare() {
    return List.of();
  }

  /**
   * Mistakes that decide at the very places where cases are drawn, such as whole metres, with sums
   * that are exact there: cases cannot, and need not, keep away from them.
   */
  default Set<String> onGrid() {
    return Set.of();
  }

  /**
   * The mistake that shows in each group of degenerate cases; a group that has none is left out.
   */
  default Map<Group, String> degenerate() {
    return Map.of();
  }

  /** The methods of other exercises on which a right method may be built. */
  default List<BuiltOn<I, R>> builtOn() {
    return List.of();
  }

  /** Whether an answer is not computed but chosen, such as -1 for never. */
  default boolean isCase(double[] answer) {
    return false;
  }

  /** What is drawn by chance; where no lengths are given, large and small ones make no sense. */
  default List<Group> groups() {
    return Suite.LENGTHS;
  }

  /** How many sorts of cases there are; every sort occurs in every group that is drawn. */
  int sorts();

  /** Which sort this is, from 0; another number for a case not wanted. */
  int sort(I given);

  /** Some arguments on the grid; most are not used. */
  double[] draw(Random random, Lattice grid);

  /** What a case tries that everybody sees; it counts with the hidden ones that try the same. */
  default Group shownIn(I given) {
    return Group.SHOWN;
  }

  /**
   * Cases at the edges of the rule, where every sound method is exact: axis-parallel, whole
   * numbers, at the place given.
   */
  List<Case> edges(Shift at);
}
