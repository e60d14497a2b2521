package touchline.server.grading.verdict;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import touchline.code.AnsweredMethod;
import touchline.code.AskedMethod;
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
  /** No submission has such a seed but by chance. */
  private static final List<Long> OTHERS = List.of(-3L, -5L, -7L);

  /** Wrong cases of which images are tried; any will do. */
  private static final int MOST_ALIKE = 20;

  private final JobRunner runner;
  private final Map<String, List<Case>> kept = new ConcurrentHashMap<>();

  Trials(JobRunner runner) {
    this.runner = runner;
  }

  /** What the method does with them; empty if it could not be run on them. */
  Optional<Results> results(AskedMethod exercise, String source, List<Case> hidden, Owner owner) {
    return run(exercise, source, of(exercise), hidden, owner);
  }

  /**
   * What the method does with other hidden cases than its own, where the small ones are all right:
   * what is wrong with it shows in large numbers only, or seldom.
   */
  Optional<Results> further(AskedMethod exercise, String source, List<Case> hidden, Owner owner) {
    List<Case> others = OTHERS.stream().flatMap(seed -> exercise.hidden(seed).stream()).toList();
    return run(exercise, source, others, hidden, owner);
  }

  /**
   * What the method does with the images of hidden cases in which it is wrong: so special a fault
   * may show in no other case of ours.
   */
  Optional<Results> alike(Results results, String source, List<Case> hidden, Owner owner) {
    if (!(results.exercise() instanceof CodeExercise lesson)) {
      return Optional.empty();
    }
    Images images = new Images(lesson);
    List<Case> alike =
        IntStream.range(0, results.cases().size())
            .filter(i -> !results.isRight(i))
            .mapToObj(results.cases()::get)
            .limit(MOST_ALIKE)
            .flatMap(
                wrong ->
                    images.of(wrong.input()).stream()
                        .map(image -> new Case(wrong.group(), image, "")))
            .toList();
    return run(lesson, source, alike, hidden, owner);
  }

  private Optional<Results> run(
      AskedMethod exercise, String source, List<Case> cases, List<Case> hidden, Owner owner) {
    List<Case> secret = hidden.stream().filter(exercise::isSecret).toList();
    List<Case> trials =
        cases.stream()
            .filter(trial -> secret.stream().noneMatch(each -> isSame(each, trial)))
            .toList();
    List<double[]> inputs = trials.stream().map(Case::input).toList();
    JobResult ran = runner.run(Job.of(source, exercise.signature(), inputs, owner));
    if (!(ran instanceof JobResult.Finished finished)) {
      return Optional.empty();
    }
    return Optional.of(new Results(exercise, trials, finished.cases()));
  }

  /** The same each time, and drawn once; other versions of an author's exercise have others. */
  List<Case> of(AskedMethod exercise) {
    return exercise instanceof AnsweredMethod
        ? exercise.trials()
        : kept.computeIfAbsent(exercise.form(), form -> exercise.trials());
  }

  private static boolean isSame(Case one, Case other) {
    return Arrays.equals(one.input(), other.input());
  }
}
