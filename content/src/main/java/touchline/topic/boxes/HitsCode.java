package touchline.topic.boxes;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustBox;
import touchline.geometry.Box;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.MixedAxes;

/**
 * {@code hits(a, b, corner, opposite)}: whether a segment has a point in common with the box
 * between two opposite corners, given in any order.
 */
public final class HitsCode {
  public static final String ID = "boxes/write-hits";

  private static final int SORTS = 6;

  private static final String VARIANTS =
      """
      boolean misses(Segment look, Segment diagonal)
        not; joined corner; joined a
      boolean meets(Vec2 corner, Vec2 across, Vec2 start, Vec2 toEnd)
        from opposite corner; from b a; order corner opposite a b
      boolean passes(Vec2 start, Vec2 toEnd, Vec2 one, Vec2 other)
        from b a; not
      """;

  private HitsCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(
            in ->
                new BandGiven(new Segment(in.point(), in.point()), new Box(in.point(), in.point())))
        .method(
            "boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite)",
            given -> RobustBox.hits(given.segment(), given.box()))
        .mistakes(BandMistakes.inCode())
        .alsoNamed(BandMistakes.named())
        .axesMixed(MixedAxes.ID)
        .drawn(
            (random, grid) ->
                Flat.of(
                    grid.point(random), grid.point(random), grid.point(random), grid.point(random)))
        .sorts(SORTS, HitsCode::sort)
        .decidingOnlyAtEdges()
        .edges(HitsCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /**
   * Through the box; with one end in it; with both; passing a corner; before the box on a line that
   * hits it; anywhere else.
   */
  private static int sort(BandGiven given) {
    int ends =
        (BandMistakes.isIn(given, given.segment().a()) ? 1 : 0)
            + (BandMistakes.isIn(given, given.segment().b()) ? 1 : 0);
    if (given.hits()) {
      return ends;
    }
    if (Math.max(given.inX(), given.inY()) <= Math.min(given.outX(), given.outY())) {
      return 3;
    }
    return BandMistakes.boxesMeet(given) ? 4 : 5;
  }

  /**
   * Parallel to the sides: through the box, beside it, along each side, ending at a side, starting
   * there, inside; points in the box, on its side, at its corner and beside it; boxes without
   * width, without height and without either.
   */
  private static List<Case> edges(Shift at) {
    return List.of(
        wide(at, -2, 1, 6, 1),
        wide(at, 6, 2, -2, 2),
        wide(at, 1, 5, 1, -3),
        wide(at, -2, 4, 6, 4),
        wide(at, 5, -2, 5, 6),
        wide(at, -2, 3, 6, 3),
        tall(at, -2, 0, 6, 0),
        tall(at, 0, 5, 0, -3),
        tall(at, 4, -1, 4, 7),
        tall(at, 1, 3, 3, 3),
        tall(at, -4, 1, 0, 1),
        wide(at, 8, 1, 4, 1),
        wide(at, 2, 3, 2, 7),
        wide(at, 2, -5, 2, -1),
        tall(at, 1, 1, 3, 1),
        tall(at, 4, 3, 8, 3),
        tall(at, 2, 1, 2, 1),
        wide(at, 4, 2, 4, 2),
        tall(at, 0, 0, 0, 0),
        tall(at, 5, 2, 5, 2),
        flat(at, 4, 0, 1, -2, 1, 2),
        flat(at, 4, 0, 3, 0, 7, 0),
        flat(at, 4, 0, 5, 0, 7, 0),
        flat(at, 0, -4, -2, -1, 2, -1),
        flat(at, 0, -4, 0, 1, 0, 3),
        flat(at, 0, 0, -2, 0, 2, 0),
        flat(at, 0, 0, 0, 0, 0, 0),
        flat(at, 0, 0, 1, -2, 1, 2));
  }

  /** A box from its upper left corner to its lower right one. */
  private static Case wide(Shift at, double ax, double ay, double bx, double by) {
    return edge(at, at.point(0, 3), at.point(4, 0), ax, ay, bx, by);
  }

  /** From the upper right corner to the lower left one. */
  private static Case tall(Shift at, double ax, double ay, double bx, double by) {
    return edge(at, at.point(4, 3), at.point(0, 0), ax, ay, bx, by);
  }

  /** From the origin, with no width, no height, or neither. */
  private static Case flat(
      Shift at, double x, double y, double ax, double ay, double bx, double by) {
    return edge(at, at.point(0, 0), at.point(x, y), ax, ay, bx, by);
  }

  private static Case edge(
      Shift at, Vec2 corner, Vec2 opposite, double ax, double ay, double bx, double by) {
    return Case.of(Group.EDGES, at.point(ax, ay), at.point(bx, by), corner, opposite);
  }
}
