package touchline.game;

import java.util.ArrayList;
import java.util.List;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.taught.Grid;

/**
 * Many circles of one mass that bounce off each other and off the border, and lose nothing; the
 * ball is the first of them. Only pairs that share a cell of a grid are asked about.
 */
final class Crowd {
  /** Of a cell, in metres: a little more than the widest circle. */
  private static final double CELL = 0.6;

  /**
   * Radii in hundredths of a metre, and speeds along each axis in hundredths of a metre a second.
   */
  private static final int SMALLEST = 12;

  private static final int LARGEST = 22;
  private static final int FASTEST = 200;

  private final Methods methods;
  private final List<Circle> bodies = new ArrayList<>();
  private final List<Vec2> velocities = new ArrayList<>();

  Crowd(int count, Vec2 ball, Methods methods, long seed) {
    this.methods = methods;
    Chance chance = new Chance(seed);
    bodies.add(Pitch.ball(ball));
    velocities.add(Vec2.ZERO);
    while (bodies.size() < count) {
      add(chance);
    }
  }

  /** Anywhere but near the ball. */
  private void add(Chance chance) {
    double radius = chance.between(SMALLEST, LARGEST) / 100.0;
    double x = chance.between(300, 1400) / 100.0;
    double y = chance.between(100, 900) / 100.0;
    bodies.add(new Circle(new Vec2(x, y), radius));
    double across = chance.between(-FASTEST, FASTEST) / 100.0;
    velocities.add(new Vec2(across, chance.between(-FASTEST, FASTEST) / 100.0));
  }

  int size() {
    return bodies.size();
  }

  Circle body(int place) {
    return bodies.get(place);
  }

  Vec2 ball() {
    return bodies.get(0).center();
  }

  /** Puts the ball somewhere, with a velocity. */
  void put(Vec2 ball, Vec2 velocity) {
    bodies.set(0, Pitch.ball(ball));
    velocities.set(0, velocity);
  }

  /** In square metres a second squared, for a mass of 2. */
  double energy() {
    double energy = 0;
    for (Vec2 velocity : velocities) {
      energy += velocity.lengthSquared();
    }
    return energy;
  }

  void step(double seconds) {
    for (int i = 0; i < bodies.size(); i++) {
      Vec2 way = velocities.get(i).times(seconds);
      bodies.set(i, moved(i, way));
    }
    for (Grid.Pair pair : Grid.pairs(bodies, CELL)) {
      part(pair.one(), pair.other());
    }
    for (int i = 0; i < bodies.size(); i++) {
      keepInside(i);
    }
  }

  private Circle moved(int place, Vec2 way) {
    Circle body = bodies.get(place);
    return new Circle(body.center().plus(way), body.radius());
  }

  /** Each gives way by half the push, and what one gains in velocity the other loses. */
  private void part(int one, int other) {
    Vec2 push = methods.offset(bodies.get(one), bodies.get(other));
    if (push.lengthSquared() == 0) {
      return;
    }
    bodies.set(one, moved(one, push.times(0.5)));
    bodies.set(other, moved(other, push.times(-0.5)));
    Vec2 relative = velocities.get(one).minus(velocities.get(other));
    Vec2 change = methods.velocityAfter(relative, push, 1).minus(relative).times(0.5);
    velocities.set(one, velocities.get(one).plus(change));
    velocities.set(other, velocities.get(other).minus(change));
  }

  /** The border turns everybody round; only for the ball is the goal open. */
  private void keepInside(int place) {
    Circle body = bodies.get(place);
    Vec2 at = body.center();
    Vec2 velocity = velocities.get(place);
    boolean open = place == 0 && at.y() > Pitch.LOW && at.y() < Pitch.HIGH;
    double right = open ? Pitch.NET : Pitch.RIGHT;
    double x = within(at.x(), Pitch.LEFT + body.radius(), right - body.radius());
    double y = within(at.y(), Pitch.BOTTOM + body.radius(), Pitch.TOP - body.radius());
    bodies.set(place, new Circle(new Vec2(x, y), body.radius()));
    double across = inward(velocity.x(), x - at.x());
    velocities.set(place, new Vec2(across, inward(velocity.y(), y - at.y())));
  }

  private static double within(double number, double least, double most) {
    return Math.max(least, Math.min(most, number));
  }

  /** A velocity after a push; it leads where the push does. */
  private static double inward(double velocity, double push) {
    if (push == 0) {
      return velocity;
    }
    return push > 0 ? Math.abs(velocity) : -Math.abs(velocity);
  }
}
