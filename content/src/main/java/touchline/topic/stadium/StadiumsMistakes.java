package touchline.topic.stadium;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchline.mistake.Mistake;

/**
 * Mistakes about two stadiums. With D, the distance of the cores, they touch when D &lt;= R + r; D
 * is 0 where the cores cross, and otherwise the least of four distances, one from each end.
 */
final class StadiumsMistakes {
  /** What takes the place of the distance of the cores. */
  private static final List<Length> DISTANCES =
      List.of(
          new Length("J3", g -> least(g.betweenEnds())),
          new Length("J4", g -> Math.min(g.fromEnds()[0], g.fromEnds()[1])),
          new Length("J11", g -> Math.min(g.fromEnds()[2], g.fromEnds()[3])),
          new Length("J5", StadiumsGiven::betweenMiddles),
          new Length("J6", g -> least(g.fromLines())),
          new Length("J7", g -> most(g.fromEnds())));

  private StadiumsMistakes() {}

  private record Length(String id, ToDoubleFunction<StadiumsGiven> of) {}

  /** Right: D, of cores that do not cross. */
  static List<Mistake<StadiumsGiven, Double>> distance() {
    List<Mistake<StadiumsGiven, Double>> all = new ArrayList<>();
    for (Length length : DISTANCES) {
      all.add(new Mistake<>(length.id, length.of::applyAsDouble));
    }
    return List.copyOf(all);
  }

  /** Right: D <= R + r. */
  static List<Mistake<StadiumsGiven, Boolean>> touch() {
    List<Mistake<StadiumsGiven, Boolean>> all = new ArrayList<>();
    for (Length length : DISTANCES) {
      all.add(new Mistake<>(length.id, g -> length.of.applyAsDouble(g) <= g.reach()));
    }
    all.add(new Mistake<>("J8", g -> least(g.fromEnds()) <= g.reach()));
    all.add(new Mistake<>("J9", g -> g.distance() == 0));
    all.add(new Mistake<>("T2", g -> g.distance() <= Math.max(g.radius(), g.otherRadius())));
    all.add(new Mistake<>("T3", g -> g.distance() <= diagonal(g)));
    all.add(new Mistake<>("T4", g -> g.distance() <= g.radius() * g.otherRadius()));
    all.add(new Mistake<>("O02", g -> g.distance() < g.reach()));
    all.add(new Mistake<>("O13", g -> g.distance() > g.reach()));
    return List.copyOf(all);
  }

  private static double diagonal(StadiumsGiven g) {
    return Math.sqrt(g.radius() * g.radius() + g.otherRadius() * g.otherRadius());
  }

  static double least(double[] numbers) {
    double least = Double.POSITIVE_INFINITY;
    for (double number : numbers) {
      least = Math.min(least, number);
    }
    return least;
  }

  private static double most(double[] numbers) {
    double most = 0;
    for (double number : numbers) {
      most = Math.max(most, number);
    }
    return most;
  }
}
