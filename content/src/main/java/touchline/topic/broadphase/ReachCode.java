package touchline.topic.broadphase;

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
import touchline.collision.RobustBox;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.taught.BoxTree;
import touchline.topic.closestpoint.MixedAxes;

/** {@code reaches(ball, radius, circles)}: whether a ball reaches the box around circles. */
public final class ReachCode {
  public static final String ID = "broad-phase/write-it";

  private static final int FEWEST = 2;
  private static final int SPREAD = 3;
  private static final int MOST_RADIUS = 3;
  private static final int MOST_BALL = 4;
  private static final int SORTS = 7;

  private static final String VARIANTS =
      """
      boolean passesBy(Circle[] group, Circle ball)
        not; order circles ball radius; joined ball
      boolean mayTouch(double diameter, Vec2 middle, Circle[] others)
        scaled radius 2; order radius ball circles
      boolean mayBeLeftOut(Circle[] coins, double width, Vec2 place)
        scaled radius 2; not; order circles radius ball
      """;

  private ReachCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new TreeGiven(in.circle(), in.circles()))
        .method("boolean reaches(Vec2 ball, double radius, Circle[] circles)", ReachCode::right)
        .mistakes(ReachMistakes.inCode())
        .alsoNamed(ReachNamed.all())
        .axesMixed(MixedAxes.ID)
        .tried(List.of(byAPoint()))
        .excluding(given -> given.circles().isEmpty())
        .drawn(ReachCode::draw)
        .sorts(SORTS, ReachCode::sort)
        .decidingOnlyAtEdges()
        .edges(ReachCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** The same question about two circles, for which learners write cases. */
  static CodeExercise ofTwo() {
    return Recipe.given(in -> new TreeGiven(in.circle(), List.of(in.circle(), in.circle())))
        .method(
            "boolean reaches(Vec2 ball, double radius, Vec2 one, double radiusOne,"
                + " Vec2 other, double radiusOther)",
            ReachCode::right)
        .mistakes(ReachMistakes.inCode())
        .drawn(
            (random, grid) ->
                Flat.of(
                    grid.circle(random, MOST_BALL),
                    grid.circle(random, MOST_RADIUS),
                    grid.circle(random, MOST_RADIUS)))
        .sorts(SORTS, ReachCode::sort)
        .decidingOnlyAtEdges()
        .exercise("broad-phase/tests");
  }

  /** Around no circles there is no box to reach. */
  private static boolean right(TreeGiven given) {
    return !given.circles().isEmpty()
        && RobustBox.overlaps(BoxTree.around(given.circles()), given.ball());
  }

  private static double[] draw(Random random, Lattice grid) {
    List<Circle> circles = new ArrayList<>();
    int count = FEWEST + random.nextInt(SPREAD);
    for (int i = 0; i < count; i++) {
      circles.add(grid.circle(random, MOST_RADIUS));
    }
    return Flat.of(grid.circle(random, MOST_BALL), circles);
  }

  /**
   * In the box, touching a circle or none; beside a side and in reach, or not; before a corner and
   * in reach, in the corner of the larger box, or farther away.
   */
  private static int sort(TreeGiven given) {
    Vec2 center = given.ball().center();
    Vec2 away = center.minus(RobustBox.closestPoint(BoxTree.around(given.circles()), center));
    double larger = Math.max(Math.abs(away.x()), Math.abs(away.y()));
    boolean reached = away.length() <= given.ball().radius();
    if (larger == 0) {
      return ReachMistakes.touchesOne(given) ? 0 : 1;
    }
    if (away.x() == 0 || away.y() == 0) {
      return reached ? 2 : 3;
    }
    return reached ? 4 : larger <= given.ball().radius() ? 5 : 6;
  }

  /**
   * Touching at each side and before each corner, whichever circle makes it; in the corner of the
   * larger box; balls of radius zero; one circle, and a point for a circle.
   */
  private static List<Case> edges(Shift at) {
    List<Circle> two = List.of(circle(at, 1, 1, 1), circle(at, 3, 2, 1));
    List<Circle> turned =
        List.of(circle(at, 3, 1, 1), circle(at, 2, 1.5, 0.5), circle(at, 1, 2, 1));
    List<Circle> nested = List.of(circle(at, 2, 1, 2), circle(at, 3, 2, 1), circle(at, 2, 2, 0));
    List<Circle> point = List.of(circle(at, 0, 0, 0));
    return List.of(
        edge(at, 7, 1, 3, two),
        edge(at, -3, 1, 3, turned),
        edge(at, 2, 7, 4, two),
        edge(at, 2, -4, 4, turned),
        edge(at, 8, 6, 5, two),
        edge(at, -3, 7, 5, two),
        edge(at, -4, -3, 5, turned),
        edge(at, 7, -4, 5, turned),
        edge(at, 6, 5, 2, two),
        edge(at, -3, -3, 3, turned),
        edge(at, 0, 3, 0, two),
        edge(at, 4, 1, 0, turned),
        edge(at, 5, 3, 0, two),
        edge(at, 2, 7, 4, nested),
        edge(at, 7, -5, 5, nested),
        edge(at, 3, -4, 5, point),
        edge(at, 3, -4, 4, point),
        edge(at, 0, 0, 0, point));
  }

  private static Circle circle(Shift at, double x, double y, double radius) {
    return new Circle(at.point(x, y), radius);
  }

  /** Reached only because of a circle of radius zero, which comes second. */
  private static Case byAPoint() {
    List<Circle> circles = List.of(new Circle(Vec2.ZERO, 1), new Circle(new Vec2(6, 0), 0));
    return Case.of(Group.EDGES, new Vec2(8, 0), 2, circles);
  }

  private static Case edge(Shift at, double x, double y, double radius, List<Circle> circles) {
    return Case.of(Group.EDGES, at.point(x, y), radius, circles);
  }
}
