package touchline.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Draws cases: the same sorts of positions in ordinary, fractional, large, small and far-off
 * coordinates, each kept away from decisions, and the edges of the rule.
 *
 * <p>{@link Random} is specified to the bit, so a seed draws the same cases everywhere.
 */
record Suite(FlatRecipe<?, ?> recipe, Stability steady, SpecialCases special) {
  /** So many draws without a case of the sort wanted mean a recipe that asks for too much. */
  private static final int MOST_DRAWS = 200_000;

  /** The largest coordinates to look for a counterexample among, and how many cases for each. */
  private static final int[] REACHES = {2, 3, 5, 9};

  private static final int TRIALS = 100;

  /** Where no hidden case is, for methods that are right at the origin by chance. */
  private static final Shift ASIDE = new Shift(41, 45);

  /** For methods that cut numbers to whole ones, or take short for nothing. */
  private static final List<Group> ALSO_TRIED = List.of(Group.FRACTIONS, Group.SMALL);

  static final List<Group> LENGTHS =
      List.of(Group.ORDINARY, Group.FRACTIONS, Group.LARGE, Group.SMALL, Group.FAR);

  /** Spreads seeds that follow one another; any odd number will do. */
  private static final long STREAM = 0x9E3779B97F4A7C15L;

  /** Special cases of the trials are others than those of the hidden cases. */
  private static final long HIDDEN = 1;

  private static final long TRIED = 2;

  /** Of both. */
  static final List<Long> STREAMS = List.of(HIDDEN, TRIED);

  List<Case> hidden(long seed) {
    Random random = new Random(seed * STREAM);
    List<Case> cases = new ArrayList<>();
    for (Group group : recipe.groups()) {
      int rounds = group == Group.ORDINARY ? 6 : 2;
      addDrawn(group, rounds * recipe.sorts(), random, cases);
    }
    cases.addAll(recipe.edges(Shift.by(random)));
    cases.addAll(special.beside(cases, HIDDEN));
    return List.copyOf(cases);
  }

  private void addDrawn(Group group, int count, Random random, List<Case> cases) {
    for (int i = 0; i < count; i++) {
      Lattice grid = Lattice.of(group, random);
      cases.add(new Case(group, drawn(random, grid, i % recipe.sorts())));
    }
  }

  /** Whole numbers ascending by size; then the edges; last what is wrong for some numbers only. */
  List<Case> trials() {
    Random random = new Random(STREAM);
    List<Case> cases = new ArrayList<>();
    for (int reach : REACHES) {
      addTrials(new Lattice(1, 0, 0, reach), random, cases);
    }
    cases.sort(Comparator.comparingDouble(each -> size(each.input())));
    cases.addAll(recipe.edges(Shift.NONE));
    cases.addAll(recipe.edges(ASIDE));
    cases.addAll(recipe.tried());
    for (Group group : ALSO_TRIED) {
      if (recipe.groups().contains(group)) {
        addDrawn(group, recipe.sorts(), random, cases);
      }
    }
    cases.addAll(special.beside(cases, TRIED));
    return List.copyOf(cases);
  }

  private void addTrials(Lattice grid, Random random, List<Case> cases) {
    int enough = cases.size() + TRIALS;
    for (int i = 0; i < MOST_DRAWS && cases.size() < enough; i++) {
      double[] input = recipe.draw(random, grid);
      int sort = recipe.sort(input);
      if (sort >= 0 && sort < recipe.sorts() && steady.holds(input, grid.unit())) {
        cases.add(new Case(Group.ORDINARY, input));
      }
    }
  }

  private double[] drawn(Random random, Lattice grid, int sort) {
    for (int i = 0; i < MOST_DRAWS; i++) {
      double[] input = recipe.draw(random, grid);
      if (recipe.sort(input) == sort && steady.holds(input, grid.unit())) {
        return input;
      }
    }
    throw new IllegalStateException(
        recipe.declaration().signature().method()
            + ": sort must occur on the grid: "
            + sort
            + " "
            + grid);
  }

  private static double size(double[] input) {
    double size = 0;
    for (double number : input) {
      size += Math.abs(number);
    }
    return size;
  }
}
