package touchline.server.author;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import touchline.code.Family;
import touchline.code.Positions;
import touchline.server.author.SpecialPositions.Kind;
import touchline.server.author.SpecialPositions.Position;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.grading.job.CaseRun;

/**
 * Which usual wrong answers in special positions the author's cases catch, and which positions are
 * tried beside them.
 */
final class SpecialCover {
  /** A submission is tried on so many more at most. */
  private static final int MOST = 100;

  private static final int LONGEST_LINE = 1_000;

  /** Calls of the reference for lists with other circles. */
  private static final int MOST_DETOURS = 3_000;

  private final ExerciseFolder folder;
  private final SpecialPositions special;
  private final List<Positions.Wrong> wrongs;
  private final Map<List<Double>, double[]> asked = new HashMap<>();
  private final List<Position> added = new ArrayList<>();
  private final List<Specials.Hole> drawn = new ArrayList<>();
  private final List<Specials.Hole> holes = new ArrayList<>();
  private final List<String> unanswered = new ArrayList<>();
  private int all;
  private int caught;

  private SpecialCover(ExerciseFolder folder, SpecialPositions special) {
    this.folder = folder;
    this.special = special;
    this.wrongs = special.positions().wrongs();
  }

  /**
   * What becomes of wrong methods, and what every submission is tried on beside the author's cases.
   *
   * @param added away from every decision
   */
  record Found(Specials specials, List<Position> added) {}

  /**
   * @param base drawn cases that make sense
   * @param right the right answers to the author's cases
   */
  static Found of(
      ExerciseFolder folder, Programs programs, List<double[]> base, List<double[]> right) {
    SpecialPositions special = new SpecialPositions(folder, programs, base);
    SpecialCover cover = new SpecialCover(folder, special);
    List<Position> given = new ArrayList<>();
    for (int i = 0; i < folder.cases().size(); i++) {
      given.add(new Position(folder.cases().get(i), right.get(i), true));
    }
    List<Kind> kinds = special.kinds();
    cover.detour(kinds, given);
    kinds.forEach(kind -> cover.judge(kind, given));
    return new Found(
        new Specials(cover.all, cover.caught, cover.drawn, cover.holes, cover.unanswered),
        List.copyOf(cover.added));
  }

  /** Asks the reference once for all lists with other circles. */
  private void detour(List<Kind> kinds, List<Position> given) {
    Map<List<Double>, double[]> inputs = new HashMap<>();
    for (Kind kind : kinds) {
      for (Positions.Detour detour : special.positions().detours(kind.family())) {
        List<Position> all = new ArrayList<>(kind.fair());
        given.stream().filter(each -> kind.family().has().test(each.input())).forEach(all::add);
        for (Position each : all) {
          double[] other = detour.input().apply(each.input());
          if (inputs.size() < MOST_DETOURS) {
            inputs.put(SpecialPositions.key(other), other);
          }
        }
      }
    }
    if (!inputs.isEmpty()) {
      List<double[]> calls = List.copyOf(inputs.values());
      List<CaseRun> runs = special.runs(calls);
      for (int i = 0; i < runs.size(); i++) {
        double[] call = calls.get(i);
        SpecialPositions.gave(runs.get(i))
            .ifPresent(gave -> asked.put(SpecialPositions.key(call), gave));
      }
    }
  }

  private void judge(Kind kind, List<Position> given) {
    Family family = kind.family();
    if (!kind.isAnswered()) {
      unanswered.add(family.words());
      return;
    }
    BitSet open = twice(family, kind.fair());
    if (open.isEmpty()) {
      return;
    }
    all++;
    open.andNot(shown(family, given));
    if (open.isEmpty()) {
      caught++;
      return;
    }
    List<Position> calm = kind.fair().stream().filter(Position::isCalm).toList();
    Specials.Hole own = hole(family, kind.fair(), open);
    open.andNot(shown(family, added));
    open.andNot(add(family, calm, (BitSet) open.clone()));
    if (open.isEmpty()) {
      drawn.add(own);
    } else {
      holes.add(hole(family, kind.fair(), open));
    }
  }

  /** A wrong answer that shows in one position only belongs to a smaller family. */
  private BitSet twice(Family family, List<Position> fair) {
    BitSet once = new BitSet();
    BitSet twice = new BitSet();
    for (Position each : fair) {
      BitSet own = shown(family, each);
      BitSet again = (BitSet) own.clone();
      again.and(once);
      twice.or(again);
      once.or(own);
    }
    return twice;
  }

  private BitSet shown(Family family, List<Position> cases) {
    BitSet shown = new BitSet();
    Predicate<double[]> has = family.has();
    cases.stream()
        .filter(each -> has.test(each.input()))
        .forEach(each -> shown.or(shown(family, each)));
    return shown;
  }

  /** The usual wrong answers, and behind them those of the family, that are wrong in a position. */
  private BitSet shown(Family family, Position at) {
    BitSet shown = new BitSet();
    for (int i = 0; i < wrongs.size(); i++) {
      double[] answer = wrongs.get(i).answer().apply(at.input(), at.right());
      shown.set(i, !special.isRight(answer, at.right(), at.input()));
    }
    List<Positions.Detour> detours = special.positions().detours(family);
    for (int i = 0; i < detours.size(); i++) {
      double[] other = detours.get(i).input().apply(at.input());
      Optional<double[]> answer = Optional.ofNullable(asked.get(SpecialPositions.key(other)));
      boolean isWrong =
          answer.isPresent() && !special.isRight(answer.get(), at.right(), at.input());
      shown.set(wrongs.size() + i, isWrong);
    }
    return shown;
  }

  /** Adds positions that show what is open, the one that shows most first. */
  private BitSet add(Family family, List<Position> calm, BitSet open) {
    BitSet shown = new BitSet();
    Optional<Position> best = best(family, calm, open);
    while (best.isPresent() && added.size() < MOST) {
      added.add(best.get());
      BitSet own = shown(family, best.get());
      shown.or(own);
      open.andNot(own);
      best = best(family, calm, open);
    }
    return shown;
  }

  private Optional<Position> best(Family family, List<Position> among, BitSet open) {
    int most = 0;
    Optional<Position> best = Optional.empty();
    for (Position each : among) {
      BitSet common = shown(family, each);
      common.and(open);
      if (common.cardinality() > most) {
        most = common.cardinality();
        best = Optional.of(each);
      }
    }
    return best;
  }

  private Specials.Hole hole(Family family, List<Position> fair, BitSet open) {
    List<Position> plain =
        fair.stream().filter(each -> line(each).length() < LONGEST_LINE).toList();
    int first = open.nextSetBit(0);
    String wrong =
        first < wrongs.size()
            ? wrongs.get(first).words()
            : special.positions().detours(family).get(first - wrongs.size()).words();
    return new Specials.Hole(
        family.words(), wrong, best(family, plain, open).map(this::line).orElse(""));
  }

  private String line(Position position) {
    return CaseLine.of(folder.head().method(), position.input());
  }
}
