package touchline.exercise;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.SegmentCircle;

/**
 * Find the point of a segment that is closest to p.
 *
 * <p>A variant has whole coordinates and an answer on the grid of 0.1 m, so that it can be typed
 * and dragged exactly. The seed also chooses where the foot falls: twice in four inside, once
 * before a, once beyond b. Every mistake whose answer differs from the right one differs by at
 * least {@link #GAP}, and two mistakes give the same answer or answers that far apart.
 */
final class ClosestPointTask implements PlaceTask {
  /** Ten times the tolerance of the exercise, in metres. A gap of 0.5 leaves no variant inside. */
  static final double GAP = 0.2;

  /** So many of the mistakes must show; before a, where all good clamps give a, few can. */
  static final int LEAST_SHOWN = 8;

  private static final View VIEW = new View(-10, -10, 10, 10);
  private static final int FARTHEST = 8;

  private final List<Mistake> mistakes = ClosestPointMistakes.all();

  @Override
  public String id() {
    return "closest-point";
  }

  @Override
  public List<Mistake> mistakes() {
    return mistakes;
  }

  @Override
  public Vec2 answer(Instance given) {
    return SegmentCircle.closestPoint(
        new Segment(given.point("a"), given.point("b")), given.point("p"));
  }

  @Override
  public Instance instance(long seed) {
    Chance chance = new Chance(seed);
    int region = chance.below(4);
    while (true) {
      Instance drawn = draw(chance);
      if (isInRegion(drawn, region) && isPleasant(drawn) && tellsMistakesApart(drawn)) {
        return drawn;
      }
    }
  }

  private static Instance draw(Chance chance) {
    Vec2 a = drawPoint(chance);
    Vec2 b = drawPoint(chance);
    Vec2 p = drawPoint(chance);
    Map<String, Vec2> points = new LinkedHashMap<>();
    points.put("a", a);
    points.put("b", b);
    points.put("p", p);
    return new Instance(points, drawing(a, b, p));
  }

  private static Vec2 drawPoint(Chance chance) {
    int x = chance.between(-FARTHEST, FARTHEST);
    return new Vec2(x, chance.between(-FARTHEST, FARTHEST));
  }

  private static Drawing drawing(Vec2 a, Vec2 b, Vec2 p) {
    return new Drawing(
        VIEW,
        List.of(
            new Shape.Grid(),
            new Shape.Stroke(a, b, "segment"),
            new Shape.Dot(a, "a", "a"),
            new Shape.Dot(b, "b", "b"),
            new Shape.Dot(p, "p", "p")));
  }

  /** Region 0 is before a, 1 beyond b, 2 and 3 inside; whole numbers, so the test is exact. */
  private static boolean isInRegion(Instance given, int region) {
    Vec2 d = given.point("b").minus(given.point("a"));
    double walked = given.point("p").minus(given.point("a")).dot(d);
    return switch (region) {
      case 0 -> walked < 0;
      case 1 -> walked > d.lengthSquared();
      default -> walked > 0 && walked < d.lengthSquared();
    };
  }

  /** The answer can be typed with one decimal, and p is not on the segment. */
  private boolean isPleasant(Instance given) {
    Vec2 right = answer(given);
    boolean away = right.minus(given.point("p")).lengthSquared() >= 1;
    return away && isTenth(right.x()) && isTenth(right.y());
  }

  private static boolean isTenth(double value) {
    double tenths = value * 10;
    return Math.abs(tenths - Math.floor(tenths + 0.5)) < 1e-9;
  }

  private boolean tellsMistakesApart(Instance given) {
    Vec2 right = answer(given);
    List<Vec2> shown = new ArrayList<>();
    for (Mistake mistake : mistakes) {
      Optional<Vec2> wrong = mistake.answer(given);
      if (wrong.isPresent() && !isSame(wrong.get(), right)) {
        shown.add(wrong.get());
      }
    }
    return shown.size() >= LEAST_SHOWN
        && shown.stream().allMatch(wrong -> isApart(wrong, right))
        && areSameOrApart(shown);
  }

  private static boolean areSameOrApart(List<Vec2> points) {
    for (Vec2 one : points) {
      for (Vec2 other : points) {
        if (!isSame(one, other) && !isApart(one, other)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isSame(Vec2 one, Vec2 other) {
    return Marker.isNear(one, other, 1e-9);
  }

  private static boolean isApart(Vec2 one, Vec2 other) {
    return !Marker.isNear(one, other, GAP);
  }
}
