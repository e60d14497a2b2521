package touchline.topic.moving;

import java.util.List;
import java.util.Random;
import touchline.code.Case;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** {@code timeOfImpact(a, b, center, radius, velocity)}: when a moving circle hits a line. */
public final class MovingCircleCode implements Recipe<MotionGiven, Double> {
  static final double NOT_HIT = -1;

  private static final int MOST_RADIUS = 4;

  @Override
  public Signature signature() {
    return new Signature(
        "timeOfImpact",
        List.of(
            ValueType.POINT, ValueType.POINT, ValueType.POINT, ValueType.NUMBER, ValueType.POINT),
        ValueType.NUMBER);
  }

  @Override
  public List<String> names() {
    return List.of("a", "b", "center", "radius", "velocity");
  }

  @Override
  public MotionGiven read(Flat from) {
    return new MotionGiven(from.point(), from.point(), from.point(), from.number(), from.point());
  }

  @Override
  public Double right(MotionGiven given) {
    return RobustMovingCircle.hit(given.circle(), given.velocity(), given.line())
        .map(impact -> impact.time())
        .orElse(NOT_HIT);
  }

  @Override
  public List<Mistake<MotionGiven, Double>> mistakes() {
    return MovingCircleForms.all();
  }

  @Override
  public List<Mistake<MotionGiven, Double>> bare() {
    return MovingCircleBare.all();
  }

  /** Overlapping at the start, and not hit. */
  @Override
  public boolean isCase(double[] answer) {
    return answer[0] == 0 || answer[0] == NOT_HIT;
  }

  /** Overlapping; on its way from the left, from the right, through; too slow; moving away. */
  @Override
  public int sorts() {
    return 6;
  }

  @Override
  public int sort(MotionGiven given) {
    if (given.a().equals(given.b())) {
      return -1;
    }
    Vec2 left = given.b().minus(given.a()).perpendicular().unit();
    double side = left.dot(given.center().minus(given.a()));
    double distance = Math.abs(side);
    double approach = side < 0 ? left.dot(given.velocity()) : -left.dot(given.velocity());
    if (distance <= given.radius()) {
      return 0;
    }
    if (approach <= 0) {
      return 5;
    }
    if (distance - approach > given.radius()) {
      return 4;
    }
    return distance - approach < -given.radius() ? 3 : side > 0 ? 1 : 2;
  }

  @Override
  public double[] draw(Random random, Lattice grid) {
    return Flat.of(
        grid.point(random),
        grid.point(random),
        grid.point(random),
        grid.length(random, MOST_RADIUS),
        grid.vector(random));
  }

  /** Touching at the start, at the end of the step, not moving toward the line at all. */
  @Override
  public List<Case> edges(Shift at) {
    return List.of(
        edge(at, 0, 3, 1, -2),
        edge(at, 0, -3, 0, 2),
        edge(at, 0, 3, 1, 2),
        edge(at, 0, -3, 1, -2),
        edge(at, 0, 3, 2, 0),
        edge(at, 0, 5, 3, 0),
        edge(at, 0, 5, 0, 0),
        edge(at, 0, 1, 0, 0),
        edge(at, 0, 2, -3, 0),
        edge(at, 0, 5, 1, -2),
        edge(at, 0, -5, 0, 2));
  }

  private static Case edge(Shift at, double cx, double cy, double vx, double vy) {
    return Case.of(
        Group.EDGES, at.point(0, 0), at.point(4, 0), at.point(cx, cy), 3, new Vec2(vx, vy));
  }
}
