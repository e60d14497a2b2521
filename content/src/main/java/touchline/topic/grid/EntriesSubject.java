package touchline.topic.grid;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Grid;

/** Into how many cells of a grid a circle is written. */
public final class EntriesSubject {
  /** More would take patience and no thought. */
  private static final int MOST = 20;

  private EntriesSubject() {}

  /** What the task is about. */
  static Subject<GridGiven> subject() {
    return Subject.<GridGiven>of(Field.number("cells", ""), EntriesSubject::right)
        .given(EntriesSubject::draw, EntriesSubject::picture)
        .solved(EntriesSubject::solution, EntriesSubject::worked);
  }

  private static WorkedExample worked(GridGiven given) {
    return WorkedExample.of("Grid#entries")
        .circle(given.circle())
        .number("width", given.width(), 5, "m");
  }

  /** How many columns it is written into. */
  static Subject<GridGiven> columns() {
    return subject()
        .varied(1)
        .asking(Field.number("columns", ""), given -> Value.number(GridAxis.across(given).cells()))
        .solved(given -> List.of("columns: " + along(given.left(), given.right(), given)))
        .worked(given -> worked(given).at("columns"));
  }

  private static Value right(GridGiven given) {
    return Value.number(Grid.entries(given.circle(), given.width()));
  }

  private static Optional<GridGiven> draw(Chance chance) {
    GridGiven given = new GridGiven(Draw.circle(chance, 5), chance.between(2, 5));
    return Optional.of(given).filter(drawn -> right(drawn).x() <= MOST);
  }

  private static Scene picture(GridGiven given) {
    Circle circle = given.circle();
    return Scene.ofCircles()
        .cells(given.width())
        .circle(circle.center(), circle.radius())
        .number("width", given.width());
  }

  private static List<String> solution(GridGiven given) {
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

  private static double first(double coordinate, GridGiven given) {
    return Math.floor(coordinate / given.width());
  }
}
