package touchline.topic.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.mistake.Truncation;

/**
 * The mistakes about the cells of a grid, also in other forms in which they are written as code;
 * last, two at once: cells counted wrongly along each axis, and put together wrongly.
 */
final class EntriesForms {
  /** Cells along an axis, from the diameter in cells. */
  private static final List<DoubleUnaryOperator> BY_SIZE =
      List.of(
          size -> Math.ceil(size) + 1,
          size -> Math.floor(size) + 1,
          Math::floor,
          EntriesForms::nearest,
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
          EntriesForms::nearest);

  /** Cells along an axis, from where the box begins and ends there. */
  private static final List<Counting> COUNTINGS =
      List.of(
          new Counting("G2", EntriesForms::cutQuotients),
          new Counting("G3", axis -> Math.ceil(axis.end()) - axis.first()),
          new Counting("G6", axis -> axis.cells() - 1),
          new Counting("G7", axis -> nearest(axis.end()) - nearest(axis.start()) + 1),
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

  private EntriesForms() {}

  static List<Mistake<GridGiven, Double>> all() {
    List<Mistake<GridGiven, Double>> all = new ArrayList<>(GridMistakes.all());
    for (DoubleUnaryOperator cells : BY_SIZE) {
      all.add(form("G4", given -> square(cells.applyAsDouble(size(given)))));
    }
    for (DoubleUnaryOperator cells : BY_AREA) {
      all.add(form("G10", given -> cells.applyAsDouble(square(size(given)))));
      all.add(form("G10", given -> cells.applyAsDouble(square(size(given)) * Math.PI / 4)));
    }
    for (Counting counting : COUNTINGS) {
      all.add(form(counting.id, given -> counting.across(given) * counting.up(given)));
    }
    for (Putting putting : PUTTINGS) {
      all.add(form(putting.id, given -> putting.of(new Counting("", GridAxis::cells), given)));
    }
    all.addAll(pairs());
    return List.copyOf(all);
  }

  private static List<Mistake<GridGiven, Double>> pairs() {
    List<Mistake<GridGiven, Double>> pairs = new ArrayList<>();
    for (Counting counting : COUNTINGS) {
      if (WITHOUT_ONE_MORE.contains(counting.id)) {
        Counting fewer = counting.withoutOneMore();
        pairs.add(form(fewer.id, given -> fewer.across(given) * fewer.up(given)));
      }
      for (Putting putting : counting.isPair() ? List.<Putting>of() : PUTTINGS) {
        pairs.add(form(counting.id + "+" + putting.id, given -> putting.of(counting, given)));
      }
    }
    return pairs;
  }

  private static Mistake<GridGiven, Double> form(String id, Rule<GridGiven, Double> rule) {
    return new Mistake<>(id, rule);
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
