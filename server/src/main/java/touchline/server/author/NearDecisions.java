package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import touchline.code.ValueType;
import touchline.server.author.folder.Head;
import touchline.server.grading.job.CaseRun;

/**
 * Calls beside a decision of yes and no, in numbers with more digits than a float keeps: so near
 * that single precision turns the answer, and so far that no sound method does. Nearer than {@link
 * #ALLOWANCE} a method that allows for rounding may answer otherwise, so where all numbers are
 * small there are none.
 *
 * @param base calls that make sense, the smallest first
 * @param reference what it does in some calls
 */
record NearDecisions(
    Head head, List<double[]> base, Function<List<double[]>, List<CaseRun>> reference) {
  /** Metres: what a sound method may allow for rounding. */
  static final double ALLOWANCE = 1e-6;

  /** The largest calls: there a float keeps the fewest digits. */
  private static final int CALLS = 60;

  /** Share of a number by which a float of it is off, at least halfway between two floats. */
  private static final double HALF_A_FLOAT = 0x1p-25;

  /** Places that are tried at once on the way from yes to no. */
  private static final int PLACES = 32;

  /** Steps beside a whole number. */
  private static final int MOST_BESIDE = 90_000;

  /** Steps beside the decision. */
  private static final int[] BESIDE = {-3, -2, -1, 2, 3, 4};

  /**
   * One number of a call that goes from low to high, in steps, and the answer with it.
   *
   * @param at the place of the number
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
  private record Way(double[] call, int at, long low, long high) {
    double[] at(long place, double parts) {
      double[] now = call.clone();
      now[at] = place / parts;
      return now;
    }

    /** From the lowest to the highest, both included. */
    List<Long> places() {
      List<Long> places = new ArrayList<>();
      for (int i = 0; i <= PLACES; i++) {
        long place = low + Math.floorDiv((high - low) * i, PLACES);
        if (places.isEmpty() || places.get(places.size() - 1) < place) {
          places.add(place);
        }
      }
      return places;
    }
  }

  /** None where the ranges are so narrow that single precision does no harm. */
  List<double[]> drawn(Random random) {
    double parts = parts();
    if (parts * ALLOWANCE > 1) {
      return List.of();
    }
    List<Way> ways = ways(parts, random);
    while (ways.stream().anyMatch(way -> way.high - way.low > 1)) {
      ways = narrowed(ways, parts);
    }
    return apart(ways, parts);
  }

  /** Of a metre: a power of ten, so fine that a float is off by more at the ends of the ranges. */
  private double parts() {
    double size = 0;
    for (Head.Range range : head.ranges()) {
      size = Math.max(size, Math.max(Math.abs(range.low()), Math.abs(range.high())));
    }
    double parts = 1;
    while (parts * size * HALF_A_FLOAT < 1) {
      parts *= 10;
    }
    return parts;
  }

  private List<Way> ways(double parts, Random random) {
    List<ValueType> types = head.method().signature().parameters();
    List<Way> ways = new ArrayList<>();
    for (double[] from : base.subList(Math.max(0, base.size() - CALLS), base.size())) {
      double[] call = from.clone();
      int at = random.nextInt(call.length);
      int next = 0;
      for (int i = 0; i < types.size(); i++) {
        int width = types.get(i).width(call, next);
        for (int part = 0; part < width; part++) {
          Head.Range within = DrawnCases.within(types.get(i), part, head.ranges().get(i));
          double beside = random.nextInt(MOST_BESIDE);
          call[next + part] = Math.rint(call[next + part] * parts + beside) / parts;
          if (next + part == at) {
            long low = Math.round(within.low() * parts);
            ways.add(new Way(call, at, low, Math.round(within.high() * parts)));
          }
        }
        next += width;
      }
    }
    return ways;
  }

  /** Between two places next to each other with different answers; others are left out. */
  private List<Way> narrowed(List<Way> ways, double parts) {
    List<double[]> calls = new ArrayList<>();
    ways.forEach(way -> way.places().forEach(place -> calls.add(way.at(place, parts))));
    List<CaseRun> runs = reference.apply(calls);
    List<Way> narrowed = new ArrayList<>();
    int next = 0;
    for (Way way : ways) {
      List<Long> places = way.places();
      for (int i = 1; i < places.size() && !runs.isEmpty(); i++) {
        if (differ(runs.get(next + i - 1), runs.get(next + i))) {
          narrowed.add(new Way(way.call, way.at, places.get(i - 1), places.get(i)));
          break;
        }
      }
      next += places.size();
    }
    return narrowed;
  }

  /** Those around which the answer stays the same as far as a sound method may allow. */
  private List<double[]> apart(List<Way> ways, double parts) {
    List<double[]> calls = new ArrayList<>();
    for (Way way : ways) {
      for (int beside : BESIDE) {
        double[] call = way.at(way.low + beside, parts);
        if (around(call).stream().allMatch(new DrawnCases(head)::admits)) {
          calls.add(call);
        }
      }
    }
    List<double[]> all = new ArrayList<>(calls);
    calls.forEach(call -> all.addAll(around(call)));
    List<CaseRun> runs = reference.apply(all);
    List<double[]> apart = new ArrayList<>();
    int next = calls.size();
    for (int i = 0; i < calls.size() && !runs.isEmpty(); i++) {
      int end = next + around(calls.get(i)).size();
      CaseRun here = runs.get(i);
      if (runs.subList(next, end).stream().allMatch(there -> isSame(here, there))) {
        apart.add(calls.get(i));
      }
      next = end;
    }
    return apart;
  }

  /** Each number a little more and less: two together, by more than what a method may allow. */
  private static List<double[]> around(double[] call) {
    List<double[]> around = new ArrayList<>();
    for (int i = 0; i < call.length; i++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        double[] moved = call.clone();
        moved[i] += 2 * sign * ALLOWANCE;
        around.add(moved);
      }
    }
    return around;
  }

  private static boolean differ(CaseRun one, CaseRun other) {
    Optional<double[]> first = SpecialPositions.gave(one);
    Optional<double[]> second = SpecialPositions.gave(other);
    return first.isPresent() && second.isPresent() && first.get()[0] != second.get()[0];
  }

  private static boolean isSame(CaseRun one, CaseRun other) {
    Optional<double[]> first = SpecialPositions.gave(one);
    Optional<double[]> second = SpecialPositions.gave(other);
    return first.isPresent() && second.isPresent() && first.get()[0] == second.get()[0];
  }
}
