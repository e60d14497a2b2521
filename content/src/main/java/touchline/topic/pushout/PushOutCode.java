package touchline.topic.pushout;

import java.util.List;
import java.util.Map;
import java.util.Random;
import touchline.code.BuiltOn;
import touchline.code.Case;
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
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.FromClosest;
import touchline.topic.overlap.OverlapCode;
import touchline.topic.overlap.Position;

/** {@code offset(a, b, center, radius)}: the shortest move that takes a circle off a segment. */
public final class PushOutCode implements Recipe<CircleGiven, Vec2> {
  private static final Group ON_SEGMENT = Group.degenerate("a centre on the segment");

  private final OverlapCode overlap = new OverlapCode();

  @Override
  public Signature signature() {
    return new Signature("offset", overlap.signature().parameters(), ValueType.POINT);
  }

  @Override
  public List<String> names() {
    return overlap.names();
  }

  @Override
  public CircleGiven read(Flat from) {
    return overlap.read(from);
  }

  @Override
  public Vec2 right(CircleGiven given) {
    return RobustSegmentCircle.offset(given.segment(), given.circle());
  }

  @Override
  public List<Mistake<CircleGiven, Vec2>> mistakes() {
    return PushOutMistakes.inCode();
  }

  @Override
  public List<BuiltOn<CircleGiven, Vec2>> builtOn() {
    return List.of(
        new BuiltOn<>(ClosestPointCode.exercise(), FromClosest::calls, FromClosest::offset));
  }

  @Override
  public Map<Group, String> degenerate() {
    return Map.of(
        Group.LENGTH_ZERO,
        ClosestPointMistakes.LENGTH_ZERO,
        ON_SEGMENT,
        PushOutMistakes.ON_SEGMENT);
  }

  @Override
  public int sorts() {
    return overlap.sorts();
  }

  @Override
  public int sort(CircleGiven given) {
    return overlap.sort(given);
  }

  @Override
  public double[] draw(Random random, Lattice grid) {
    return overlap.draw(random, grid);
  }

  @Override
  public Group shownIn(CircleGiven given) {
    return Position.of(given).isEmpty() ? ON_SEGMENT : Group.SHOWN;
  }

  /** Touching; the centre on the segment, and at its ends; and a segment of length zero. */
  @Override
  public List<Case> edges(Shift at) {
    return List.of(
        edge(Group.EDGES, at, 4, 0, 0, 3),
        edge(Group.EDGES, at, 0, 4, -3, 0),
        edge(ON_SEGMENT, at, 4, 0, 2, 0),
        edge(ON_SEGMENT, at, 0, 4, 0, 1),
        edge(ON_SEGMENT, at, 8, 0, 0, 0),
        edge(ON_SEGMENT, at, 0, 8, 0, 8),
        edge(ON_SEGMENT, at, 0, 0, 0, 0),
        edge(Group.LENGTH_ZERO, at, 0, 0, 0, 2),
        edge(Group.LENGTH_ZERO, at, 0, 0, -1, 1),
        edge(Group.LENGTH_ZERO, at, 0, 0, 3, 4));
  }

  private static Case edge(Group group, Shift at, double bx, double by, double cx, double cy) {
    return Case.of(group, at.point(0, 0), at.point(bx, by), at.point(cx, cy), 3);
  }
}
