package touchline.topic.grid;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.geometry.Vec2;

/**
 * {@code entries(center, radius, width)}: into how many cells of a grid a circle is written.
 *
 * <p>Drawn cases keep away from borders; those on a border have widths that are powers of two, so
 * that every sound way to divide is exact.
 */
public final class EntriesCode {
  public static final String ID = "robust-and-fast/write-it";

  private static final int MOST_RADIUS = 6;

  /** In steps of the grid. */
  private static final int MOST_WIDTH = 7;

  /** Metres: a border so far out that single precision cannot tell the place just before it. */
  private static final double FAR = 524_288;

  /** Metres: so wide that there are few cells between the origin and that border. */
  private static final double FAR_WIDTH = 1_024;

  /** Metres; printed with all its digits. */
  private static final double BARELY = 0.01;

  private static final String VARIANTS =
      """
      double copies(double halfWidth, Circle disk)
        scaled width 0.5; order width center radius; joined center
      double cellsOf(double width, Vec2 middle, double diameter)
        scaled radius 2; order width center radius
      double onScreen(double width, double diameter, Vec2 middle)
        down; scaled radius 2; order width radius center
      """;

  private EntriesCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new GridGiven(in.circle(), in.number()))
        .method("double entries(Vec2 center, double radius, double width)", EntriesCode::right)
        .mistakes(GridMistakes.inCode())
        .alsoNamed(GridNamed.all())
        .onGrid("G16", "G17") // They round metres, not cells.
        .groups(Group.ORDINARY, Group.FRACTIONS, Group.LARGE, Group.SMALL)
        // No places so far off that counting from the origin takes long.
        .drawn(
            (random, grid) ->
                Flat.of(grid.circle(random, MOST_RADIUS), grid.length(random, MOST_WIDTH)))
        .sorts(6, EntriesCode::sort)
        .decidingOnlyAtEdges()
        .edges(EntriesCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  private static double right(GridGiven given) {
    return touchline.taught.Grid.entries(given.circle(), given.width());
  }

  /**
   * One cell; a box that reaches a cell which the disk does not; over both axes; wholly left of the
   * origin or below it; more columns than rows or fewer; as many.
   */
  private static int sort(GridGiven given) {
    double cells = right(given);
    if (cells == 1) {
      return 0;
    }
    if (GridMistakes.ofTheDisk(given) < cells) {
      return 1;
    }
    if (given.left() < 0 && given.right() > 0 && given.bottom() < 0 && given.top() > 0) {
      return 2;
    }
    if (given.right() < 0 || given.top() < 0) {
      return 3;
    }
    return GridAxis.across(given).cells() == GridAxis.up(given).cells() ? 5 : 4;
  }

  /** Boxes that begin or end on a border, on both sides of the origin; points; one far off. */
  private static List<Case> edges(Shift at) {
    return List.of(
        box(at, 2, 0, 0, 1),
        box(at, 0.5, 0, 0, 0.25),
        box(at, 4, 0, 0, 1),
        box(at, 4, 2, 2, 1),
        box(at, 4, 0, 2, 1),
        box(at, 4, 2, 0, 1),
        box(at, 1, 0.5, 0, 2),
        box(at, 4, 1, 3, 0),
        box(at, 2, 0, 1, 0),
        box(at, 2, 0, 0, 0),
        Case.of(Group.EDGES, Vec2.ZERO, 2.0, 1.0),
        Case.of(Group.EDGES, Vec2.ZERO, 0.0, 1.0),
        Case.of(Group.EDGES, new Vec2(-1, 1), 1.0, 1.0),
        Case.of(Group.FAR, barelyBefore(at), 1.0, FAR_WIDTH));
  }

  /** A box that begins that far right of one border, and above another, below the origin. */
  private static Case box(Shift at, double width, double left, double bottom, double radius) {
    double x = at.x() * width + left + radius;
    double y = -at.y() * width + bottom + radius;
    return Case.of(Group.EDGES, new Vec2(x, y), radius, width);
  }

  /** A circle with a radius of 1 m that ends just before two borders. */
  private static Vec2 barelyBefore(Shift at) {
    double x = FAR + at.x() * FAR_WIDTH - 1 - BARELY;
    return new Vec2(x, -FAR - at.y() * FAR_WIDTH - 1 - BARELY);
  }
}
