package touchline.growth;

import java.util.ArrayList;
import java.util.List;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Circles of one size that are spread over a square, always the same ones. The square grows with
 * their number, so that a circle always has as many neighbours; all lengths in metres.
 */
public record Swarm(int count) {
  public static final double RADIUS = 0.3;

  private static final int STEPS = 1 << 20;
  private static final long SEED = 120;

  public Swarm {
    if (count < 1) {
      throw new IllegalArgumentException("count must be at least 1: " + count);
    }
  }

  /** One square metre for each circle. */
  public double side() {
    return Math.sqrt(count);
  }

  public List<Circle> circles() {
    Chance chance = new Chance(SEED + count);
    List<Circle> circles = new ArrayList<>();
    while (circles.size() < count) {
      double x = inside(chance);
      circles.add(new Circle(new Vec2(x, inside(chance)), RADIUS));
    }
    return circles;
  }

  private double inside(Chance chance) {
    return RADIUS + (side() - 2 * RADIUS) * chance.below(STEPS) / STEPS;
  }
}
