package touchline.code;

import java.util.List;
import java.util.Random;
import touchline.collision.SegmentCircle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.PointGiven;

/** {@code closestPoint(a, b, p)}: the point of a segment that is closest to p. */
final class ClosestPointCode implements Recipe<PointGiven, Vec2> {
  @Override
  public Signature signature() {
    return new Signature("closestPoint", List.of(Kind.POINT, Kind.POINT, Kind.POINT), Kind.POINT);
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
    return SegmentCircle.closestPoint(given.segment(), given.p());
  }

  @Override
  public List<Mistake<PointGiven, Vec2>> mistakes() {
    return ClosestPointForms.all();
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
  public double[] draw(Random random, Grid grid) {
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
