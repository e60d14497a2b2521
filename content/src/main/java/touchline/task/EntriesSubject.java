package touchline.task;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Grid;

/** Into how many cells of a grid a circle is written. */
final class EntriesSubject implements Subject<GridGiven> {
  /** More would take patience and no thought. */
  private static final int MOST = 20;

  static List<Mistake<GridGiven, Value>> mistakes() {
    return List.of(
        idea("G1", given -> 1),
        idea("G2", EntriesSubject::truncated),
        idea("G3", EntriesSubject::withoutTheFarBorder),
        idea("G4", EntriesSubject::bySizeAlone),
        idea("G5", EntriesSubject::ofTheDisk),
        idea("G6", EntriesSubject::differences));
  }

  private interface Count {
    double of(GridGiven given);
  }

  private static Mistake<GridGiven, Value> idea(String id, Count count) {
    return new Mistake<>(id, given -> Value.number(count.of(given)));
  }

  private static double first(double coordinate, GridGiven given) {
    return Math.floor(coordinate / given.width());
  }

  private static double truncated(GridGiven given) {
    double columns = toZero(given.right() / given.width()) - toZero(given.left() / given.width());
    double rows = toZero(given.top() / given.width()) - toZero(given.bottom() / given.width());
    return (columns + 1) * (rows + 1);
  }

  private static double toZero(double number) {
    return number < 0 ? Math.ceil(number) : Math.floor(number);
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

  /** Only those that the disk itself reaches. */
  private static double ofTheDisk(GridGiven given) {
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

  @Override
  public Optional<GridGiven> draw(Chance chance) {
    GridGiven given = new GridGiven(Draw.circle(chance, 5), chance.between(2, 5));
    return Optional.of(given).filter(drawn -> right(drawn).x() <= MOST);
  }

  @Override
  public Value right(GridGiven given) {
    return Value.number(Grid.entries(given.circle(), given.width()));
  }

  @Override
  public Given given(GridGiven given) {
    Circle circle = given.circle();
    return Scene.ofCircles()
        .cells(given.width())
        .circle(circle.center(), circle.radius())
        .number("width", given.width())
        .given();
  }

  @Override
  public Field field() {
    return Field.number("cells", "");
  }

  @Override
  public List<String> solution(GridGiven given) {
    return List.of(
        "columns: " + along(given.left(), given.right(), given),
        "rows: " + along(given.bottom(), given.top(), given),
        "cells = columns · rows = " + NumberText.of(right(given).x()));
  }

  private static String along(double from, double to, GridGiven given) {
    double first = first(from, given);
    double last = first(to, given);
    return "from "
        + NumberText.of(from)
        + " to "
        + NumberText.of(to)
        + " m, which is cell "
        + NumberText.of(first)
        + " to cell "
        + NumberText.of(last)
        + ": "
        + NumberText.of(last - first + 1);
  }

  @Override
  public Worked worked(GridGiven given) {
    return Worked.of(
        "Grid#entries",
        Worked.circle(given.circle()),
        Worked.number("width", given.width(), 5, "m"));
  }
}
