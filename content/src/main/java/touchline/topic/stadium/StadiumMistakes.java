package touchline.topic.stadium;

import java.util.ArrayList;
import java.util.List;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapMistakes;

/**
 * Mistakes when asking whether a circle touches a stadium: what is taken for the sum of the radii.
 */
public final class StadiumMistakes {
  private StadiumMistakes() {}

  public static List<Mistake<StadiumGiven, Boolean>> all() {
    return List.of(
        new Mistake<>("T1", g -> g.distance() <= g.radius()),
        new Mistake<>("T2", g -> g.distance() <= larger(g)),
        new Mistake<>("T3", g -> g.distance() <= diagonal(g)),
        new Mistake<>("T4", g -> g.distance() <= product(g)));
  }

  /** Those of the radii, and those of a segment that show when the answer is yes or no. */
  static List<Mistake<StadiumGiven, Boolean>> byHand() {
    return withSegment(
        Mistakes.only(OverlapMistakes.all(), "O01", "O02", "O05", "O06", "O13", "O16", "O17"));
  }

  /** Those of the radii, and all those of a segment. */
  static List<Mistake<StadiumGiven, Boolean>> compared() {
    return withSegment(OverlapMistakes.all());
  }

  private static List<Mistake<StadiumGiven, Boolean>> withSegment(
      List<Mistake<CircleGiven, Boolean>> mistakes) {
    List<Mistake<StadiumGiven, Boolean>> all = new ArrayList<>(all());
    all.addAll(Mistakes.about(mistakes, StadiumGiven::grown));
    return all;
  }

  static double larger(StadiumGiven g) {
    return Math.max(g.radius(), g.otherRadius());
  }

  /** As of a right triangle. */
  static double diagonal(StadiumGiven g) {
    return Math.sqrt(g.radius() * g.radius() + g.otherRadius() * g.otherRadius());
  }

  static double product(StadiumGiven g) {
    return g.radius() * g.otherRadius();
  }
}
