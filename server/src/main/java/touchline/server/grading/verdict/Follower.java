package touchline.server.grading.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.code.AskedMethod;
import touchline.code.Case;
import touchline.code.FollowThrough;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.lane.Owner;

/**
 * Looks among a wrong source's other methods for one that explains everything: it runs that method
 * by itself and compares the wrong answers with what follows from it.
 */
record Follower(JobRunner runner, Trials trials, String source, Owner owner) {
  /** Share of the cases in which the other method must answer at all. */
  private static final double LEAST_ANSWERED = 0.7;

  Optional<FollowThroughResult> of(Results results) {
    for (FollowThrough follow : results.exercise().followThroughs()) {
      if (source.contains(follow.helper().signature().method())) {
        Optional<FollowThroughResult> followed = of(results, follow);
        if (followed.isPresent()) {
          return followed;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<FollowThroughResult> of(Results results, FollowThrough follow) {
    AskedMethod helper = follow.helper();
    List<Case> own = trials.of(helper);
    List<double[]> inputs = new ArrayList<>(own.stream().map(Case::input).toList());
    results.cases().forEach(each -> inputs.addAll(follow.calls(each.input())));
    JobResult ran = runner.run(Job.of(source, helper.signature(), inputs, owner));
    if (!(ran instanceof JobResult.Finished finished)) {
      return Optional.empty();
    }
    List<CaseRun> runs = finished.cases();
    Results helped = new Results(helper, own, runs.subList(0, own.size()));
    boolean follows =
        helped.firstWrong().isPresent()
            && follows(results, follow, answers(runs.subList(own.size(), runs.size())));
    String method = results.exercise().signature().method();
    return follows
        ? Optional.of(
            new FollowThroughResult(method, helper.signature().method(), helped.mistake()))
        : Optional.empty();
  }

  private static boolean follows(
      Results results, FollowThrough follow, List<Optional<double[]>> answers) {
    long answered = answers.stream().filter(Optional::isPresent).count();
    int next = 0;
    for (int i = 0; i < results.cases().size(); i++) {
      double[] input = results.cases().get(i).input();
      int end = next + follow.calls(input).size();
      if (!follow.follows(input, results.given(i), answers.subList(next, end))) {
        return false;
      }
      next = end;
    }
    return answered >= LEAST_ANSWERED * answers.size();
  }

  private static List<Optional<double[]>> answers(List<CaseRun> runs) {
    return runs.stream().map(Results::given).toList();
  }
}
