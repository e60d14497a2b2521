package touchline.growth;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.DoubleSupplier;
import touchline.geometry.Circle;

/**
 * Runs the methods on circles that move, a few milliseconds at a time, counts what they ask, and
 * measures how long they take.
 *
 * <p>Lanes have the frames in turn, so that nobody waits for all pairs of ten thousand circles,
 * which take as long as many frames, and that the order of the sweep is repaired often.
 */
public final class Measuring {
  /** Times, of which the middle one is not by chance. */
  private static final int ENOUGH = 3;

  private final List<Lane> lanes;
  private final Map<Method, Timing> timings = new EnumMap<>(Method.class);
  private final Map<Method, Integer> fresh = new EnumMap<>(Method.class);

  /** The first time tells how long the browser takes to make a script fast, and is left out. */
  private final Set<Method> warm = EnumSet.noneOf(Method.class);

  private Work work;
  private double overtaken;
  private int frames;

  /** By a clock in milliseconds, and with what is known of the first circles. */
  public Measuring(DoubleSupplier clock, Work known) {
    lanes =
        List.of(
            new Lane(List.of(Method.SWEEP), clock, this::heard),
            new Lane(List.of(Method.GRID, Method.TREE), clock, this::heard),
            new Lane(List.of(Method.ALL), clock, this::heard));
    work = known;
  }

  /** There are other circles, of which so much is known. */
  public void begin(Work known) {
    work = known;
    overtaken = 0;
    timings.clear();
    fresh.clear();
    lanes.forEach(Lane::begin);
  }

  /** The circles were put elsewhere or have come to rest: all is counted anew. */
  public void stand() {
    fresh.clear();
    lanes.forEach(Lane::drop);
  }

  /** Goes on for about so many milliseconds. */
  public void work(List<Circle> circles, double budget) {
    lanes.get(frames % lanes.size()).work(circles, budget);
    frames++;
  }

  private void heard(Method method, Run last, double milliseconds) {
    work = work.with(method, last);
    if (warm.add(method)) {
      return;
    }
    timings.computeIfAbsent(method, none -> new Timing()).add(milliseconds);
    fresh.merge(method, 1, Integer::sum);
    if (last instanceof SweepRun sweep) {
      overtaken = sweep.overtaken();
    }
  }

  /** Whether enough has been measured of circles that stand still. */
  public boolean isSettled() {
    for (Method method : Method.values()) {
      if (fresh.getOrDefault(method, 0) < ENOUGH) {
        return false;
      }
    }
    return true;
  }

  /** What was counted last. */
  public Work latest() {
    return work;
  }

  /** How many circles were passed when the sweep last repaired its order. */
  public double overtaken() {
    return overtaken;
  }

  /** How long a method takes, in milliseconds; empty before it has been through twice. */
  public OptionalDouble milliseconds(Method method) {
    Timing timing = timings.get(method);
    return timing == null ? OptionalDouble.empty() : OptionalDouble.of(timing.median());
  }
}
