package touchline.growth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchline.geometry.Circle;
import touchline.taught.Grid;
import touchline.taught.TwoCircles;

/** {@link Grid#pairs} in portions; each pair is asked as soon as it is found. */
final class GridRun extends Run {
  private final List<Circle> circles;
  private final Map<Grid.Cell, List<Integer>> grid = new HashMap<>();
  private final Set<Grid.Pair> pairs = new HashSet<>();

  GridRun(List<Circle> circles) {
    super(circles.size());
    this.circles = circles;
  }

  @Override
  void ask(int place) {
    Circle circle = circles.get(place);
    for (Grid.Cell cell : Grid.cells(circle, Work.WIDTH)) {
      List<Integer> inCell = grid.computeIfAbsent(cell, empty -> new ArrayList<>());
      for (int other : inCell) {
        if (pairs.add(new Grid.Pair(other, place))) {
          count(1);
          found(TwoCircles.overlaps(circle, circles.get(other)));
        }
      }
      inCell.add(place);
    }
  }
}
