package touchline.topic.boxes;

import java.util.List;
import touchline.mistake.Mistake;

/**
 * Mistakes about a ray and a box. It meets the box at the later of two entries, or at its start, if
 * that does not come after the earlier of two exits.
 */
final class RayMistakes {
  private RayMistakes() {}

  /** Right: the later entry. */
  static List<Mistake<RayGiven, Double>> entry() {
    return List.of(
        new Mistake<>("X51", g -> Math.min(g.inX(), g.inY())),
        new Mistake<>("X52", RayGiven::exit),
        new Mistake<>("X53", g -> Math.min(1, g.entry())),
        new Mistake<>("X54", g -> g.entry() * g.direction().length()),
        new Mistake<>("X55", RayGiven::inX),
        new Mistake<>("X56", g -> Math.max(lowX(g), lowY(g))));
  }

  /** To the left side, although the ray may lead to the left. */
  private static double lowX(RayGiven g) {
    return BandGiven.to(g.box().left(), g.start().x(), g.direction().x());
  }

  private static double lowY(RayGiven g) {
    return BandGiven.to(g.box().bottom(), g.start().y(), g.direction().y());
  }

  /** Right: the entry, from 0 on, does not come after the exit. */
  static List<Mistake<RayGiven, Boolean>> hits() {
    return List.of(
        new Mistake<>("X51", g -> Math.max(0, Math.min(g.inX(), g.inY())) <= g.exit()),
        new Mistake<>("X53", g -> g.entry() <= Math.min(1, g.exit())),
        new Mistake<>("X55", g -> Math.max(0, g.inX()) <= g.outX()),
        new Mistake<>("X57", g -> Math.max(g.inX(), g.inY()) <= g.exit()),
        new Mistake<>("X58", g -> g.hits() && !g.isAlongAxis()),
        new Mistake<>("X59", g -> g.hits() && !g.startsInside()),
        new Mistake<>("X60", g -> g.entry() < g.exit()),
        new Mistake<>("X61", g -> !g.hits()));
  }
}
