package touchline.code;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/**
 * Positions that are alike in one respect, such as an upright segment: a method may be right
 * everywhere but there.
 *
 * @param words what they have in common
 * @param group that its cases count in
 * @param has whether arguments are of the family
 * @param drawing of arguments that mostly are
 * @param own wrong answers that only make sense here
 */
public record Family(
    String words, Group group, Predicate<double[]> has, Drawing drawing, List<Rule> own) {
  /** What numbers are that single precision cannot keep. */
  static final String PRECISE = "numbers with more digits than a float keeps";

  /** Parts of a unit: a float keeps about seven digits, and Java prints these in few. */
  private static final double FINE = 1e7;

  /** Makes arguments of the family from others. */
  public interface Drawing {
    double[] of(double[] drawn, double unit, Random random);
  }

  /** Changes the numbers of a {@link Roles#views view} so that it is of the family. */
  interface Bend {
    void bend(double[] view, double unit, Random random);
  }

  /** Of the whole call, or of any of its circles. */
  static Family of(Roles roles, String words, Predicate<double[]> has, Bend bend) {
    return new Family(
        words,
        Group.SPECIAL,
        input -> roles.views(input).stream().anyMatch(has),
        (drawn, unit, random) -> bent(roles, bend, drawn, unit, random),
        List.of());
  }

  private static double[] bent(Roles roles, Bend bend, double[] drawn, double unit, Random random) {
    List<double[]> views = roles.views(drawn);
    if (views.isEmpty()) {
      return drawn;
    }
    int index = random.nextInt(views.size());
    double[] view = views.get(index).clone();
    bend.bend(view, unit, random);
    return roles.with(drawn, index, view);
  }

  Family with(List<Rule> wrong) {
    return new Family(words, group, has, drawing, wrong);
  }

  /** A few ten-millionths beside short numbers. */
  static Family precise(Roles roles) {
    return of(
        roles,
        PRECISE,
        view -> Arrays.stream(view).anyMatch(number -> number != (float) number),
        (view, unit, random) -> {
          for (int i = 0; i < view.length; i++) {
            view[i] = (view[i] * FINE + 2 * random.nextInt(6) - 5) / FINE;
          }
        });
  }

  /**
   * Whether a place lies level with another or upright above it, which methods often treat apart,
   * with a comparison of their own.
   */
  public boolean isAlongAnAxis() {
    boolean isOne = words.endsWith(PlaceFamilies.LEVEL) || words.endsWith(PlaceFamilies.UPRIGHT);
    return isOne && !words.contains(PlaceFamilies.FROM_ORIGIN);
  }

  /** Whether its numbers are those that single precision cannot keep. */
  public boolean isPrecise() {
    return words.equals(PRECISE);
  }

  /** The call with every number as a float. */
  static double[] floats(Roles roles, double[] input) {
    double[] now = input;
    for (int i = 0; i < roles.views(input).size(); i++) {
      now = roles.with(now, i, floats(roles.views(now).get(i)));
    }
    return now;
  }

  static double[] floats(double[] numbers) {
    return Arrays.stream(numbers).map(number -> (float) number).toArray();
  }
}
