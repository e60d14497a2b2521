package touchline.topic.overlap;

import java.util.List;
import touchline.mistake.Mistake;

/** Mistakes about overlap for which no case is drawn: cases that are there show them. */
public final class OverlapNamed {
  private OverlapNamed() {}

  public static List<Mistake<CircleGiven, Boolean>> all() {
    return List.of(
        new Mistake<>("O20", g -> g.share() <= 0 ? isDeep(g) : touches(g)),
        new Mistake<>("O20", g -> g.share() >= 1 ? isDeep(g) : touches(g)),
        new Mistake<>("O20", g -> isAtEnd(g) ? isDeep(g) : touches(g)));
  }

  private static boolean isAtEnd(CircleGiven g) {
    return g.share() <= 0 || g.share() >= 1;
  }

  private static boolean touches(CircleGiven g) {
    return g.distance() <= g.radius();
  }

  private static boolean isDeep(CircleGiven g) {
    return g.distance() < g.radius();
  }
}
