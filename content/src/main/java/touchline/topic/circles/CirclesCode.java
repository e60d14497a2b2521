package touchline.topic.circles;

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
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** {@code offset(a, radiusA, b, radiusB)}: the shortest move that takes circle a off circle b. */
final class CirclesCode implements Recipe<CirclesGiven, Vec2> {
  private static final Group ONE_PLACE = Group.degenerate("both centres in one place");
  private static final int MOST_RADIUS = 6;

  @Override
  public Signature signature() {
    return new Signature(
        "offset",
        List.of(ValueType.POINT, ValueType.NUMBER, ValueType.POINT, ValueType.NUMBER),
        ValueType.POINT);
  }

  @Override
  public List<String> names() {
    return List.of("a", "radiusA", "b", "radiusB");
  }

  @Override
  public CirclesGiven read(Flat from) {
    Circle one = new Circle(from.point(), from.number());
    return new CirclesGiven(one, new Circle(from.point(), from.number()));
  }

  /** The other circle shrinks to its centre, a segment of length zero, and the one grows. */
  @Override
  public Vec2 right(CirclesGiven given) {
    Vec2 center = given.other().center();
    Circle grown = new Circle(given.one().center(), given.reach());
    return RobustSegmentCircle.offset(new Segment(center, center), grown);
  }

  @Override
  public List<Mistake<CirclesGiven, Vec2>> mistakes() {
    return CirclesMistakes.inCode();
  }

  @Override
  public Map<Group, String> degenerate() {
    return Map.of(ONE_PLACE, CirclesMistakes.ONE_PLACE);
  }

  /** Apart; with outlines that meet; inside the other; around the other. */
  @Override
  public int sorts() {
    return 4;
  }

  @Override
  public int sort(CirclesGiven given) {
    if (given.distance() == 0) {
      return -1;
    }
    if (!given.touch()) {
      return 0;
    }
    if (given.outlinesMeet()) {
      return 1;
    }
    return given.one().radius() < given.other().radius() ? 2 : 3;
  }

  @Override
  public double[] draw(Random random, Lattice grid) {
    return Flat.of(
        grid.point(random),
        grid.length(random, MOST_RADIUS),
        grid.point(random),
        grid.length(random, MOST_RADIUS));
  }

  @Override
  public Group shownIn(CirclesGiven given) {
    return given.distance() == 0 ? ONE_PLACE : Group.SHOWN;
  }

  /**
   * Touching, also where one is a point; apart, though the boxes around them overlap; and both
   * centres in one place.
   */
  @Override
  public List<Case> edges(Shift at) {
    return List.of(
        edge(Group.EDGES, at, 5, 0, 2, 3),
        edge(Group.EDGES, at, 0, -5, 4, 1),
        edge(Group.EDGES, at, -3, 0, 0, 3),
        edge(Group.EDGES, at, 0, 1, 0, 3),
        edge(Group.EDGES, at, 4, 4, 3, 2),
        edge(Group.EDGES, at, -4, 4, 2, 3),
        edge(ONE_PLACE, at, 0, 0, 2, 2),
        edge(ONE_PLACE, at, 0, 0, 1, 4),
        edge(ONE_PLACE, at, 0, 0, 3, 0));
  }

  private static Case edge(
      Group group, Shift at, double x, double y, double radius, double otherRadius) {
    return Case.of(group, at.point(x, y), radius, at.point(0, 0), otherRadius);
  }
}
