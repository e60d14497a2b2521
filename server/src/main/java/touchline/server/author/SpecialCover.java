package touchline.server.author;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import touchline.code.Family;
import touchline.server.author.SpecialPositions.Kind;
import touchline.server.author.SpecialPositions.Position;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;

/**
 * Which usual wrong answers in special positions, and which of the author's own mistakes there, the
 * author's cases catch, and which positions are tried beside them.
 */
final class SpecialCover {
  /** A submission is tried on so many more at most. */
  private static final int MOST = 100;

  private static final int LONGEST_LINE = 1_000;

  private final ExerciseFolder folder;
  private final SpecialWrongs wrongs;
  private final List<Position> added = new ArrayList<>();
  private final List<Specials.Hole> drawn = new ArrayList<>();
  private final List<Specials.Hole> holes = new ArrayList<>();
  private final List<String> unanswered = new ArrayList<>();
  private int all;
  private int caught;

  private SpecialCover(ExerciseFolder folder, SpecialWrongs wrongs) {
    this.folder = folder;
    this.wrongs = wrongs;
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
    List<Position> given = new ArrayList<>();
    for (int i = 0; i < folder.cases().size(); i++) {
      given.add(new Position(folder.cases().get(i), right.get(i), true));
    }
    List<Kind> kinds = special.kinds();
    SpecialWrongs wrongs = new SpecialWrongs(folder, programs, special);
    wrongs.run(kinds, given);
    SpecialCover cover = new SpecialCover(folder, wrongs);
    kinds.forEach(kind -> cover.judge(kind, given));
    return new Found(
        new Specials(cover.all, cover.caught, cover.drawn, cover.holes, cover.unanswered),
        List.copyOf(cover.added));
  }

  private void judge(Kind kind, List<Position> given) {
    Family family = kind.family();
    if (!kind.isAnswered()) {
      unanswered.add(family.words());
      return;
    }
    BitSet open = open(family, kind.fair());
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
    List<Position> fair = new ArrayList<>(kind.fair());
    fair.addAll(wrongs.decided(family));
    Specials.Hole own = hole(family, fair, open);
    open.andNot(shown(family, added));
    open.andNot(add(family, calm, (BitSet) open.clone()));
    if (open.isEmpty()) {
      drawn.add(own);
    } else {
      holes.add(hole(family, fair, open));
    }
  }

  /**
   * What shows. A usual wrong answer that shows in one position only belongs to a smaller family.
   * An author's mistake may show seldom; but where cases can be drawn away from every decision, one
   * that shows at a decision alone belongs to the families of decisions, in which none can be.
   */
  private BitSet open(Family family, List<Position> fair) {
    boolean isDecided = fair.stream().anyMatch(Position::isCalm);
    int own = wrongs.usual(family);
    BitSet once = new BitSet();
    BitSet open = new BitSet();
    for (Position each : fair) {
      BitSet shown = wrongs.shown(family, each);
      if (isDecided) {
        BitSet seldom = shown.get(own, Math.max(own, shown.length()));
        shown.clear(own, Math.max(own, shown.length()));
        if (each.isCalm()) {
          seldom.stream().forEach(mistake -> open.set(own + mistake));
        }
      }
      BitSet again = (BitSet) shown.clone();
      again.and(once);
      open.or(again);
      once.or(shown);
    }
    if (isDecided) {
      open.or(again(family));
    }
    return open;
  }

  /** The mistakes that only decisions show, in at least two positions of the family. */
  private BitSet again(Family family) {
    BitSet once = new BitSet();
    BitSet again = new BitSet();
    for (Position each : wrongs.decided(family)) {
      BitSet shown = wrongs.shownOnlyThere(family, each);
      BitSet both = (BitSet) shown.clone();
      both.and(once);
      again.or(both);
      once.or(shown);
    }
    return again;
  }

  private BitSet shown(Family family, List<Position> cases) {
    BitSet shown = new BitSet();
    Predicate<double[]> has = family.has();
    cases.stream()
        .filter(each -> has.test(each.input()))
        .forEach(each -> shown.or(wrongs.shown(family, each)));
    return shown;
  }

  /** Adds positions that show what is open, the one that shows most first. */
  private BitSet add(Family family, List<Position> calm, BitSet open) {
    BitSet shown = new BitSet();
    Optional<Position> best = best(family, calm, open);
    while (best.isPresent() && added.size() < MOST) {
      added.add(best.get());
      BitSet own = wrongs.shown(family, best.get());
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
      BitSet common = wrongs.shown(family, each);
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
    return new Specials.Hole(
        family.words(),
        wrongs.words(family, open.nextSetBit(0)),
        best(family, plain, open).map(this::line).orElse(""));
  }

  private String line(Position position) {
    return CaseLine.of(folder.head().method(), position.input());
  }
}
