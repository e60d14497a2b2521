package touchline.server.similar.tile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * The pairs of a class that have most in common.
 *
 * <p>Programs with the same tokens are one here and are compared once. The others are compared in
 * the order of {@link Bounds}, until no pair that is left can come into the list.
 */
public final class Ranking {
  /** Pairs that are kept. */
  public static final int MOST = 600;

  /** A pair that shares less is not worth a look. */
  public static final double LEAST = 0.3;

  private static final Comparator<Ranked> ORDER =
      Comparator.comparingDouble((Ranked pair) -> -pair.share())
          .thenComparingInt(pair -> -pair.tokens())
          .thenComparingInt(Ranked::one)
          .thenComparingInt(Ranked::other);

  private final List<List<Integer>> same;
  private final List<Program> distinct;
  private final PriorityQueue<Ranked> kept = new PriorityQueue<>(ORDER.reversed());

  private Ranking(List<Program> programs) {
    Map<List<Integer>, List<Integer>> by = new LinkedHashMap<>();
    for (int i = 0; i < programs.size(); i++) {
      if (programs.get(i).isLongEnough()) {
        by.computeIfAbsent(key(programs.get(i)), none -> new ArrayList<>()).add(i);
      }
    }
    this.same = List.copyOf(by.values());
    this.distinct = same.stream().map(all -> programs.get(all.get(0))).toList();
  }

  private static List<Integer> key(Program program) {
    return Arrays.stream(program.numbers()).boxed().toList();
  }

  /**
   * A pair, by the places of both in what was compared.
   *
   * @param share from 0 to 1
   * @param tokens that both have
   */
  public record Ranked(int one, int other, double share, int tokens) {}

  /** Those that share most first. */
  public static List<Ranked> of(List<Program> programs) {
    Ranking ranking = new Ranking(programs);
    ranking.addSame();
    ranking.compare();
    return ranking.kept.stream().sorted(ORDER).toList();
  }

  private void addSame() {
    for (int i = 0; i < same.size(); i++) {
      int tokens = distinct.get(i).with(distinct.get(i)).tokens();
      double share = (double) tokens / distinct.get(i).own();
      for (int one : same.get(i)) {
        for (int other : same.get(i)) {
          if (one < other) {
            keep(new Ranked(one, other, share, tokens));
          }
        }
      }
    }
  }

  private record Bound(int one, int other, double most) {}

  private void compare() {
    Bounds bounds = new Bounds(distinct);
    List<Bound> candidates = new ArrayList<>();
    for (int one = 0; one < distinct.size(); one++) {
      for (int other = one + 1; other < distinct.size(); other++) {
        double most = bounds.of(one, other);
        if (most >= LEAST) {
          candidates.add(new Bound(one, other, most));
        }
      }
    }
    candidates.sort(Comparator.comparingDouble(bound -> -bound.most));
    for (Bound bound : candidates) {
      if (kept.size() == MOST && kept.element().share() >= bound.most) {
        return;
      }
      compare(bound);
    }
  }

  private void compare(Bound bound) {
    Program.Shared shared = distinct.get(bound.one).with(distinct.get(bound.other));
    for (int one : same.get(bound.one)) {
      for (int other : same.get(bound.other)) {
        keep(
            new Ranked(
                Math.min(one, other), Math.max(one, other), shared.share(), shared.tokens()));
      }
    }
  }

  private void keep(Ranked pair) {
    if (pair.share() >= LEAST) {
      kept.add(pair);
      if (kept.size() > MOST) {
        kept.remove();
      }
    }
  }
}
