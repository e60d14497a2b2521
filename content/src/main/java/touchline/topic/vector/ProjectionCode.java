package touchline.topic.vector;

import java.util.List;
import java.util.Map;
import java.util.Random;
import touchline.code.Case;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Measure;

/** {@code projection(v, w)}: the part of one vector that lies along another. */
public final class ProjectionCode implements Recipe<VectorsGiven, Vec2> {
  private static final Group NO_DIRECTION = Group.degenerate("a vector w of length zero");

  /** Steps of the grid to one of w: with longer ones a guard against hardly any length is right. */
  private static final double STEPS = 2;

  @Override
  public Signature signature() {
    return new Signature("projection", List.of(ValueType.POINT, ValueType.POINT), ValueType.POINT);
  }

  @Override
  public List<String> names() {
    return List.of("v", "w");
  }

  @Override
  public VectorsGiven read(Flat arguments) {
    return new VectorsGiven(arguments.point(), arguments.point());
  }

  @Override
  public Vec2 right(VectorsGiven given) {
    return Measure.projection(given.v(), given.w());
  }

  @Override
  public List<Mistake<VectorsGiven, Vec2>> mistakes() {
    return VectorMistakes.inCode();
  }

  /** A vector is nowhere, so that none is far from the origin. */
  @Override
  public List<Group> groups() {
    return List.of(Group.ORDINARY, Group.FRACTIONS, Group.LARGE, Group.SMALL);
  }

  @Override
  public Map<Group, String> degenerate() {
    return Map.of(NO_DIRECTION, "A24");
  }

  /** The shadow falls on w, beyond its head, behind its start. */
  @Override
  public int sorts() {
    return 3;
  }

  /** Not along one line either: there a cosine may come out above 1. */
  @Override
  public int sort(VectorsGiven given) {
    double share = given.dot() / given.w().lengthSquared();
    boolean isPlain = share != 0 && share != 1 && given.v().cross(given.w()) != 0;
    if (!isPlain) {
      return -1;
    }
    return share < 0 ? 2 : share > 1 ? 1 : 0;
  }

  @Override
  public double[] draw(Random random, Lattice grid) {
    return Flat.of(grid.vector(random), grid.vector(random).times(STEPS));
  }

  @Override
  public Group shownIn(VectorsGiven given) {
    return given.w().equals(Vec2.ZERO) ? NO_DIRECTION : Group.SHOWN;
  }

  /** At a right angle, along one line, as far as w; a v of length zero, and a w of length zero. */
  @Override
  public List<Case> edges(Shift at) {
    Vec2 some = at.point(3, 4);
    return List.of(
        edge(new Vec2(0, some.y()), 4, 0),
        edge(new Vec2(some.x(), 0), 0, -4),
        edge(new Vec2(some.x(), 0), 4, 0),
        edge(new Vec2(0, -some.y()), 0, 4),
        edge(new Vec2(4, some.y()), 4, 0),
        edge(Vec2.ZERO, some.x(), some.y()),
        noDirection(some),
        noDirection(new Vec2(-some.y(), 0)),
        noDirection(Vec2.ZERO));
  }

  private static Case edge(Vec2 v, double wx, double wy) {
    return Case.of(Group.EDGES, v, new Vec2(wx, wy));
  }

  private static Case noDirection(Vec2 v) {
    return Case.of(NO_DIRECTION, v, Vec2.ZERO);
  }
}
