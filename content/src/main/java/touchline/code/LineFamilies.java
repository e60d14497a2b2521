package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.code.Roles.Spot;

/** Three places in line or at a right angle, and vectors along or across others. */
record LineFamilies(Roles roles) {
  private static final int MOST_TIMES = 3;

  List<Family> all() {
    List<Family> all = new ArrayList<>();
    List<Spot> places = roles.places();
    for (int i = 0; i < places.size(); i++) {
      for (int j = i + 1; j < places.size(); j++) {
        for (Spot third : places.subList(j + 1, places.size())) {
          Spot one = places.get(i);
          Spot other = places.get(j);
          for (Spot middle : List.of(one, other, third)) {
            List<Spot> ends = new ArrayList<>(List.of(one, other, third));
            ends.remove(middle);
            all.add(inLine(middle, ends.get(0), ends.get(1)));
            all.add(square(middle, ends.get(0), ends.get(1)));
          }
        }
        for (Spot vector : roles.vectors()) {
          along(all, vector, places.get(i), places.get(j));
        }
      }
    }
    for (int i = 0; i < roles.vectors().size(); i++) {
      for (Spot other : roles.vectors().subList(i + 1, roles.vectors().size())) {
        vectors(all, roles.vectors().get(i), other);
      }
    }
    return all;
  }

  private Family inLine(Spot middle, Spot one, Spot other) {
    return Family.of(
        roles,
        middle.name() + " in line between " + one.name() + " and " + other.name(),
        v -> cross(v, middle, one, other) == 0 && dot(v, middle, one, other) < 0,
        (v, unit, random) -> {
          if (random.nextBoolean()) {
            middle.put(v, one.x(v) + other.across(v, one) / 2, one.y(v) + other.up(v, one) / 2);
          } else {
            double x = middle.across(v, one);
            double y = middle.up(v, one);
            int times = times(random);
            other.put(v, middle.x(v) + x * times, middle.y(v) + y * times);
          }
        });
  }

  private Family square(Spot corner, Spot one, Spot other) {
    return Family.of(
        roles,
        "a right angle at " + corner.name() + " between " + one.name() + " and " + other.name(),
        v -> dot(v, corner, one, other) == 0 && cross(v, corner, one, other) != 0,
        (v, unit, random) -> {
          double x = one.across(v, corner);
          double y = one.up(v, corner);
          int times = random.nextBoolean() ? times(random) : -times(random);
          other.put(v, corner.x(v) - y * times, corner.y(v) + x * times);
        });
  }

  private void along(List<Family> all, Spot vector, Spot one, Spot other) {
    String name = vector.name() + " and the way from " + one.name() + " to " + other.name() + ": ";
    for (int sign : new int[] {1, -1}) {
      all.add(
          Family.of(
              roles,
              name + (sign > 0 ? "same direction" : "opposite directions"),
              v -> turn(v, vector, one, other) == 0 && sign * reach(v, vector, one, other) > 0,
              (v, unit, random) -> {
                double times = sign * times(random);
                vector.put(v, other.across(v, one) * times, other.up(v, one) * times);
              }));
    }
    all.add(
        Family.of(
            roles,
            name + "at a right angle",
            v -> reach(v, vector, one, other) == 0 && turn(v, vector, one, other) != 0,
            (v, unit, random) -> {
              double times = random.nextBoolean() ? 1 : -1;
              vector.put(v, -other.up(v, one) * times, other.across(v, one) * times);
            }));
  }

  private void vectors(List<Family> all, Spot one, Spot other) {
    String name = one.name() + " and " + other.name() + ": ";
    for (int sign : new int[] {1, -1}) {
      all.add(
          Family.of(
              roles,
              name + (sign > 0 ? "same direction" : "opposite directions"),
              v -> one.x(v) * other.y(v) == one.y(v) * other.x(v) && sign * dot(v, one, other) > 0,
              (v, unit, random) -> {
                double times = sign * times(random);
                one.put(v, other.x(v) * times, other.y(v) * times);
              }));
    }
    all.add(
        Family.of(
            roles,
            name + "at a right angle",
            v -> dot(v, one, other) == 0 && (one.x(v) != 0 || one.y(v) != 0),
            (v, unit, random) -> {
              double times = random.nextBoolean() ? 1 : -1;
              one.put(v, -other.y(v) * times, other.x(v) * times);
            }));
    all.add(
        Family.of(
            roles,
            name + "equal",
            v -> one.x(v) == other.x(v) && one.y(v) == other.y(v),
            (v, unit, random) -> one.put(v, other.x(v), other.y(v))));
  }

  private static int times(Random random) {
    return 1 + random.nextInt(MOST_TIMES);
  }

  private static double dot(double[] v, Spot from, Spot one, Spot other) {
    return one.across(v, from) * other.across(v, from) + one.up(v, from) * other.up(v, from);
  }

  private static double cross(double[] v, Spot from, Spot one, Spot other) {
    return one.across(v, from) * other.up(v, from) - one.up(v, from) * other.across(v, from);
  }

  private static double dot(double[] v, Spot one, Spot other) {
    return one.x(v) * other.x(v) + one.y(v) * other.y(v);
  }

  private static double reach(double[] v, Spot vector, Spot one, Spot other) {
    return vector.x(v) * other.across(v, one) + vector.y(v) * other.up(v, one);
  }

  private static double turn(double[] v, Spot vector, Spot one, Spot other) {
    return vector.x(v) * other.up(v, one) - vector.y(v) * other.across(v, one);
  }
}
