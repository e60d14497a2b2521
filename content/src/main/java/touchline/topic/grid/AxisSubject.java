package touchline.topic.grid;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.mistake.Mistake;
import touchline.mistake.Truncation;
import touchline.task.Draw;
import touchline.task.OrderTask;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.task.WorkedExample;
import touchline.taught.Grid;

/** Cells along one axis: in which one a number lies, and how many a stretch reaches. */
final class AxisSubject {
  private static final String COLUMNS =
      """
      first: number
        G2 double first = from < 0 ? -Math.floor(-from / width) : Math.floor(from / width);
        G7 double first = Math.floor(from / width + 0.5);
        G18 double first = Math.floor(from * width);
      last: number
        G7 double last = Math.floor(to / width + 0.5);
        G18 double last = Math.floor(to * width);
      return cells: number
        G6 return last - first;
        G12 return last + first;
      """;

  private static final String SLIPS =
      """
      G7 - double first = Math.floor(from / width);
         + double first = Math.floor(from / width + 0.5);
      G18 - double first = Math.floor(from / width);
          + double first = Math.floor(from * width);
      G6 - return last - first + 1;
         + return last - first;
      """;

  private static final int HALVES = 14;
  private static final int WIDEST = 5;

  /**
   * A stretch of the x axis, which may be a single number.
   *
   * @param width of a cell
   */
  record Stretch(double from, double to, double width) {
    double first() {
      return Math.floor(from / width);
    }

    double last() {
      return Math.floor(to / width);
    }

    double count() {
      return Grid.reached(from, to, width);
    }

    Vec2 start() {
      return new Vec2(from, 0);
    }

    Vec2 end() {
      return new Vec2(to, 0);
    }

    Scene cells() {
      return Scene.ofPoints().cells(width);
    }

    WorkedExample worked() {
      return WorkedExample.of("Grid#reached")
          .number("from", from, 10, "m")
          .number("to", to, 10, "m")
          .number("width", width, 10, "m");
    }

    Bindings variables() {
      return new Bindings().set("from", from).set("to", to).set("width", width);
    }
  }

  private AxisSubject() {}

  /** In which column a number lies. */
  static Subject<Stretch> cell() {
    return Subject.number("column", "", Stretch::first)
        .drawn(AxisSubject::drawNumber)
        .pictured(given -> given.cells().point("p", given.start()).number("width", given.width()))
        .solved(
            given ->
                List.of(
                    "x / width = " + NumberText.of(given.from() / given.width()),
                    "rounded down = " + NumberText.of(given.first())))
        .worked(
            given ->
                given
                    .worked()
                    .at("first")
                    .noted(
                        "The stretch begins and ends at the point, so its first column counts."));
  }

  static List<Mistake<Stretch, Double>> cellMistakes() {
    return List.of(
        new Mistake<>("G2", given -> Truncation.cut(given.from() / given.width())),
        new Mistake<>("G7", given -> Math.floor(given.from() / given.width() + 0.5)),
        new Mistake<>("G9", given -> Math.ceil(given.from() / given.width()) - 1),
        new Mistake<>("G17", given -> Math.floor(given.from())),
        new Mistake<>("G18", given -> Math.floor(given.from() * given.width())));
  }

  private static Subject<Stretch> stretch() {
    return Subject.number("cells", "", Stretch::count)
        .drawn(AxisSubject::drawStretch)
        .pictured(
            given ->
                given
                    .cells()
                    .segment(given.start(), given.end())
                    .number("from", given.from())
                    .number("to", given.to())
                    .number("width", given.width()))
        .solved(
            given ->
                List.of(
                    "first = " + NumberText.of(given.first()),
                    "last = " + NumberText.of(given.last()),
                    "both counted = " + NumberText.of(given.count())))
        .worked(Stretch::worked);
  }

  static TraceTask<Stretch> trace(Listing printed) {
    TraceCells<Stretch> cells = new TraceCells<>(printed, Stretch::variables).table(COLUMNS);
    return new TraceTask<>("grid-axis-trace", 0, stretch(), cells);
  }

  static OrderTask<Stretch> order(Listing right) {
    return new OrderTask<>(
        "grid-axis-order", stretch().varied(1), Stretch::variables, right, SLIPS, 3);
  }

  private static Optional<Stretch> drawNumber(Chance chance) {
    double at = chance.between(-HALVES, HALVES) / 2.0;
    return Optional.of(new Stretch(at, at, chance.between(2, WIDEST)));
  }

  private static Optional<Stretch> drawStretch(Chance chance) {
    double from = chance.between(-HALVES, HALVES) / 2.0;
    double to = from + chance.between(2, HALVES) / 2.0;
    Stretch given = new Stretch(from, to, chance.between(2, WIDEST));
    return Optional.of(given).filter(drawn -> Draw.isInside(drawn.end()));
  }
}
