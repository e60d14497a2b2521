package touchline.topic.pendulum;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchline.mistake.Mistake;

/**
 * Mistakes with a motor that knows two velocities; right is −0.1 where the angle will soon be above
 * the threshold, else 2. Some in more than one form, last two at once.
 */
public final class ControlMistakes {
  public static final double ON = 2;
  public static final double BACK = -0.1;

  private static final double SOON = ControlGiven.LOOK_AHEAD;

  /** Found in code of learners: how strongly a proportional motor answers. */
  private static final List<Double> GAINS = List.of(1.0, 2.0, 5.0, 10.0);

  /** Radians on either side in which nothing is done. */
  private static final List<Double> BANDS = List.of(0.1, 0.2);

  /** The same around where the rod will soon be. */
  private static final List<Double> NARROW_BANDS = List.of(0.05, 0.1, 0.2);

  /** What is written for π. */
  private static final List<Double> HALF_TURNS = List.of(3.0, 3.1, 3.14);

  /** Seconds; a whole one is a mistake of its own. */
  private static final List<Double> OTHER_TIMES =
      List.of(0.01, 0.02, 0.05, 0.1, 0.3, 0.4, 0.5, 2.0, 5.0, 20.0);

  /** Radians by which the rod has to be above. */
  private static final List<Double> MARGINS = List.of(1e-3, 0.01, 0.05, 0.1);

  private ControlMistakes() {}

  public static List<Mistake<ControlGiven, Double>> all() {
    List<Mistake<ControlGiven, Double>> all = new ArrayList<>();
    all.add(reversed("V1", ControlGiven::soon));
    all.add(above("V2", g -> g.difference() + SOON * g.rate()));
    all.add(above("V2", g -> soonWrapped(g) - ControlGiven.THRESHOLD));
    all.add(above("V3", g -> degrees(g.angle()) + SOON * g.rate()));
    all.add(above("V3", g -> ControlGiven.wrapped(degrees(g.angle())) + SOON * g.rate()));
    for (double gain : GAINS) {
      all.add(new Mistake<>("V4", g -> -gain * g.soon()));
      all.add(new Mistake<>("V4", g -> Math.min(Math.max(-gain * g.soon(), BACK), ON)));
    }
    all.add(above("V5", ControlGiven::error));
    for (double band : BANDS) {
      all.add(new Mistake<>("V6", g -> Math.abs(g.error()) < band ? 0 : choose(g.error())));
    }
    for (double band : NARROW_BANDS) {
      all.add(new Mistake<>("V6", g -> Math.abs(g.soon()) < band ? 0 : choose(g.soon())));
    }
    all.add(above("V11", g -> g.error() - SOON * g.rate()));
    all.add(above("V12", g -> g.error() + g.rate()));
    all.add(above("V30", g -> soonAfterAll(g) - ControlGiven.THRESHOLD));
    all.add(reversed("V1+V2", g -> g.difference() + SOON * g.rate()));
    all.add(reversed("V1+V5", ControlGiven::error));
    all.add(above("V2+V5", ControlGiven::difference));
    all.add(above("V2+V11", g -> g.difference() - SOON * g.rate()));
    all.add(above("V2+V12", g -> g.difference() + g.rate()));
    return List.copyOf(all);
  }

  /** Those for which no case is drawn. */
  static List<Mistake<ControlGiven, Double>> named() {
    List<Mistake<ControlGiven, Double>> all = new ArrayList<>();
    all.add(new Mistake<>("V13", g -> g.soon() >= 0 ? BACK : ON));
    all.add(above("V1", g -> -g.soon()));
    all.add(above("V2", g -> (g.rate() > 0 ? g.error() : g.difference()) + SOON * g.rate()));
    all.add(above("V2", g -> (g.rate() < 0 ? g.error() : g.difference()) + SOON * g.rate()));
    for (double half : HALF_TURNS) {
      all.add(above("V64", g -> wrapped(g, half, 2 * half) + SOON * g.rate()));
      all.add(above("V64", g -> wrapped(g, half, 2 * Math.PI) + SOON * g.rate()));
    }
    for (double seconds : OTHER_TIMES) {
      all.add(above("V65", g -> g.error() + seconds * g.rate()));
    }
    for (double margin : MARGINS) {
      all.add(above("V66", g -> g.soon() - margin));
    }
    all.add(new Mistake<>("V67", g -> g.error() > 0 && g.soon() > 0 ? BACK : ON));
    all.add(new Mistake<>("V67", g -> g.error() > 0 || g.soon() > 0 ? BACK : ON));
    all.add(above("V68", g -> Math.abs(g.angle()) + SOON * g.rate() - ControlGiven.THRESHOLD));
    return List.copyOf(all);
  }

  private static double wrapped(ControlGiven g, double half, double turn) {
    return g.difference() < -half ? g.difference() + turn : g.difference();
  }

  /** The angle as it is read, and only what it will be wrapped at half a turn. */
  private static double soonWrapped(ControlGiven g) {
    double soon = g.angle() + SOON * g.rate();
    return soon > Math.PI ? soon - 2 * Math.PI : soon;
  }

  /** Every negative angle is read as one past half a turn. */
  private static double soonAfterAll(ControlGiven g) {
    double angle = g.angle() < 0 ? g.angle() + 2 * Math.PI : g.angle();
    return angle + SOON * g.rate();
  }

  private static double degrees(double angle) {
    return Math.toDegrees(angle) - ControlGiven.THRESHOLD;
  }

  private static Mistake<ControlGiven, Double> above(
      String id, ToDoubleFunction<ControlGiven> error) {
    return new Mistake<>(id, given -> choose(error.applyAsDouble(given)));
  }

  private static Mistake<ControlGiven, Double> reversed(
      String id, ToDoubleFunction<ControlGiven> error) {
    return new Mistake<>(id, given -> error.applyAsDouble(given) > 0 ? ON : BACK);
  }

  private static double choose(double error) {
    return error > 0 ? BACK : ON;
  }
}
