package touchline.server.grading.verdict;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.lane.Owner;

/**
 * Small cases of our own making, never hidden ones, in which a wrong method is tried: of those that
 * fail the clearest is the counterexample, and a mistake must explain them all. They run in one
 * job, in ascending size.
 */
final class Trials {
  private final JobRunner runner;
  private final Map<String, List<Case>> kept = new ConcurrentHashMap<>();

  Trials(JobRunner runner) {
    this.runner = runner;
  }

  /** What the method does with them; empty if it does not come to an end in every one. */
  Optional<Results> results(CodeExercise exercise, String source, List<Case> hidden, Owner owner) {
    List<Case> trials =
        of(exercise).stream()
            .filter(trial -> hidden.stream().noneMatch(each -> isSame(each, trial)))
            .toList();
    List<double[]> inputs = trials.stream().map(Case::input).toList();
    JobResult ran = runner.run(Job.of(source, exercise.signature(), inputs, owner));
    if (!(ran instanceof JobResult.Finished finished)) {
      return Optional.empty();
    }
    return Optional.of(new Results(exercise, trials, finished.cases()))
        .filter(results -> results.firstStopped().isEmpty());
  }

  /** The same each time, and drawn once. */
  List<Case> of(CodeExercise exercise) {
    return kept.computeIfAbsent(exercise.form(), form -> exercise.trials());
  }

  private static boolean isSame(Case one, Case other) {
    return Arrays.equals(one.input(), other.input());
  }
}
