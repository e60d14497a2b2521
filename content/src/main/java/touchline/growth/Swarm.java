package touchline.growth;

import java.util.ArrayList;
import java.util.List;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Circles of one size that roll over a square, always the same ones: straight on, each through the
 * others, and back at a wall. The square grows with their number, so that a circle always has as
 * many neighbours; all lengths in metres, times in seconds.
 */
public final class Swarm {
  public static final double RADIUS = 0.3;

  /** In metres a second, along each axis. */
  static final double FASTEST = 1.5;

  private static final int STEPS = 1 << 20;
  private static final long SEED = 120;

  /** Far from the seeds of the places. */
  private static final long VELOCITY_SEED = 25_000_000;

  private final double reach;
  private final double[] x;
  private final double[] y;
  private final double[] velocityX;
  private final double[] velocityY;

  public Swarm(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("count must be at least 1: " + count);
    }
    reach = Math.sqrt(count) - 2 * RADIUS;
    x = new double[count];
    y = new double[count];
    velocityX = new double[count];
    velocityY = new double[count];
    Chance places = new Chance(SEED + count);
    Chance velocities = new Chance(VELOCITY_SEED + count);
    for (int i = 0; i < count; i++) {
      x[i] = reach * places.below(STEPS) / STEPS;
      y[i] = reach * places.below(STEPS) / STEPS;
      velocityX[i] = FASTEST * (2.0 * velocities.below(STEPS) / STEPS - 1);
      velocityY[i] = FASTEST * (2.0 * velocities.below(STEPS) / STEPS - 1);
    }
  }

  public int count() {
    return x.length;
  }

  /** One square metre for each circle. */
  public double side() {
    return reach + 2 * RADIUS;
  }

  /** Where all are at a time, in the same order at every time. */
  public List<Circle> at(double time) {
    List<Circle> circles = new ArrayList<>(count());
    for (int i = 0; i < count(); i++) {
      Vec2 center = new Vec2(folded(x[i], velocityX[i], time), folded(y[i], velocityY[i], time));
      circles.add(new Circle(center, RADIUS));
    }
    return circles;
  }

  /** A straight way, folded where it would leave the square. */
  private double folded(double start, double velocity, double time) {
    double way = start + velocity * time;
    double inLap = way - 2 * reach * Math.floor(way / (2 * reach));
    return RADIUS + Math.min(inLap, 2 * reach - inLap);
  }
}
