package touchline.mistake;

import java.util.List;

/**
 * Mistakes when asking whether a circle touches a stadium: what is taken for the sum of the radii.
 */
public final class StadiumMistakes {
  private StadiumMistakes() {}

  public static List<Mistake<StadiumGiven, Boolean>> all() {
    return List.of(
        new Mistake<>("T1", g -> g.distance() <= g.radius()),
        new Mistake<>("T2", g -> g.distance() <= Math.max(g.radius(), g.otherRadius())),
        new Mistake<>("T3", g -> g.distance() <= Math.sqrt(squares(g))),
        new Mistake<>("T4", g -> g.distance() <= g.radius() * g.otherRadius()));
  }

  private static double squares(StadiumGiven g) {
    return g.radius() * g.radius() + g.otherRadius() * g.otherRadius();
  }
}
