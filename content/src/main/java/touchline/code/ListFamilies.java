package touchline.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Lists of many circles, of which one decides: the last, the first or some other. */
record ListFamilies(FlatRecipe<?, ?> recipe, Roles roles) {
  private static final int MOST = 50;

  /** Circles that are drawn for one long list; most leave the answer as it is. */
  private static final int DRAWS = 400;

  List<Family> all() {
    if (roles.list() < 0) {
      return List.of();
    }
    List<Family> all = new ArrayList<>();
    for (int count = 1; count <= 2; count++) {
      int kept = count;
      all.add(
          new Family(
              "a list of " + count,
              Group.SPECIAL,
              input -> roles.count(input) == kept,
              (drawn, unit, random) -> some(drawn, i -> i < kept),
              List.of()));
    }
    all.add(
        new Family(
            "a list of more than " + MOST,
            Group.SPECIAL,
            input -> roles.count(input) > MOST,
            this::many,
            shortened()));
    return all;
  }

  private List<Rule> shortened() {
    List<Rule> rules = new ArrayList<>();
    for (int count = 1; count <= MOST; count++) {
      int kept = count;
      rules.add(rule("only the first " + count, (i, all) -> i < kept));
      rules.add(rule("only the last " + count, (i, all) -> i >= all - kept));
    }
    rules.add(rule("all but the first", (i, all) -> i > 0));
    rules.add(rule("all but the last", (i, all) -> i < all - 1));
    rules.add(rule("every other one", (i, all) -> i % 2 == 0));
    rules.add(rule("every other one from the second", (i, all) -> i % 2 == 1));
    return rules;
  }

  private interface Kept {
    boolean is(int index, int count);
  }

  private Rule rule(String words, Kept kept) {
    return new Rule(
        words,
        in -> {
          int count = roles.count(in);
          return recipe.tried(some(in, i -> kept.is(i, count)));
        });
  }

  private double[] some(double[] input, IntPredicate kept) {
    return roles.keeping(
        input, IntStream.range(0, roles.count(input)).filter(kept).boxed().toList());
  }

  /** One circle that decides among many that do not, at one end or somewhere. */
  private double[] many(double[] drawn, double unit, Random random) {
    double[] circles = Parts.of(roles.types(), drawn).get(roles.list());
    double[] none = recipe.right(some(drawn, i -> false));
    List<double[]> silent = new ArrayList<>();
    List<double[]> loud = new ArrayList<>();
    for (int i = 0; i < DRAWS && (silent.size() < MOST + 2 || loud.isEmpty()); i++) {
      double[] one = Arrays.copyOfRange(circles, 1, 4);
      one[0] += unit * (random.nextInt(41) - 20);
      one[1] += unit * (random.nextInt(41) - 20);
      (Arrays.equals(recipe.right(listed(drawn, List.of(one))), none) ? silent : loud).add(one);
    }
    List<double[]> all = new ArrayList<>(silent);
    if (!loud.isEmpty() && random.nextInt(4) > 0) {
      int[] places = {0, all.size(), random.nextInt(all.size() + 1)};
      all.add(places[random.nextInt(places.length)], loud.get(0));
    }
    return listed(drawn, all);
  }

  private double[] listed(double[] input, List<double[]> circles) {
    List<double[]> all = new ArrayList<>(List.of(new double[] {circles.size()}));
    all.addAll(circles);
    List<double[]> parts = Parts.of(roles.types(), input);
    return Parts.joined(Parts.with(parts, roles.list(), Parts.joined(all)));
  }
}
