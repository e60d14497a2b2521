package touchline.topic.overlap;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.PointGiven;

/** Mistakes about overlap for which no case is drawn: cases that are there show them. */
public final class OverlapNamed {
  private OverlapNamed() {}

  public static List<Mistake<CircleGiven, Boolean>> all() {
    List<Mistake<CircleGiven, Boolean>> all = new ArrayList<>();
    all.add(new Mistake<>("O20", g -> g.share() <= 0 ? isDeep(g) : touches(g)));
    all.add(new Mistake<>("O20", g -> g.share() >= 1 ? isDeep(g) : touches(g)));
    all.add(new Mistake<>("O20", g -> isAtEnd(g) ? isDeep(g) : touches(g)));
    for (Mistake<PointGiven, Vec2> closest : MixedAxes.closest()) {
      all.add(
          new Mistake<>(
              closest.id(),
              g -> g.center().minus(closest.rule().answer(g.point())).length() <= g.radius()));
    }
    return List.copyOf(all);
  }

  /** Where neither circle nor segment has any size, they touch only in one place. */
  public static List<Mistake<CircleGiven, Boolean>> special() {
    return List.of(new Mistake<>("O21", g -> g.radius() > 0 && touches(g)));
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
