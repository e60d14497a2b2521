package touchline.topic.line;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.overlap.CircleGiven;

/**
 * Mistakes about a circle and the line through a and b, whose normal points to the left of the way
 * from a to b.
 */
public final class LineCircleMistakes {
  private LineCircleMistakes() {}

  /** Right: |N · center − D| <= radius. */
  public static List<Mistake<CircleGiven, Boolean>> overlap() {
    return List.of(
        new Mistake<>("L4", g -> signed(g) <= g.radius()),
        new Mistake<>("O08", g -> Math.abs(signed(g)) <= 2 * g.radius()),
        new Mistake<>("O13", g -> Math.abs(signed(g)) > g.radius()),
        new Mistake<>("S03", g -> Math.abs(left(g).dot(fromA(g))) <= g.radius()),
        new Mistake<>("S09", g -> Math.abs(normal(g).dot(g.center())) <= g.radius()),
        new Mistake<>("S12", g -> Math.abs(way(g).unit().dot(fromA(g))) <= g.radius()));
  }

  /** Right: D + radius. The centre plays no part. */
  public static List<Mistake<CircleGiven, Double>> offset() {
    return List.of(
        new Mistake<>("L2", LineCircleMistakes::offset),
        new Mistake<>("L3", g -> offset(g) - g.radius()),
        new Mistake<>("O08", g -> offset(g) + 2 * g.radius()),
        new Mistake<>("S03", g -> left(g).dot(g.a()) + g.radius()),
        new Mistake<>("S12", g -> way(g).unit().dot(g.a()) + g.radius()),
        new Mistake<>("S17", g -> g.radius() - offset(g)));
  }

  private static Vec2 way(CircleGiven given) {
    return given.b().minus(given.a());
  }

  private static Vec2 left(CircleGiven given) {
    return way(given).perpendicular();
  }

  private static Vec2 normal(CircleGiven given) {
    return left(given).unit();
  }

  private static Vec2 fromA(CircleGiven given) {
    return given.center().minus(given.a());
  }

  private static double signed(CircleGiven given) {
    return normal(given).dot(fromA(given));
  }

  private static double offset(CircleGiven given) {
    return normal(given).dot(given.a());
  }
}
