package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustSafePass;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.SegmentGiven;
import touchline.topic.overlap.OverlapCode;

/** {@code isClean(a, b, opponents)}: whether no opponent's circle touches a pass. */
public final class SafePassCode {
  public static final String ID = "safe-pass/write-it";

  private static final Group NO_CIRCLES = Group.degenerate("no opponents at all");
  private static final int FEWEST = 3;
  private static final int SPREAD = 3;
  private static final int MOST_RADIUS = 4;

  /** Share of the radius by which a narrow pass is clear. */
  private static final double NARROW = 0.1;

  /** Share of the radius by which a pass is barely blocked: points tried here and there miss it. */
  private static final double BARELY = 0.015;

  private static final String VARIANTS =
      """
      boolean isBlocked(Circle[] defenders, Segment pass)
        not; order opponents a b; joined a
        untold O16 O17
      boolean isOpen(Vec2 start, Vec2 toEnd, Circle[] players)
        from b a
      boolean isCut(Vec2 toEnd, Circle[] rivals, Vec2 start)
        from b a; not; order b opponents a
        untold O16 O17
      """;

  private SafePassCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new PassGiven(in.point(), in.point(), in.circles(), 0))
        .method(
            "boolean isClean(Vec2 a, Vec2 b, Circle[] opponents)",
            given -> RobustSafePass.isClean(given.segment(), given.opponents()))
        .mistakes(SafePassMistakes.inCode())
        .alsoNamed(SafePassMistakes.named())
        .axesMixed(MixedAxes.ID)
        .namedInSpecial(SafePassMistakes.special())
        .builtOn(ClosestPointCode.exercise(), FromOpponents::closest, FromOpponents::isClean)
        .builtOn(OverlapCode.exercise(), FromOpponents::overlaps, FromOpponents::isNoneTouched)
        .degenerate(Group.LENGTH_ZERO, ClosestPointMistakes.LENGTH_ZERO, SegmentGiven::isPoint)
        .drawn(SafePassCode::draw)
        .sorts(11, SafePassCode::sort)
        .shownIn(given -> given.opponents().isEmpty() ? NO_CIRCLES : Group.SHOWN)
        .decidingOnlyAtEdges()
        .edges(SafePassCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /**
   * Clean; clean but for the line; clean by a little; blocked by the first, by the last, by the
   * nearest, by a larger one, by one in which the whole pass lies, by more than others are clear,
   * barely; by most of them.
   */
  private static int sort(PassGiven given) {
    List<Integer> blockers = RobustSafePass.blockers(given.segment(), given.opponents());
    if (given.isPoint()) {
      return -1;
    }
    if (blockers.size() > 1) {
      int count = given.opponents().size();
      return blockers.size() < count && 2 * blockers.size() > count ? 10 : -1;
    }
    return blockers.isEmpty()
        ? clean(given)
        : blocked(given, blockers.get(0), given.opponents().get(blockers.get(0)));
  }

  private static int clean(PassGiven given) {
    if (given.opponents().stream().anyMatch(each -> given.clear(each) < NARROW * each.radius())) {
      return 2;
    }
    return given.opponents().stream().anyMatch(each -> isOnLine(given, each)) ? 1 : 0;
  }

  private static int blocked(PassGiven given, int index, Circle blocker) {
    if (isInside(given.a(), blocker) && isInside(given.b(), blocker)) {
      return 7;
    }
    if (given.clear(blocker) > -BARELY * blocker.radius() && !reachesAnEnd(given, blocker)) {
      return 9;
    }
    if (given.opponents().stream().mapToDouble(given::clear).sum() < 0) {
      return 8;
    }
    if (index == 0) {
      return 3;
    }
    if (index == given.opponents().size() - 1) {
      return 4;
    }
    return isNearest(given, blocker) ? 5 : 6;
  }

  private static boolean reachesAnEnd(PassGiven given, Circle circle) {
    return isInside(given.a(), circle) || isInside(given.b(), circle);
  }

  private static boolean isInside(Vec2 point, Circle circle) {
    return point.minus(circle.center()).length() < circle.radius();
  }

  private static boolean isOnLine(PassGiven given, Circle opponent) {
    Vec2 d = given.b().minus(given.a());
    double across = opponent.center().minus(given.a()).cross(d);
    return Math.abs(across) < opponent.radius() * d.length();
  }

  private static boolean isNearest(PassGiven given, Circle blocker) {
    double distance = distance(given, blocker);
    return given.opponents().stream().allMatch(each -> distance(given, each) >= distance);
  }

  private static double distance(PassGiven given, Circle opponent) {
    return given.clear(opponent) + opponent.radius();
  }

  private static double[] draw(Random random, Lattice grid) {
    List<Circle> opponents = new ArrayList<>();
    int count = FEWEST + random.nextInt(SPREAD);
    for (int i = 0; i < count; i++) {
      opponents.add(grid.circle(random, MOST_RADIUS));
    }
    return Flat.of(grid.point(random), grid.point(random), opponents);
  }

  /**
   * Touched beside either end by one of three; a pass of length zero, also where an opponent is
   * that very point; a very long one; a corner. Why touching beside the middle is not tried is told
   * in {@link OverlapCode}.
   */
  private static List<Case> edges(Shift at) {
    return List.of(
        touched(at, 4, 0, 0, 3),
        touched(at, 4, 0, 0, -3),
        touched(at, 0, 4, 3, 0),
        touched(at, 0, 4, -3, 0),
        touched(at, 4, 0, 4, 3),
        touched(at, 0, 4, 3, 4),
        Case.of(NO_CIRCLES, at.point(0, 0), at.point(4, 4), List.of()),
        lengthZero(at, 4),
        lengthZero(at, 5),
        lengthZero(at, 6),
        allInOnePlace(at),
        longPass(at),
        inBoxBeyond(at));
  }

  private static Case touched(Shift at, double bx, double by, double cx, double cy) {
    return amongOthers(at, at.point(bx, by), new Circle(at.point(cx, cy), 3));
  }

  /** Blocked, but between any points tried here and there. */
  private static Case longPass(Shift at) {
    Vec2 b = at.point(OverlapCode.LONG, 0);
    return amongOthers(at, b, new Circle(at.point(OverlapCode.BETWEEN, 29.25), 30));
  }

  /** Clean: an opponent behind the passer, in the upright box around the pass and its radius. */
  private static Case inBoxBeyond(Shift at) {
    return amongOthers(at, at.point(4, 4), new Circle(at.point(-3, -3), 4));
  }

  private static Case amongOthers(Shift at, Vec2 b, Circle opponent) {
    List<Circle> opponents =
        List.of(new Circle(at.point(9, 12), 2), opponent, new Circle(at.point(-11, 8), 1));
    return Case.of(Group.EDGES, at.point(0, 0), b, opponents);
  }

  private static Case allInOnePlace(Shift at) {
    List<Circle> opponents = List.of(new Circle(at.point(9, 12), 2), new Circle(at.point(0, 0), 0));
    return Case.of(Group.LENGTH_ZERO, at.point(0, 0), at.point(0, 0), opponents);
  }

  /** The nearest centre is 5 m away. */
  private static Case lengthZero(Shift at, double radius) {
    List<Circle> opponents =
        List.of(
            new Circle(at.point(9, 12), 2),
            new Circle(at.point(3, -4), radius),
            new Circle(at.point(-11, 8), 1));
    return Case.of(Group.LENGTH_ZERO, at.point(0, 0), at.point(0, 0), opponents);
  }
}
