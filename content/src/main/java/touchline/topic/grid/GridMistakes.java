package touchline.topic.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Truncation;
import touchline.taught.Grid;

/** Mistakes when counting the cells into which a circle is written. */
public final class GridMistakes {
  /** Cells along an axis, from the diameter in cells. */
  private static final List<DoubleUnaryOperator> BY_SIZE =
      List.of(
          size -> Math.ceil(size) + 1,
          size -> Math.floor(size) + 1,
          Math::floor,
          GridMistakes::nearest,
          size -> size + 1,
          size -> Math.floor(size) + 2,
          size -> 2 * Math.ceil(size / 2) + 1,
          size -> 2 * Math.floor(size / 2) + 1,
          size -> 2 * nearest(size / 2) + 1,
          size -> 2 * Math.ceil(size / 2),
          size -> Math.ceil(size / 2),
          size -> Math.floor(size / 2) + 1);

  /** What is made of a quotient of two areas. */
  private static final List<DoubleUnaryOperator> BY_AREA =
      List.of(
          Math::ceil,
          share -> share,
          Math::floor,
          share -> Math.floor(share) + 1,
          GridMistakes::nearest);

  /** Cells along an axis, from where the box begins and ends there. */
  private static final List<Counting> COUNTINGS =
      List.of(
          new Counting("G2", GridMistakes::cutQuotients),
          new Counting("G3", axis -> Math.ceil(axis.end()) - axis.first()),
          new Counting("G6", axis -> axis.cells() - 1),
          new Counting("G7", GridMistakes::nearestEnds),
          new Counting("G8", axis -> axis.last() - Math.ceil(axis.start()) + 2),
          new Counting("G9", axis -> Math.ceil(axis.end()) - Math.ceil(axis.start()) + 1),
          new Counting("G13", axis -> axis.last() - Math.floor(axis.middle()) + 1),
          new Counting("G13", axis -> axis.times(0.5).cells()),
          new Counting("G13", axis -> axis.times(2).cells()),
          new Counting("G13", axis -> Math.floor(axis.middle()) - axis.first() + 1),
          new Counting("G15", axis -> Math.max(0, axis.last() - Math.max(0, axis.first()) + 1)),
          new Counting("G15", axis -> Math.max(0, axis.last()) - Math.max(0, axis.first()) + 1),
          new Counting("G2+G16", axis -> cutQuotients(axis.cutEnds().cutWidth())),
          new Counting("G16", axis -> axis.cutEnds().cutWidth().cells()),
          new Counting("G16", axis -> axis.cutWidth().cells()),
          new Counting("G16", axis -> axis.cutEnds().cells()),
          new Counting("G2+G16", axis -> cutQuotients(axis.cutEnds())),
          new Counting("G17", axis -> axis.over(1).cells()),
          new Counting("G2+G17", axis -> cutQuotients(axis.over(1))));

  /** Beside which one forgets to count both ends, too. */
  private static final Set<String> WITHOUT_ONE_MORE = Set.of("G2", "G7", "G13", "G16", "G17");

  /** What is made of columns and rows. */
  private static final List<Putting> PUTTINGS =
      List.of(
          new Putting("G11", (columns, rows) -> columns),
          new Putting("G11", (columns, rows) -> rows),
          new Putting("G12", (columns, rows) -> columns + rows),
          new Putting("G14", (columns, rows) -> columns * columns),
          new Putting("G14", (columns, rows) -> rows * rows));

  private GridMistakes() {}

  public static List<Mistake<GridGiven, Double>> all() {
    return List.of(
        new Mistake<>("G1", given -> 1.0),
        new Mistake<>("G2", GridMistakes::truncated),
        new Mistake<>("G3", GridMistakes::withoutTheFarBorder),
        new Mistake<>("G4", GridMistakes::bySizeAlone),
        new Mistake<>("G5", GridMistakes::ofTheDisk),
        new Mistake<>("G6", GridMistakes::differences));
  }

  /** About the columns alone. */
  static List<Mistake<GridGiven, Double>> columns() {
    return List.of(
        new Mistake<>("G2", given -> cutQuotients(GridAxis.across(given))),
        new Mistake<>("G4", given -> Math.ceil(size(given))),
        new Mistake<>("G6", given -> GridAxis.across(given).cells() - 1),
        new Mistake<>("G7", given -> nearestEnds(GridAxis.across(given))),
        new Mistake<>("G14", given -> GridAxis.up(given).cells()));
  }

  private static double nearestEnds(GridAxis axis) {
    return nearest(axis.end()) - nearest(axis.start()) + 1;
  }

  private static double first(double coordinate, GridGiven given) {
    return Math.floor(coordinate / given.width());
  }

