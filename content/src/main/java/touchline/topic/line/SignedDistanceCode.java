package touchline.topic.line;

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
import touchline.collision.RobustLineCircle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.PointGiven;

/** {@code signedDistance(a, b, p)}: how far p is from a line, positive on its left. */
public final class SignedDistanceCode implements Recipe<PointGiven, Double> {
  private static final Group UPRIGHT = Group.of("upright lines");

  /** Along the line p comes before a, beside the segment, after b. */
  private static final int PLACES = 3;

  @Override
  public Signature signature() {
    return new Signature(
        "signedDistance",
        List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT),
        ValueType.NUMBER);
  }

  @Override
  public List<String> names() {
    return List.of("a", "b", "p");
  }

  @Override
  public PointGiven read(Flat arguments) {
    return new PointGiven(arguments.point(), arguments.point(), arguments.point());
  }

  /** On the line exactly 0, although the normal of a slanted line is rounded. */
  @Override
  public Double right(PointGiven given) {
    Line line = Line.through(given.a(), given.b());
    return cross(given) == 0 ? 0 : RobustLineCircle.signedDistance(line, given.p());
  }

  @Override
  public List<Mistake<PointGiven, Double>> mistakes() {
    return LineDistanceMistakes.inCode();
  }

  /** Each place along the line, on its left and on its right. */
  @Override
  public int sorts() {
    return 2 * PLACES;
  }

  /** Not on the line: there an angle or a root of squares may come out a little off. */
  @Override
  public int sort(PointGiven given) {
    double cross = cross(given);
    if (cross == 0) {
      return -1;
    }
    Vec2 segV = given.b().minus(given.a());
    double share = segV.dot(given.p().minus(given.a())) / segV.lengthSquared();
    int place = share < 0 ? 0 : share > 1 ? 2 : 1;
    return cross > 0 ? place : PLACES + place;
  }

  /** Positive on the left; no difference or product is rounded on a grid. */
  private static double cross(PointGiven given) {
    return given.b().minus(given.a()).cross(given.p().minus(given.a()));
  }

  @Override
  public double[] draw(Random random, Lattice grid) {
    return Flat.of(grid.point(random), grid.point(random), grid.point(random));
  }

  @Override
  public Group shownIn(PointGiven given) {
    return given.a().x() == given.b().x() ? UPRIGHT : Group.SHOWN;
  }

  /** Along the axes, each way; on the line, also in a and in b; and upright. */
  @Override
  public List<Case> edges(Shift at) {
    return List.of(
        level(at, 4, 1, 3),
        level(at, 4, 6, -2),
        level(at, -4, 1, 5),
        level(at, -4, -2, -3),
        level(at, 4, 2, 0),
        level(at, -4, 3, 0),
        level(at, 4, 0, 0),
        level(at, 4, 4, 0),
        slanted(at, 8, 6),
        slanted(at, -4, -3),
        slanted(at, -3, 4),
        slanted(at, 7, 1),
        upright(at, 4, -3, 1),
        upright(at, 4, 2, 6),
        upright(at, -4, 5, -2),
        upright(at, -4, -1, 3),
        upright(at, 4, 0, 2),
        upright(at, -4, 0, 7));
  }

  private static Case level(Shift at, double way, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(way, 0), at.point(px, py));
  }

  private static Case slanted(Shift at, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(4, 3), at.point(px, py));
  }

  private static Case upright(Shift at, double way, double px, double py) {
    return Case.of(UPRIGHT, at.point(0, 0), at.point(0, way), at.point(px, py));
  }
}
