package touchline.topic.gjk;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Gjk;

/** Mistakes about the corner that is farthest in a direction. */
final class SupportMistakes {
  private SupportMistakes() {}

  /** Right: the greatest dot product with the direction. */
  static List<Mistake<SupportGiven, Vec2>> farthest() {
    return List.of(
        new Mistake<>("F1", g -> g.ofA(g.back())),
        new Mistake<>("F2", SupportMistakes::fromOrigin),
        new Mistake<>("F3", g -> g.ofA(g.direction().perpendicular())),
        new Mistake<>("F4", g -> g.ofA(main(g.direction()))),
        new Mistake<>("F5", SupportMistakes::byAngle));
  }

  private static Vec2 fromOrigin(SupportGiven g) {
    Vec2 farthest = g.a().get(0);
    for (Vec2 corner : g.a()) {
      farthest = corner.length() > farthest.length() ? corner : farthest;
    }
    return farthest;
  }

  /** The greater of a vector's coordinates alone. */
  private static Vec2 main(Vec2 way) {
    return Math.abs(way.x()) >= Math.abs(way.y()) ? new Vec2(way.x(), 0) : new Vec2(0, way.y());
  }

  /** The corner to which the way from the origin is nearest to the direction. */
  private static Vec2 byAngle(SupportGiven g) {
    Vec2 best = g.a().get(0);
    for (Vec2 corner : g.a()) {
      best = cosine(corner, g.direction()) > cosine(best, g.direction()) ? corner : best;
    }
    return best;
  }

  private static double cosine(Vec2 corner, Vec2 way) {
    return corner.length() == 0 ? 0 : corner.dot(way) / corner.length();
  }

  /** Right: a's farthest corner along the direction, minus b's farthest against it. */
  static List<Mistake<SupportGiven, Vec2>> difference() {
    return List.of(
        new Mistake<>("F1", g -> Gjk.corner(g.a(), g.b(), g.back())),
        new Mistake<>("F6", g -> g.farthest().minus(g.ofB(g.direction()))),
        new Mistake<>("F7", g -> g.farthest().plus(g.ofB(g.back()))),
        new Mistake<>("F8", g -> g.corner().times(-1)),
        new Mistake<>("F9", SupportGiven::farthest));
  }
}
