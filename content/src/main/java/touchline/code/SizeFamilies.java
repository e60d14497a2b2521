package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;
import touchline.code.Roles.Spot;

/** Numbers that are large, small or broken, and numbers with more digits than a float keeps. */
record SizeFamilies(FlatRecipe<?, ?> recipe, Roles roles) {
  private static final int[] LARGE = {10, 100, 1_000, 10_000, 100_000};
  private static final double SMALL = 0.01;

  /** Metres: with such steps a kilometre has more than a float's 24 binary digits. */
  private static final double FINE = 0x1p-16;

  /** Steps: about two kilometres. */
  private static final int FAR = 1 << 27;

  /** Steps: what moves, moves some metres, somewhere between one and two kilometres off. */
  private static final int NEAR = 1 << 19;

  private static final int HALVINGS = 60;

  List<Family> all() {
    List<Family> all = new ArrayList<>();
    List<Group> groups = recipe.groups();
    for (int size : LARGE) {
      if (groups.contains(size < 10_000 ? Group.LARGE : Group.FAR)) {
        all.add(of("a number above " + size, number -> number > size));
      }
    }
    if (groups.contains(Group.SMALL)) {
      all.add(small());
    }
    if (groups.contains(Group.FRACTIONS)) {
      all.add(of("a number that is not whole", number -> number != Math.floor(number)));
    }
    boolean isMeasured = recipe.groups().containsAll(List.of(Group.FRACTIONS, Group.FAR));
    if (isMeasured && result() != ValueType.POINT) {
      all.add(precise());
    }
    return all;
  }

  private ValueType result() {
    return recipe.declaration().signature().result();
  }

  private Family of(String words, DoublePredicate has) {
    return drawn(words, has, true);
  }

  private Family small() {
    return drawn("all numbers below a hundredth", number -> number < SMALL, false);
  }

  private Family drawn(String words, DoublePredicate has, boolean isAny) {
    return new Family(
        words,
        Group.SPECIAL,
        input -> {
          DoubleStream sizes = views(input).map(Math::abs);
          return isAny ? sizes.anyMatch(has) : sizes.allMatch(has);
        },
        (drawn, unit, random) -> drawn,
        List.of());
  }

  private DoubleStream views(double[] input) {
    return roles.views(input).stream().flatMapToDouble(DoubleStream::of);
  }

  private Family precise() {
    return new Family(
        Family.PRECISE,
        Group.PRECISE,
        input -> views(input).anyMatch(number -> number != (float) number),
        (drawn, unit, random) -> precise(drawn, random),
        floats());
  }

  private List<Rule> floats() {
    return List.of(
        new Rule("every argument as a float", in -> floated(in, new Spot("", -1))),
        new Rule("places less the first, as floats", in -> floated(in, roles.places().get(0))),
        new Rule("the answer as a float", in -> recipe.tried(in).map(Family::floats)));
  }

  private Optional<double[]> floated(double[] input, Spot from) {
    double[] now = input;
    List<double[]> views = roles.views(input);
    for (int i = 0; i < views.size(); i++) {
      double[] view = views.get(i).clone();
      double x = from.at() < 0 ? 0 : from.x(view);
      double y = from.at() < 0 ? 0 : from.y(view);
      for (Spot place : roles.places()) {
        place.put(view, x + (float) (place.x(view) - x), y + (float) (place.y(view) - y));
      }
      now = roles.with(now, i, view);
    }
    return recipe.tried(now);
  }

  /** Coordinates and lengths of many digits; a yes or no is near the other, by less than a step. */
  private double[] precise(double[] drawn, Random random) {
    boolean isMoving = !roles.vectors().isEmpty();
    int reach = isMoving ? NEAR : FAR;
    double x = isMoving ? FINE * (FAR - 1 - random.nextInt(FAR / 2)) : 0;
    double[] now = drawn;
    for (int i = 0; i < roles.views(drawn).size(); i++) {
      double[] view = roles.views(now).get(i).clone();
      for (Spot place :
          i == 0 ? roles.places() : roles.places().subList(2, roles.places().size())) {
        place.put(view, x + steps(reach, random), steps(reach, random) - x);
      }
      for (Spot vector : roles.vectors()) {
        vector.put(view, steps(reach, random), steps(reach, random));
      }
      for (Spot number : roles.numbers()) {
        view[number.at()] = FINE * (1 + random.nextInt(i == 0 ? reach / 2 : 1));
      }
      now = roles.with(now, i, view);
    }
    boolean isMeasured = result() == ValueType.TRUTH && !roles.numbers().isEmpty();
    return isMeasured ? nearlyOther(now, random) : now;
  }

  private static double steps(int reach, Random random) {
    return FINE * (random.nextInt(2 * reach + 1) - reach);
  }

  /** Halves the way between a length for which the answer is yes and one for which it is no. */
  private double[] nearlyOther(double[] input, Random random) {
    double least = 0;
    double most = FINE * 2 * FAR;
    boolean atLeast = answer(input, least);
    if (atLeast == answer(input, most)) {
      return input;
    }
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (least + most) / 2;
      if (answer(input, middle) == atLeast) {
        least = middle;
      } else {
        most = middle;
      }
    }
    double step = Math.floor(least / FINE) + (random.nextBoolean() ? 1 : 0);
    return measured(input, step * FINE);
  }

  private boolean answer(double[] input, double length) {
    return recipe.right(measured(input, length))[0] != 0;
  }

  private double[] measured(double[] input, double length) {
    double[] view = roles.views(input).get(0).clone();
    view[roles.numbers().get(roles.numbers().size() - 1).at()] = length;
    return roles.with(input, 0, view);
  }
}
