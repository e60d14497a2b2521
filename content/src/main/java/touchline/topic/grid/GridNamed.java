package touchline.topic.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchline.mistake.Mistake;
import touchline.mistake.Truncation;
import touchline.topic.closestpoint.MixedAxes;

/** Mistakes about the cells of a circle for which no case is drawn. */
final class GridNamed {
  private GridNamed() {}

  static List<Mistake<GridGiven, Double>> all() {
    List<Mistake<GridGiven, Double>> all = new ArrayList<>(others());
    all.add(mixed(GridGiven::bottom, GridGiven::right, GridGiven::bottom, GridGiven::top));
    all.add(mixed(GridGiven::left, GridGiven::top, GridGiven::bottom, GridGiven::top));
    all.add(mixed(GridGiven::left, GridGiven::right, GridGiven::left, GridGiven::top));
    all.add(mixed(GridGiven::left, GridGiven::right, GridGiven::bottom, GridGiven::right));
    return List.copyOf(all);
  }

  /** One of the four sides is that of the other axis. */
  private static Mistake<GridGiven, Double> mixed(
      ToDoubleFunction<GridGiven> left,
      ToDoubleFunction<GridGiven> right,
      ToDoubleFunction<GridGiven> bottom,
      ToDoubleFunction<GridGiven> top) {
    return new Mistake<>(MixedAxes.ID, g -> cells(g, left, right) * cells(g, bottom, top));
  }

  private static double cells(
      GridGiven g, ToDoubleFunction<GridGiven> low, ToDoubleFunction<GridGiven> high) {
    return new GridAxis(low.applyAsDouble(g), high.applyAsDouble(g), g.width()).cells();
  }

  private static List<Mistake<GridGiven, Double>> others() {
    return List.of(
        counted("G3", GridNamed::upToTheBorder),
        counted("G16", GridNamed::inWholeMetres),
        new Mistake<>("G23", g -> columns(g) * (rows(g) - 1)),
        new Mistake<>("G23", g -> (columns(g) - 1) * rows(g)),
        new Mistake<>("G24", g -> g.circle().radius() == 0 ? 0 : columns(g) * rows(g)));
  }

  private static Mistake<GridGiven, Double> counted(String id, ToDoubleFunction<GridAxis> cells) {
    return new Mistake<>(
        id, g -> cells.applyAsDouble(GridAxis.across(g)) * cells.applyAsDouble(GridAxis.up(g)));
  }

  /** The far border does not count, but there is always one cell. */
  private static double upToTheBorder(GridAxis axis) {
    return Math.max(1, Math.ceil(axis.end()) - axis.first());
  }

  /** Ends and width are made whole, the width at least 1. */
  private static double inWholeMetres(GridAxis axis) {
    double width = Math.max(1, Truncation.cut(axis.width()));
    return Math.floor(Math.floor(axis.high()) / width)
        - Math.floor(Math.floor(axis.low()) / width)
        + 1;
  }

  private static double columns(GridGiven given) {
    return GridAxis.across(given).cells();
  }

  private static double rows(GridGiven given) {
    return GridAxis.up(given).cells();
  }
}
