package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import touchline.mistake.Mistake;

/** What a {@link Recipe} says, as an exercise asks for it: arguments and answers are flat. */
record FlatRecipe<I, R>(Recipe<I, R> recipe) {
  List<MethodVariant> variants() {
    return recipe.variants;
  }

  Declaration declaration() {
    return recipe.declaration;
  }

  double[] right(double[] input) {
    return Flat.of(recipe.right.apply(recipe.read(input)));
  }

  /** The right answer; empty where the arguments make no call. */
  Optional<double[]> tried(double[] input) {
    try {
      return Optional.of(right(input)).filter(Rule::isFinite);
    } catch (IllegalArgumentException noCall) {
      return Optional.empty();
    }
  }

  Set<String> away() {
    return recipe.away;
  }

  boolean isExcluded(double[] input) {
    return recipe.excluded.test(recipe.read(input));
  }

  boolean isExactAlongAxes() {
    return recipe.isExactAlongAxes;
  }

  List<Rule> rules() {
    return recipe.mistakes.stream().map(this::rule).toList();
  }

  /** Known only to be named; see {@link Recipe#alsoNamed}. */
  List<Rule> namedRules() {
    List<Rule> all = new ArrayList<>();
    recipe.named.forEach(mistake -> all.add(rule(mistake)));
    recipe.axesMixed.ifPresent(id -> addMixed(id, all));
    return all;
  }

  /** Of each point that is given, and of one that is returned, one coordinate for both. */
  private void addMixed(String id, List<Rule> all) {
    Signature signature = declaration().signature();
    for (int axis = 0; axis < 2; axis++) {
      int kept = axis;
      for (int i = 0; i < signature.parameters().size(); i++) {
        int part = i;
        if (signature.parameters().get(i).hasPoints()) {
          all.add(new Rule(id, input -> tried(mixed(input, part, kept))));
        }
      }
      if (signature.result() == ValueType.POINT) {
        all.add(new Rule(id, input -> tried(input).map(q -> new double[] {q[kept], q[kept]})));
      }
    }
  }

  /** A list begins with the number of its circles. */
  private double[] mixed(double[] input, int part, int kept) {
    List<ValueType> types = declaration().signature().parameters();
    List<double[]> parts = Parts.of(types, input);
    double[] mixed = parts.get(part);
    int first = types.get(part) == ValueType.CIRCLES ? 1 : 0;
    for (int x = first; x + 1 < mixed.length; x += 3) {
      mixed[x + 1 - kept] = mixed[x + kept];
    }
    return Parts.joined(parts);
  }

  /** Right but in degenerate cases; see {@link Recipe#namedInSpecial}. */
  List<Rule> specialRules() {
    return recipe.special.stream().map(this::rule).toList();
  }

  List<Rule> bareRules() {
    return recipe.bare.stream().map(this::rule).toList();
  }

  private Rule rule(Mistake<I, R> mistake) {
    return new Rule(
        mistake.id(),
        input -> mistake.answer(recipe.read(input)).map(Flat::of).filter(Rule::isFinite));
  }

  /**
   * What a method with one mistake and no other answers. A degenerate case is answered rightly by
   * all but the one that has forgotten it: that divides by zero, and decides nothing.
   */
  Optional<double[]> mistaken(String id, List<Rule> rules, double[] input) {
    Optional<Group> group = degenerateGroup(input);
    boolean isTruth = declaration().signature().result() == ValueType.TRUTH;
    if (group.isPresent() && id.equals(degenerate().get(group.get()))) {
      return isTruth ? Optional.of(new double[1]) : Optional.empty();
    }
    return rules.stream()
        .filter(rule -> rule.id().equals(id) && !(group.isPresent() && isTruth))
        .findFirst()
        .flatMap(rule -> rule.at(input))
        .or(() -> Optional.of(right(input)));
  }

  Map<Group, String> degenerate() {
    return recipe.degenerate;
  }

  /** The group of degenerate cases to which the arguments belong, if any. */
  Optional<Group> degenerateGroup(double[] input) {
    I given = recipe.read(input);
    return recipe.degenerateWhere.stream()
        .filter(each -> each.getValue().test(given))
        .findFirst()
        .map(Map.Entry::getKey);
  }

  Set<String> onGrid() {
    return recipe.onGrid;
  }

  boolean isChosen(double[] answer) {
    return recipe.chosen.stream().anyMatch(number -> number == answer[0]);
  }

  List<FollowThrough> followThroughs() {
    return recipe.followThroughs;
  }

  List<Group> groups() {
    return recipe.groups;
  }

  int sorts() {
    return recipe.sorts;
  }

  int sort(double[] input) {
    return recipe.sort.applyAsInt(recipe.read(input));
  }

  double[] draw(Random random, Lattice grid) {
    return recipe.drawing.of(random, grid);
  }

  Group shownIn(double[] input) {
    return recipe.shownIn.apply(recipe.read(input));
  }

  List<Case> tried() {
    return recipe.tried;
  }

  List<Case> edges(Shift at) {
    return recipe.edges.apply(at);
  }
}
