package touchline.server.grading.verdict;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.Ran;

/**
 * Looks for a small case in which a wrong method fails: of our own making, never a hidden one. All
 * candidates run in one job, in ascending size, so the first that fails is the smallest.
 */
final class Trials {
  private final Runner runner;
  private final Map<String, List<Case>> kept = new ConcurrentHashMap<>();

  Trials(Runner runner) {
    this.runner = runner;
  }

  /** Empty if none is found. */
  Optional<Tick> counterexample(
      CodeExercise exercise, String source, List<Case> hidden, String owner) {
    List<Case> trials =
        kept.computeIfAbsent(exercise.id(), id -> exercise.trials()).stream()
            .filter(trial -> hidden.stream().noneMatch(each -> isSame(each, trial)))
            .toList();
    List<double[]> inputs = trials.stream().map(Case::input).toList();
    Ran ran = runner.run(Job.of(source, exercise.signature(), inputs, owner));
    if (!(ran instanceof Ran.Finished finished)) {
      return Optional.empty();
    }
    Results results = new Results(exercise, trials, finished.cases());
    return results.firstWrong().map(results::tick);
  }

  private static boolean isSame(Case one, Case other) {
    return Arrays.equals(one.input(), other.input());
  }
}
