package touchline.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.code.Roles.Spot;

/**
 * The wrong answers that a method gives in positions which its author did not think of: a constant,
 * something that was given, not a number, or what a known mistake makes of it.
 */
record UsualWrongs(FlatRecipe<?, ?> recipe, Roles roles) {
  private static final double[] CONSTANTS = {0, 1, -1};

  List<Rule> all() {
    List<Rule> all = new ArrayList<>();
    ValueType result = recipe.declaration().signature().result();
    if (result == ValueType.TRUTH) {
      all.add(constant("false", 0));
      all.add(constant("true", 1));
    } else {
      all.add(new Rule("not a number", in -> Optional.empty()));
      all.add(
          new Rule(
              "the answer with the other sign",
              in -> recipe.tried(in).map(right -> Parts.times(right, -1))));
    }
    if (result == ValueType.NUMBER) {
      Arrays.stream(CONSTANTS).forEach(number -> all.add(constant("" + number, number)));
    }
    if (result == ValueType.POINT) {
      all.add(constant("(0, 0)", 0, 0));
      roles.places().forEach(place -> all.add(given(place)));
      roles.vectors().forEach(vector -> all.add(given(vector)));
    }
    all.addAll(known());
    return all;
  }

  private static Rule constant(String words, double... numbers) {
    return new Rule(words, in -> Optional.of(numbers));
  }

  private Rule given(Spot spot) {
    return new Rule(
        spot.name(),
        in -> {
          double[] view = roles.views(in).get(0);
          return Optional.of(new double[] {spot.x(view), spot.y(view)});
        });
  }

  /** Each known mistake in its first form. */
  private List<Rule> known() {
    Set<String> seen = new HashSet<>();
    return recipe.rules().stream()
        .filter(rule -> !rule.id().contains("+") && seen.add(rule.id()))
        .map(rule -> new Rule("mistake " + rule.id(), rule.answer()))
        .toList();
  }
}
