package touchline.code;

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
}
