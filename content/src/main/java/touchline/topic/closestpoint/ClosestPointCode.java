package touchline.topic.closestpoint;

import java.util.List;
import java.util.Map;
import java.util.Random;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** {@code closestPoint(a, b, p)}: the point of a segment that is closest to p. */
public final class ClosestPointCode implements Recipe<PointGiven, Vec2> {
  /** The method as an exercise; others are built on it. */
  public static CodeExercise exercise() {
    return CodeExercise.of("closest-point/write-it", new ClosestPointCode());
  }

  @Override
  public Signature signature() {
    return new Signature(
        "closestPoint",
        List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT),
        ValueType.POINT);
  }

  @Override
  public List<String> names() {
    return List.of("a", "b", "p");
  }

  @Override
  public PointGiven read(Flat arguments) {
    return new PointGiven(arguments.point(), arguments.point(), arguments.point());
  }

  @Override
  public Vec2 right(PointGiven given) {
    return RobustSegmentCircle.closestPoint(given.segment(), given.p());
  }

  @Override
  public List<Mistake<PointGiven, Vec2>> mistakes() {
    return ClosestPointMistakes.inCode();
  }

  @Override
  public Map<Group, String> degenerate() {
    return Map.of(Group.LENGTH_ZERO, ClosestPointMistakes.LENGTH_ZERO);
  }

  /** Before a, beside the segment, beyond b. */
  @Override
  public int sorts() {
    return 3;
  }

  @Override
  public int sort(PointGiven given) {
    Vec2 d = given.b().minus(given.a());
    double along = given.p().minus(given.a()).dot(d);
    if (d.lengthSquared() == 0) {
      return -1;
    }
    if (along < 0) {
      return 0;
    }
    return along > d.lengthSquared() ? 2 : 1;
  }

  @Override
  public double[] draw(Random random, Lattice grid) {
    return Flat.of(grid.point(random), grid.point(random), grid.point(random));
  }

  /** At an end, at both ends of the line, on the segment; and a segment of length zero. */
  @Override
  public List<Case> edges(Shift at) {
    return List.of(
        edge(at, 4, 0, 0, 0),
        edge(at, 0, 4, 0, 4),
        edge(at, 4, 0, 1, 0),
        edge(at, 8, 0, -3, 0),
        edge(at, 0, 8, 0, 11),
        edge(at, 0, -4, 3, -1),
        edge(at, -4, 0, -7, 2),
        lengthZero(at, 3, 4),
        lengthZero(at, -2, 5),
        lengthZero(at, 0, 0));
  }

  private static Case edge(Shift at, double bx, double by, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(bx, by), at.point(px, py));
  }

  private static Case lengthZero(Shift at, double px, double py) {
    return Case.of(Group.LENGTH_ZERO, at.point(0, 0), at.point(0, 0), at.point(px, py));
  }
}
