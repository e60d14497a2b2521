package touchline.server.author;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.code.Family;
import touchline.code.Positions;
import touchline.server.author.SpecialPositions.Kind;
import touchline.server.author.SpecialPositions.Position;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.grading.job.CaseRun;

/** What a method may answer in special positions that is right everywhere else. */
final class SpecialWrongs {
  /** Calls of the reference with other arguments. */
  private static final int MOST_DETOURS = 3_000;

  private final Programs programs;
  private final SpecialPositions special;
  private final List<Positions.Wrong> wrongs;
  private final Map<List<Double>, double[]> asked = new HashMap<>();
  private final SpecialMistakes mistakes;
  private final List<Position> decided = new ArrayList<>();
  private BitSet onlyThere = new BitSet();

  SpecialWrongs(ExerciseFolder folder, Programs programs, SpecialPositions special) {
    this.programs = programs;
    this.special = special;
    this.wrongs = special.positions().wrongs();
    this.mistakes = new SpecialMistakes(folder.mistakes());
  }

  /** Runs what is asked in these positions, each program once. */
  void run(List<Kind> kinds, List<Position> given) {
    detour(kinds, given);
    List<Position> fair = kinds.stream().flatMap(kind -> kind.fair().stream()).toList();
    List<Position> all = new ArrayList<>(given);
    all.addAll(fair);
    mistakes.run(all, programs, special);
    onlyThere = mistakes.onlyAtDecisions(fair);
    fair.stream().filter(each -> !each.isCalm()).forEach(decided::add);
  }

  /**
   * Positions at a decision, where sound methods are exact, of a family that methods treat apart
   * with a comparison of their own; none of any other.
   */
  List<Position> decided(Family family) {
    return family.isAlongAnAxis()
        ? decided.stream().filter(each -> family.has().test(each.input())).toList()
        : List.of();
  }

  /** The author's mistakes in a position that only decisions show, behind the usual ones. */
  BitSet shownOnlyThere(Family family, Position at) {
    BitSet shown = new BitSet();
    int before = usual(family);
    mistakes.wrong(at).stream().filter(onlyThere::get).forEach(each -> shown.set(before + each));
    return shown;
  }

  /** Asks the reference once for all other arguments. */
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

  /** How many there are before the author's own mistakes. */
  int usual(Family family) {
    return wrongs.size() + special.positions().detours(family).size();
  }

  /**
   * The usual wrong answers, behind them those of the family, and then the author's own mistakes,
   * that are wrong in a position.
   */
  BitSet shown(Family family, Position at) {
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
          answer
              .map(detours.get(i).gives())
              .filter(gives -> !special.isRight(gives, at.right(), at.input()))
              .isPresent();
      shown.set(wrongs.size() + i, isWrong);
    }
    int before = usual(family);
    mistakes.wrong(at).stream().forEach(mistake -> shown.set(before + mistake));
    return shown;
  }

  String words(Family family, int wrong) {
    List<Positions.Detour> detours = special.positions().detours(family);
    int detour = wrong - wrongs.size();
    if (detour < 0) {
      return wrongs.get(wrong).words();
    }
    return detour < detours.size()
        ? detours.get(detour).words()
        : mistakes.words(detour - detours.size());
  }
}
