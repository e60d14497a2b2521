package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import touchline.code.Positions;
import touchline.code.Tolerance;
import touchline.code.ValueType;
import touchline.server.grading.job.CaseRun;

/**
 * Long lists of circles in which one decides, at an end or somewhere: the others would give another
 * answer alone, and change nothing beside it.
 *
 * @param base calls whose circles are taken
 * @param reference what it does in some calls
 */
record LongLists(
    Positions positions,
    List<double[]> base,
    Function<List<double[]>, List<CaseRun>> reference,
    ValueType result) {
  /** Of few of them one circle decides. */
  private static final int CALLS = 150;

  /** Beside one, in each call. */
  private static final int CIRCLES = 4;

  List<double[]> drawn(Random random) {
    List<double[]> circles =
        base.stream().flatMap(each -> positions.circles(each).stream()).toList();
    if (circles.isEmpty()) {
      return List.of();
    }
    List<double[]> asked = new ArrayList<>();
    List<List<double[]>> tried = new ArrayList<>();
    for (int i = 0; i < CALLS; i++) {
      double[] call = base.get(random.nextInt(base.size()));
      List<double[]> some = new ArrayList<>();
      for (int j = 0; j <= CIRCLES; j++) {
        some.add(circles.get(random.nextInt(circles.size())));
      }
      tried.add(some);
      asked.add(positions.listing(call, some.subList(0, 1)));
      for (double[] other : some.subList(1, some.size())) {
        asked.add(positions.listing(call, List.of(other)));
        asked.add(positions.listing(call, List.of(some.get(0), other)));
      }
    }
    List<CaseRun> runs = reference.apply(asked);
    List<double[]> lists = new ArrayList<>();
    for (int i = 0; i < CALLS && !runs.isEmpty(); i++) {
      int first = i * (1 + 2 * CIRCLES);
      List<double[]> silent = new ArrayList<>();
      for (int j = 0; j < CIRCLES; j++) {
        int alone = first + 1 + 2 * j;
        if (isSame(runs, first, alone + 1, asked) && !isSame(runs, first, alone, asked)) {
          silent.add(tried.get(i).get(j + 1));
        }
      }
      if (!silent.isEmpty()) {
        add(lists, asked.get(first), tried.get(i).get(0), silent, random);
      }
    }
    return lists;
  }

  /** The one that decides comes first, last and in the middle, among the others again and again. */
  private void add(
      List<double[]> lists, double[] call, double[] one, List<double[]> silent, Random random) {
    int inside = 1 + random.nextInt(Positions.LONG - 2);
    for (int place : new int[] {0, Positions.LONG - 1, inside}) {
      List<double[]> all = new ArrayList<>();
      for (int i = 0; i < Positions.LONG; i++) {
        all.add(i == place ? one : silent.get(i % silent.size()));
      }
      lists.add(positions.listing(call, all));
    }
  }

  private boolean isSame(List<CaseRun> runs, int one, int other, List<double[]> asked) {
    Optional<double[]> first = SpecialPositions.gave(runs.get(one));
    Optional<double[]> second = SpecialPositions.gave(runs.get(other));
    double tolerance = Tolerance.of(result, asked.get(one));
    return first.isPresent()
        && second.isPresent()
        && Tolerance.isNear(first.get(), second.get(), tolerance);
  }
}