  private static double truncated(GridGiven given) {
    double columns =
        Truncation.cut(given.right() / given.width())
            - Truncation.cut(given.left() / given.width());
    double rows =
        Truncation.cut(given.top() / given.width())
            - Truncation.cut(given.bottom() / given.width());
    return (columns + 1) * (rows + 1);
  }

  /** As if a cell's right and upper border did not belong to the next one. */
  private static double withoutTheFarBorder(GridGiven given) {
    double columns = Math.ceil(given.right() / given.width()) - first(given.left(), given);
    double rows = Math.ceil(given.top() / given.width()) - first(given.bottom(), given);
    return columns * rows;
  }

  private static double bySizeAlone(GridGiven given) {
    double cells = Math.ceil(2 * given.circle().radius() / given.width());
    return cells * cells;
  }

  /** Only those that the disk itself reaches, however little. */
  public static double ofTheDisk(GridGiven given) {
    int count = 0;
    for (Grid.Cell cell : Grid.cells(given.circle(), given.width())) {
      Vec2 center = given.circle().center();
      double x = beyond(center.x(), cell.column() * given.width(), given.width());
      double y = beyond(center.y(), cell.row() * given.width(), given.width());
      double radius = given.circle().radius();
      count += x * x + y * y <= radius * radius ? 1 : 0;
    }
    return count;
  }

  /** How far a coordinate is from those between two borders. */
  private static double beyond(double coordinate, double from, double width) {
    return Math.max(0, Math.max(from - coordinate, coordinate - from - width));
  }

  private static double differences(GridGiven given) {
    return (first(given.right(), given) - first(given.left(), given))
        * (first(given.top(), given) - first(given.bottom(), given));
  }

  /**
   * The mistakes about the cells of a grid, also in other forms in which they are written as code;
   * last, two at once: cells counted wrongly along each axis, and put together wrongly.
   */
  public static List<Mistake<GridGiven, Double>> inCode() {
    List<Mistake<GridGiven, Double>> all = new ArrayList<>(all());
    for (DoubleUnaryOperator cells : BY_SIZE) {
      all.add(new Mistake<>("G4", given -> square(cells.applyAsDouble(size(given)))));
    }
    for (DoubleUnaryOperator cells : BY_AREA) {
      all.add(new Mistake<>("G10", given -> cells.applyAsDouble(square(size(given)))));
      all.add(
          new Mistake<>("G10", given -> cells.applyAsDouble(square(size(given)) * Math.PI / 4)));
    }
    for (Counting counting : COUNTINGS) {
      all.add(new Mistake<>(counting.id, given -> counting.across(given) * counting.up(given)));
    }
    for (Putting putting : PUTTINGS) {
      all.add(
          new Mistake<>(putting.id, given -> putting.of(new Counting("", GridAxis::cells), given)));
    }
    all.addAll(pairs());
    return List.copyOf(all);
  }

  private static List<Mistake<GridGiven, Double>> pairs() {
    List<Mistake<GridGiven, Double>> pairs = new ArrayList<>();
    for (Counting counting : COUNTINGS) {
      if (WITHOUT_ONE_MORE.contains(counting.id)) {
        Counting fewer = counting.withoutOneMore();
        pairs.add(new Mistake<>(fewer.id, given -> fewer.across(given) * fewer.up(given)));
      }
      for (Putting putting : counting.isPair() ? List.<Putting>of() : PUTTINGS) {
        pairs.add(
            new Mistake<>(counting.id + "+" + putting.id, given -> putting.of(counting, given)));
      }
    }
    return pairs;
  }

  /** The diameter in cells. */
  private static double size(GridGiven given) {
    return 2 * given.circle().radius() / given.width();
  }

  private static double square(double number) {
    return number * number;
  }

  private static double nearest(double number) {
    return Math.floor(number + 0.5);
  }

  private static double cutQuotients(GridAxis axis) {
    return Truncation.cut(axis.end()) - Truncation.cut(axis.start()) + 1;
  }

  private record Counting(String id, ToDoubleFunction<GridAxis> cells) {
    double across(GridGiven given) {
      return cells.applyAsDouble(GridAxis.across(given));
    }

    double up(GridGiven given) {
      return cells.applyAsDouble(GridAxis.up(given));
    }

    boolean isPair() {
      return id.contains("+");
    }

    Counting withoutOneMore() {
      String both = id.equals("G2") ? "G2+G6" : "G6+" + id;
      return new Counting(both, axis -> cells.applyAsDouble(axis) - 1);
    }
  }

  private record Putting(String id, DoubleBinaryOperator together) {
    double of(Counting counting, GridGiven given) {
      return together.applyAsDouble(counting.across(given), counting.up(given));
    }
  }
}
