package touchline.topic.overlap;

import java.util.List;
import java.util.Map;
import java.util.Random;
import touchline.code.BuiltOn;
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
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.ClosestPointMistakes;

/** {@code overlaps(a, b, center, radius)}: whether a circle touches a segment. */
public final class OverlapCode implements Recipe<CircleGiven, Boolean> {
  private static final int MOST_RADIUS = 6;

  /** Metres: 10,000 points tried along it are 90 m apart. */
  public static final double LONG = 900_000;

  /** Metres along it: at least 45 from the nearest of 100, of 1,000 and of 10,000 points. */
  public static final double BETWEEN = 310_545;

  /** The method as an exercise; others are built on it. */
  public static CodeExercise exercise() {
    return CodeExercise.of("overlap/write-it", new OverlapCode());
  }

  @Override
  public Signature signature() {
    return new Signature(
        "overlaps",
        List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT, ValueType.NUMBER),
        ValueType.TRUTH);
  }

  @Override
  public List<String> names() {
    return List.of("a", "b", "center", "radius");
  }

  @Override
  public CircleGiven read(Flat from) {
    return new CircleGiven(from.point(), from.point(), from.point(), from.number());
  }

  @Override
  public Boolean right(CircleGiven given) {
    return RobustSegmentCircle.overlaps(given.segment(), given.circle());
  }

  @Override
  public List<Mistake<CircleGiven, Boolean>> mistakes() {
    return OverlapMistakes.inCode();
  }

  @Override
  public List<BuiltOn<CircleGiven, Boolean>> builtOn() {
    return List.of(
        new BuiltOn<>(ClosestPointCode.exercise(), FromClosest::calls, FromClosest::overlaps));
  }

  @Override
  public Map<Group, String> degenerate() {
    return Map.of(Group.LENGTH_ZERO, ClosestPointMistakes.LENGTH_ZERO);
  }

  @Override
  public int sorts() {
    return Position.values().length;
  }

  @Override
  public int sort(CircleGiven given) {
    return Position.of(given).map(Position::ordinal).orElse(-1);
  }

  @Override
  public double[] draw(Random random, Lattice grid) {
    return Flat.of(
        grid.point(random),
        grid.point(random),
        grid.point(random),
        grid.length(random, MOST_RADIUS));
  }

  /**
   * Touching beside an end, in each direction; a segment of length zero; a segment so long that
   * points tried here and there miss the circle; and a corner of the box.
   */
  @Override
  public List<Case> edges(Shift at) {
    return List.of(
        touching(at, 4, 0, 0, 3),
        touching(at, 4, 0, 0, -3),
        touching(at, 0, 4, 3, 0),
        touching(at, 0, 4, -3, 0),
        lengthZero(at, 6),
        lengthZero(at, 4),
        Case.of(Group.EDGES, at.point(0, 0), at.point(LONG, 0), at.point(BETWEEN, 29.25), 30),
        inBoxBeyond(at, 4, 4, -3, -3),
        inBoxBeyond(at, 4, -4, 7, -7));
  }

  /** Apart, on the line beyond an end, but in the upright box around segment and radius. */
  private static Case inBoxBeyond(Shift at, double bx, double by, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(bx, by), at.point(px, py), 4);
  }

  private static Case touching(Shift at, double bx, double by, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(bx, by), at.point(px, py), 3);
  }

  /** The centre is 5 m from the point. */
  private static Case lengthZero(Shift at, double radius) {
    Vec2 point = at.point(0, 0);
    return Case.of(Group.LENGTH_ZERO, point, point, at.point(3, -4), radius);
  }
}
