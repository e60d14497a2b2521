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
        new Mistake<>("S03", g -> Math.abs(g.d().perpendicular().dot(g.w())) <= g.radius()),
        new Mistake<>("S09", g -> Math.abs(normal(g).dot(g.center())) <= g.radius()),
        new Mistake<>("S12", g -> Math.abs(g.d().unit().dot(g.w())) <= g.radius()));
  }

  /** Right: D + radius. The centre plays no part. */
  public static List<Mistake<CircleGiven, Double>> offset() {
    return List.of(
        new Mistake<>("L2", LineCircleMistakes::offset),
        new Mistake<>("L3", g -> offset(g) - g.radius()),
        new Mistake<>("O08", g -> offset(g) + 2 * g.radius()),
        new Mistake<>("S03", g -> g.d().perpendicular().dot(g.a()) + g.radius()),
        new Mistake<>("S12", g -> g.d().unit().dot(g.a()) + g.radius()),
        new Mistake<>("S17", g -> g.radius() - offset(g)));
  }

  private static Vec2 normal(CircleGiven given) {
    return given.d().perpendicular().unit();
  }

  private static double signed(CircleGiven given) {
    return normal(given).dot(given.w());
  }

  private static double offset(CircleGiven given) {
    return normal(given).dot(given.a());
  }
}
