package touchline.topic.precision;

import java.util.ArrayList;
import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.topic.closestpoint.MixedAxes;

/**
 * {@code touch(a, radiusA, b, radiusB)}: whether two circles touch, in whole numbers so large that
 * their squares do not fit into a double.
 */
public final class ExactCode {
  public static final String ID = "robust/write-it";

  private static final Group TOUCHING = Group.of("large circles that only just touch");
  private static final Group APART = Group.of("large circles that only just miss one another");
  private static final Group FAR_APART = Group.of("circles that are far apart");
  private static final int MOST_RADIUS = 6;

  /** The centres are as far apart as the last says, to the right and up by the others. */
  private static final double[][] TRIANGLES = {
    {358_276_293, 268_790_876, 447_895_565},
    {460_561_080, 614_122_742, 767_634_842},
    {732_535_215, 250_710_032, 774_250_193},
    {300_200_033, 400_300_056, 500_360_065},
    {356_778_825, 267_667_600, 446_023_625}
  };

  /** To the right as far as both radii together, and up by so little. */
  private static final double[][] MISSES = {
    {10_007, 1},
    {1_000_003, 1},
    {30_000_001, 1},
    {200_000_001, 1},
    {749_000_000, 7},
    {999_999_000, 1}
  };

  private static final String VARIANTS =
      """
      boolean areApart(Circle one, Circle other)
        not; joined a; joined b
        untold O16 O17
      boolean meet(double diameterA, Vec2 a, double diameterB, Vec2 b)
        scaled radiusA 2; scaled radiusB 2; order radiusA a radiusB b
      boolean isGap(double radiusA, Vec2 a, double radiusB, Vec2 toOther)
        from b a; not; order radiusA a radiusB b
        untold O16 O17
      """;

  /** Metres from the origin: beyond the largest int, while all differences are small. */
  private static final List<Double> FAR = List.of(-4_000_000_000.0, 4_000_000_000.0);

  private ExactCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new WholeCircles(in.circle(), in.circle()))
        .method(
            "boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB)", WholeCircles::touch)
        .mistakes(ExactMistakes.inCode())
        .alsoNamed(ExactMistakes.named())
        .axesMixed(MixedAxes.ID)
        .namedInSpecial(ExactMistakes.special())
        .groups(Group.ORDINARY, Group.LARGE, Group.FAR)
        .drawn(
            (random, grid) ->
                Flat.of(grid.circle(random, MOST_RADIUS), grid.circle(random, MOST_RADIUS)))
        .sorts(5, ExactCode::sort)
        .edges(ExactCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** Apart; apart though the boxes around them overlap; outlines that meet; inside; around. */
  private static int sort(WholeCircles given) {
    if (!given.touch()) {
      long larger = Math.max(Math.abs(given.across()), Math.abs(given.up()));
      return larger <= given.reach() ? 1 : 0;
    }
    long difference = given.radius() - given.otherRadius();
    if (given.distanceSquared() >= difference * difference) {
      return 2;
    }
    return difference < 0 ? 3 : 4;
  }

  private static List<Case> edges(Shift at) {
    List<Case> cases = new ArrayList<>();
    cases.add(edge(Group.EDGES, at, 3, 4, 2, 3));
    cases.add(edge(Group.EDGES, at, -8, 6, 4, 6));
    cases.add(edge(Group.EDGES, at, 5, 5, 4, 3));
    cases.add(edge(Group.EDGES, at, 0, -7, 0, 7));
    cases.add(edge(Group.EDGES, at, 0, 0, 0, 0));
    for (double[] triangle : TRIANGLES) {
      double part = Math.floor(triangle[2] / 3);
      cases.add(edge(TOUCHING, at, triangle[0], triangle[1], part, triangle[2] - part));
      cases.add(edge(TOUCHING, at, -triangle[1], triangle[0], triangle[2] - part, part));
    }
    for (double[] miss : MISSES) {
      double part = Math.floor(miss[0] / 4);
      cases.add(edge(APART, at, miss[0], miss[1], part, miss[0] - part));
      cases.add(edge(APART, at, miss[1], -miss[0], miss[0] - part, part));
    }
    cases.add(edge(FAR_APART, at, 60_000, 0, 20, 30));
    cases.add(edge(FAR_APART, at, 0, -90_000, 5, 5));
    cases.add(edge(FAR_APART, at, 300_000_000, 500_000_000, 3_000, 4_000));
    for (double far : FAR) {
      cases.add(Case.of(Group.SPECIAL, at.point(far, 0), 1, at.point(far + 3, 0), 1));
    }
    return List.copyOf(cases);
  }

  /** Two circles, the second one that far to the right of the first and above it. */
  private static Case edge(
      Group group, Shift at, double right, double up, double one, double other) {
    return Case.of(group, at.point(0, 0), one, at.point(right, up), other);
  }
}
