package touchline.taught;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * A uniform grid over the plane: circles that touch share a cell, so only those need to be asked.
 *
 * <p>Widths and coordinates in metres. A cell reaches from its left and lower border up to the next
 * one; cells are numbered from the origin, to the left and below it with negative numbers.
 *
 * <p>No pair that touches exactly is missed, whatever the rounding: a sum, a quotient and floor
 * keep the order of two numbers, so reaches that meet still meet in cells. A pair that is apart,
 * and that only a rounded test says to touch, may be missed. Source: Ericson, Real-Time Collision
 * Detection, 7.1.
 */
public final class Grid {
  private Grid() {}

  /** A square of the grid, by its column and its row. */
  public record Cell(int column, int row) {}

  /** Two circles, by their places in the list: the earlier one first. */
  public record Pair(int one, int other) {}

  /**
   * The number of the column, or of the row, in which a coordinate lies.
   *
   * @param width above 0; the coordinate is less than 2³¹ cells from the origin
   */
  // tag::cell[]
  public static int cell(double coordinate, double width) {
    return (int) Math.floor(coordinate / width);
  }

  // end::cell[]

  /**
   * How many cells a stretch of one axis reaches, both ends counted.
   *
   * @param from the lower end
   * @param width of a cell, above 0
   */
  @FigureInputs("number from, number to, number width > 0")
  // tag::reached[]
  public static double reached(double from, double to, double width) {
    double first = Math.floor(from / width);
    double last = Math.floor(to / width);
    return last - first + 1;
  }

  // end::reached[]

  /**
   * How many cells a circle is written into: all that its bounding box reaches, with its border.
   *
   * <p>Cost: four divisions. At least 1, also for a radius of 0.
   *
   * @param width of a cell, above 0
   */
  @FigureInputs("circle circle, number width > 0")
  // tag::entries[]
  public static double entries(Circle circle, double width) {
    Vec2 center = circle.center();
    double radius = circle.radius();
    int left = cell(center.x() - radius, width);
    int right = cell(center.x() + radius, width);
    int bottom = cell(center.y() - radius, width);
    int top = cell(center.y() + radius, width);
    double columns = right - left + 1;
    double rows = top - bottom + 1;
    return columns * rows;
  }

  // end::entries[]

  /**
   * Those cells, column by column.
   *
   * @param width of a cell, above 0
   */
  // tag::cells[]
  public static List<Cell> cells(Circle circle, double width) {
    Vec2 center = circle.center();
    double radius = circle.radius();
    int right = cell(center.x() + radius, width);
    int top = cell(center.y() + radius, width);
    List<Cell> cells = new ArrayList<>();
    for (int column = cell(center.x() - radius, width); column <= right; column++) {
      for (int row = cell(center.y() - radius, width); row <= top; row++) {
        cells.add(new Cell(column, row));
      }
    }
    return cells;
  }

  // end::cells[]

  /**
   * Whether two circles are written into a cell in common: then their columns have one in common,
   * and their rows.
   *
   * @param width of a cell, above 0
   */
  @FigureInputs("circle circle, circle other, number width > 0")
  // tag::share[]
  public static boolean share(Circle circle, Circle other, double width) {
    Vec2 a = circle.center();
    Vec2 b = other.center();
    double r = circle.radius();
    double s = other.radius();
    int left = Math.max(cell(a.x() - r, width), cell(b.x() - s, width));
    int right = Math.min(cell(a.x() + r, width), cell(b.x() + s, width));
    int bottom = Math.max(cell(a.y() - r, width), cell(b.y() - s, width));
    int top = Math.min(cell(a.y() + r, width), cell(b.y() + s, width));
    return left <= right && bottom <= top;
  }

  // end::share[]

  /**
   * How many circles a ball is asked about: those with which it shares a cell.
   *
   * @param width of a cell, above 0
   */
  @FigureInputs("circle ball, circles circles, number width > 0")
  // tag::asked[]
  public static double asked(Circle ball, List<Circle> circles, double width) {
    double asked = 0;
    for (Circle other : circles) {
      if (share(ball, other, width)) {
        asked = asked + 1;
      }
    }
    return asked;
  }

  // end::asked[]

  /**
   * The pairs of circles that share a cell, each once: all that can touch, and some that do not.
   *
   * <p>Cost: an entry for each circle and cell, and a look at each two entries of one cell.
   *
   * @param width of a cell, above 0
   */
  // tag::pairs[]
  public static Set<Pair> pairs(List<Circle> circles, double width) {
    Map<Cell, List<Integer>> grid = new HashMap<>();
    Set<Pair> pairs = new LinkedHashSet<>();
    for (int i = 0; i < circles.size(); i++) {
      for (Cell cell : cells(circles.get(i), width)) {
        List<Integer> inCell = grid.computeIfAbsent(cell, empty -> new ArrayList<>());
        for (int other : inCell) {
          pairs.add(new Pair(other, i));
        }
        inCell.add(i);
      }
    }
    return pairs;
  }
  // end::pairs[]
}
