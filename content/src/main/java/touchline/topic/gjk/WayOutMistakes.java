package touchline.topic.gjk;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Mistakes about the shortest way out of an overlap. */
final class WayOutMistakes {
  private static final List<Vec2> AXES =
      List.of(new Vec2(1, 0), new Vec2(-1, 0), new Vec2(0, 1), new Vec2(0, -1));

  private WayOutMistakes() {}

  /** Right: through the nearest edge of the difference, at right angles to it. */
  static List<Mistake<OverlapGiven, Vec2>> wayOut() {
    return List.of(
        new Mistake<>("F46", g -> g.wayOut().times(-1)),
        new Mistake<>("F47", g -> shortest(g.corners())),
        new Mistake<>("F48", g -> shortest(AXES.stream().map(g::through).toList())),
        new Mistake<>("F49", g -> longest(g.ways())),
        new Mistake<>("F50", g -> g.wayOut().unit()),
        new Mistake<>("F34", OverlapGiven::early));
  }

  private static Vec2 shortest(List<Vec2> ways) {
    Vec2 shortest = ways.get(0);
    for (Vec2 way : ways) {
      shortest = way.length() < shortest.length() ? way : shortest;
    }
    return shortest;
  }

  private static Vec2 longest(List<Vec2> ways) {
    Vec2 longest = ways.get(0);
    for (Vec2 way : ways) {
      longest = way.length() > longest.length() ? way : longest;
    }
    return longest;
  }
}
