package touchline.server.author;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.author.SpecialPositions.Position;
import touchline.server.author.folder.WrongProgram;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.JobResult;

/**
 * What the author's own mistakes do in special positions: a method may be right everywhere but in
 * one family of them, and make one of these mistakes there.
 */
final class SpecialMistakes {
  private final List<WrongProgram> mistakes;
  private final Map<List<Double>, BitSet> wrong = new HashMap<>();

  SpecialMistakes(List<WrongProgram> mistakes) {
    this.mistakes = List.copyOf(mistakes);
  }

  /** Runs each mistake once in all these positions; one that cannot be run is wrong in none. */
  void run(List<Position> all, Programs programs, SpecialPositions special) {
    all.forEach(each -> wrong.put(SpecialPositions.key(each.input()), new BitSet()));
    List<double[]> inputs = all.stream().map(Position::input).toList();
    for (int i = 0; i < mistakes.size(); i++) {
      if (programs.run(mistakes.get(i).source(), inputs) instanceof JobResult.Finished finished) {
        note(i, all, finished.cases(), special);
      }
    }
  }

  private void note(int mistake, List<Position> all, List<CaseRun> runs, SpecialPositions special) {
    for (int i = 0; i < runs.size(); i++) {
      Position at = all.get(i);
      Optional<double[]> gave = SpecialPositions.gave(runs.get(i));
      boolean isRight = gave.isPresent() && special.isRight(gave.get(), at.right(), at.input());
      if (!isRight && !(runs.get(i) instanceof CaseRun.NotRun)) {
        wrong(at).set(mistake);
      }
    }
  }

  /** The places of those that are wrong there. */
  BitSet wrong(Position at) {
    return wrong.getOrDefault(SpecialPositions.key(at.input()), new BitSet());
  }

  /** The places of those that are wrong at a decision, and nowhere away from one. */
  BitSet onlyAtDecisions(List<Position> all) {
    BitSet only = new BitSet();
    all.stream().filter(each -> !each.isCalm()).forEach(each -> only.or(wrong(each)));
    all.stream().filter(Position::isCalm).forEach(each -> only.andNot(wrong(each)));
    return only;
  }

  /** What a method does that makes it, to stand behind “it”. */
  String words(int mistake) {
    return "makes the mistake “" + mistakes.get(mistake).name() + "”";
  }
}
