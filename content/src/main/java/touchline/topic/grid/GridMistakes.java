package touchline.topic.grid;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Truncation;
import touchline.taught.Grid;

/** Mistakes when counting the cells into which a circle is written. */
public final class GridMistakes {
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
}
