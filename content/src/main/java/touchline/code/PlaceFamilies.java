package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import touchline.code.Roles.Spot;

/**
 * How one place lies to the axes, and how two lie to each other: level, upright, left and down.
 *
 * @param isSigned whether a number may be below zero
 */
record PlaceFamilies(Roles roles, Predicate<Spot> isSigned) {
  static final String LEVEL = ": level";
  static final String UPRIGHT = ": upright";
  static final String FROM_ORIGIN = " as seen from the origin";

  private static final List<String> SIDES =
      List.of("right and up", "left and up", "left and down", "right and down");
  private static final int[] ACROSS = {1, -1, -1, 1};
  private static final int[] UP = {1, 1, -1, -1};

  List<Family> all() {
    List<Family> all = new ArrayList<>();
    for (Spot place : roles.places()) {
      alone(all, place, place.name() + FROM_ORIGIN);
    }
    for (Spot vector : roles.vectors()) {
      alone(all, vector, vector.name());
    }
    for (Spot number : roles.numbers()) {
      all.add(of(number.name() + " zero", v -> v[number.at()] == 0, v -> v[number.at()] = 0));
    }
    for (int i = 0; i < roles.places().size(); i++) {
      for (Spot other : roles.places().subList(i + 1, roles.places().size())) {
        pair(all, roles.places().get(i), other);
      }
    }
    numbers(all);
    return all;
  }

  private void alone(List<Family> all, Spot one, String name) {
    all.add(of(name + LEVEL, v -> one.y(v) == 0 && one.x(v) != 0, v -> v[one.at() + 1] = 0));
    all.add(of(name + UPRIGHT, v -> one.x(v) == 0 && one.y(v) != 0, v -> v[one.at()] = 0));
    all.add(of(name + ": zero", v -> one.x(v) == 0 && one.y(v) == 0, v -> one.put(v, 0, 0)));
    sides(all, name, one, v -> 0, v -> 0);
  }

  private void pair(List<Family> all, Spot one, Spot other) {
    String name = other.name() + " as seen from " + one.name();
    all.add(
        of(
            name + LEVEL,
            v -> other.up(v, one) == 0 && other.across(v, one) != 0,
            v -> other.put(v, other.x(v), one.y(v))));
    all.add(
        of(
            name + UPRIGHT,
            v -> other.across(v, one) == 0 && other.up(v, one) != 0,
            v -> other.put(v, one.x(v), other.y(v))));
    all.add(
        of(
            name + ": in one place",
            v -> other.across(v, one) == 0 && other.up(v, one) == 0,
            v -> other.put(v, one.x(v), one.y(v))));
    all.add(
        of(
            name + ": halfway between level and upright",
            v -> Math.abs(other.across(v, one)) == Math.abs(other.up(v, one)),
            v -> other.put(v, other.x(v), one.y(v) + other.across(v, one))));
    sides(all, name, other, one::x, one::y);
  }

  /** On which side of a place another lies. */
  private void sides(
      List<Family> all,
      String name,
      Spot spot,
      ToDoubleFunction<double[]> x,
      ToDoubleFunction<double[]> y) {
    for (int side = 0; side < SIDES.size(); side++) {
      int across = ACROSS[side];
      int up = UP[side];
      all.add(
          of(
              name + ": " + SIDES.get(side),
              v ->
                  (spot.x(v) - x.applyAsDouble(v)) * across > 0
                      && (spot.y(v) - y.applyAsDouble(v)) * up > 0,
              v ->
                  spot.put(
                      v,
                      x.applyAsDouble(v) + Math.abs(spot.x(v) - x.applyAsDouble(v)) * across,
                      y.applyAsDouble(v) + Math.abs(spot.y(v) - y.applyAsDouble(v)) * up)));
    }
  }

  private void numbers(List<Family> all) {
    for (int i = 0; i < roles.numbers().size(); i++) {
      Spot one = roles.numbers().get(i);
      if (isSigned.test(one)) {
        all.add(of(one.name() + " below zero", v -> v[one.at()] < 0, v -> v[one.at()] *= -1));
      }
      for (Spot other : roles.numbers().subList(i + 1, roles.numbers().size())) {
        String name = one.name() + " and " + other.name() + ": ";
        all.add(
            of(
                name + "equal",
                v -> v[one.at()] == v[other.at()],
                v -> v[other.at()] = v[one.at()]));
        all.add(of(name + "growing", v -> v[one.at()] < v[other.at()], v -> {}));
        all.add(of(name + "shrinking", v -> v[one.at()] > v[other.at()], v -> {}));
      }
    }
  }

  private interface Change {
    void of(double[] view);
  }

  private Family of(String words, Predicate<double[]> has, Change change) {
    return Family.of(roles, words, has, (view, unit, random) -> change.of(view));
  }
}
