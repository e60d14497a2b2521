package touchline.code;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import touchline.code.Roles.Spot;

/**
 * Draws positions of a family in which no sound method can be wrong by rounding: where the right
 * answer does not change with arguments that differ by a millionth; or where all lines run along
 * the axes with whole numbers, so that every sound method is exact. What the statement excludes is
 * not drawn.
 */
final class FairPositions {
  /** A family that needs more for one fair position is left to the author's edges. */
  private static final int MOST_DRAWS = 200;

  /** Shares of them are exact. */
  private static final double[] LENGTHS = {2, 4, 8};

  private final FlatRecipe<?, ?> recipe;
  private final Roles roles;
  private final Stability steady;

  FairPositions(FlatRecipe<?, ?> recipe, Roles roles) {
    this.recipe = recipe;
    this.roles = roles;
    this.steady =
        new Stability(List.of(new Rule("", recipe::tried)), recipe.declaration().signature());
  }

  /**
   * Far from the origin only whole figures are drawn, as they come: with one place moved away sound
   * methods lose too many digits.
   *
   * @return arguments of the family; empty if none was found
   */
  Optional<double[]> draw(Family family, Random random) {
    for (int i = 0; i < MOST_DRAWS; i++) {
      Group group = recipe.groups().get(random.nextInt(2) * random.nextInt(recipe.groups().size()));
      Lattice grid = Lattice.of(group, random);
      boolean isAtHome = group == Group.ORDINARY && family.group() == Group.SPECIAL;
      double[] drawn = recipe.draw(random, grid);
      if (isAtHome && random.nextBoolean()) {
        drawn = straightened(roles, drawn, random);
      }
      double[] input = family.drawing().of(drawn, grid.unit(), random);
      double unit = family.group() == Group.PRECISE ? 1 : grid.unit();
      boolean isTornApart = group == Group.FAR && !Arrays.equals(input, drawn);
      if (!isTornApart && isFair(family, input, unit, isAtHome)) {
        return Optional.of(input);
      }
    }
    return Optional.empty();
  }

  private boolean isFair(Family family, double[] input, double unit, boolean isAtHome) {
    try {
      if (!family.has().test(input) || recipe.isExcluded(input) || recipe.tried(input).isEmpty()) {
        return false;
      }
      int sort = recipe.sort(input);
      boolean isWanted = sort >= 0 && sort < recipe.sorts();
      boolean isPlain = isAtHome && roles.isAlongAxes(input);
      boolean isExact = isPlain && recipe.isExactAlongAxes();
      return isExact || ((isWanted || isPlain) && isSteady(input, unit));
    } catch (IllegalArgumentException noCall) {
      return false;
    }
  }

  private boolean isSteady(double[] input, double unit) {
    double[] above = above(input, unit * Stability.SHARE);
    return steady.isSame(input, above, unit) && steady.holdsEachWay(above, unit);
  }

  /** Lengths of zero, which must not become less. */
  private double[] above(double[] input, double step) {
    double[] above = input;
    List<double[]> views = roles.views(input);
    for (int i = 0; i < views.size(); i++) {
      double[] view = views.get(i).clone();
      for (Spot number : roles.numbers()) {
        view[number.at()] += view[number.at()] == 0 ? step : 0;
      }
      above = roles.with(above, i, view);
    }
    return above;
  }

  /** Along an axis each: the line through the first two places, and every vector. */
  static double[] straightened(Roles roles, double[] drawn, Random random) {
    double[] straight = drawn;
    for (int i = 0; i < roles.views(drawn).size(); i++) {
      double[] view = roles.views(straight).get(i).clone();
      if (i == 0 && roles.places().size() > 2) {
        Spot one = roles.places().get(0);
        double way = (random.nextBoolean() ? 1 : -1) * LENGTHS[random.nextInt(LENGTHS.length)];
        boolean isLevel = random.nextBoolean();
        roles
            .places()
            .get(1)
            .put(view, one.x(view) + (isLevel ? way : 0), one.y(view) + (isLevel ? 0 : way));
      }
      for (Spot vector : roles.vectors()) {
        view[vector.at() + random.nextInt(2)] = 0;
      }
      straight = roles.with(straight, i, view);
    }
    return straight;
  }
}
