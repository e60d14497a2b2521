package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import touchline.code.Roles.Spot;

/**
 * Outlines that just touch: a place exactly as far from another as a radius says, both radii
 * together or their difference, and a place as far from the line through the first two.
 */
record TouchFamilies(Roles roles) {
  /** Right-angled triangles, and straight ways, whose longest side is 5. */
  private static final int[][] WAYS = {{5, 0}, {0, 5}, {3, 4}, {4, 3}};

  private static final int LONGEST = 5;

  /** A distance that the numbers tell, and how they come to tell a distance of 5. */
  private record Reach(String name, ToDoubleFunction<double[]> of, Set set) {}

  private interface Set {
    void to(double[] view, double unit);
  }

  List<Family> all() {
    List<Family> all = new ArrayList<>();
    List<Spot> places = roles.places();
    for (Reach reach : reaches()) {
      for (int i = 0; i < places.size(); i++) {
        for (int j = i + 1; j < places.size(); j++) {
          if (j > 1 || places.size() == 2) {
            all.add(apart(places.get(i), places.get(j), reach));
          }
        }
      }
      if (places.size() > 2) {
        for (int part = -1; part <= 1; part++) {
          all.add(beside(places.get(0), places.get(1), places.get(2), reach, part));
        }
      }
    }
    return all;
  }

  private List<Reach> reaches() {
    List<Reach> reaches = new ArrayList<>();
    List<Spot> numbers = roles.numbers();
    for (int i = 0; i < numbers.size(); i++) {
      int one = numbers.get(i).at();
      reaches.add(
          new Reach(
              numbers.get(i).name(), v -> Math.abs(v[one]), (v, unit) -> v[one] = LONGEST * unit));
      for (Spot second : numbers.subList(i + 1, numbers.size())) {
        int other = second.at();
        String name = numbers.get(i).name() + " and " + second.name();
        reaches.add(
            new Reach(
                name + " together",
                v -> v[one] + v[other],
                (v, unit) -> set(v, one, 2 * unit, other, 3 * unit)));
        reaches.add(
            new Reach(
                "the difference of " + name,
                v -> Math.abs(v[one] - v[other]),
                (v, unit) -> set(v, one, 6 * unit, other, unit)));
      }
    }
    return reaches;
  }

  private static void set(double[] view, int one, double length, int other, double otherLength) {
    view[one] = length;
    view[other] = otherLength;
  }

  private Family apart(Spot one, Spot other, Reach reach) {
    return Family.of(
        roles,
        "from " + one.name() + " to " + other.name() + " exactly " + reach.name,
        v -> {
          double x = other.across(v, one);
          double y = other.up(v, one);
          double far = reach.of.applyAsDouble(v);
          return far > 0 && x * x + y * y == far * far;
        },
        (v, unit, random) -> {
          straighten(v, random);
          int[] way = WAYS[random.nextInt(WAYS.length)];
          reach.set.to(v, unit);
          other.put(
              v, one.x(v) + sign(random) * way[0] * unit, one.y(v) + sign(random) * way[1] * unit);
        });
  }

  /** Before the first place, between the two, beyond the second. */
  private Family beside(Spot one, Spot other, Spot third, Reach reach, int part) {
    String where = part < 0 ? "before " : part == 0 ? "beside " : "beyond ";
    String line = one.name() + " and " + other.name();
    return Family.of(
        roles,
        third.name() + " " + where + line + ", from the line exactly " + reach.name,
        v -> isBeside(v, one, other, third, part, reach.of.applyAsDouble(v)),
        (v, unit, random) -> {
          straighten(v, random);
          reach.set.to(v, unit);
          double x = other.across(v, one);
          double y = other.up(v, one);
          double length = Math.max(Math.abs(x), Math.abs(y));
          double share = part < 0 ? -0.5 : part == 0 ? 0.5 : 1.5;
          double away = length == 0 ? 0 : sign(random) * LONGEST * unit / length;
          third.put(v, one.x(v) + x * share - y * away, one.y(v) + y * share + x * away);
          for (int i = third.at(); i < third.at() + 2; i++) {
            v[i] = Math.floor(v[i] / unit * 2 + 0.5) * unit / 2;
          }
        });
  }

  private static boolean isBeside(
      double[] v, Spot one, Spot other, Spot third, int part, double far) {
    double x = other.across(v, one);
    double y = other.up(v, one);
    double along = x * third.across(v, one) + y * third.up(v, one);
    double across = x * third.up(v, one) - y * third.across(v, one);
    double square = x * x + y * y;
    boolean isThere =
        part < 0 ? along < 0 : part == 0 ? along > 0 && along < square : along > square;
    return far > 0 && square > 0 && isThere && across * across == far * far * square;
  }

  /** The first two of three places come to lie on a level or an upright line. */
  private void straighten(double[] v, Random random) {
    if (roles.places().size() > 2) {
      Spot one = roles.places().get(0);
      Spot other = roles.places().get(1);
      boolean isLevel = random.nextBoolean();
      other.put(v, isLevel ? other.x(v) : one.x(v), isLevel ? one.y(v) : other.y(v));
    }
  }

  private static int sign(Random random) {
    return random.nextBoolean() ? 1 : -1;
  }
}
