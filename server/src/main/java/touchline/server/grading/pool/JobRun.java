package touchline.server.grading.pool;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.job.Limit;

/**
 * Runs one job in one worker after another, until one answers that is above doubt. A worker that
 * dies, or whose virtual machine was shaken, may suffer from a job before; a new one cannot.
 */
record JobRun(Workers workers, Job job) {
  /** Workers that may die under a job before it is the job that is taken to kill them. */
  private static final int MOST = 3;

  JobResult run() {
    Optional<JobResult> ran = in(workers.take(job.source()), false);
    for (int i = 2; i <= MOST && ran.isEmpty(); i++) {
      ran = in(workers.takeUnused(), i == MOST);
    }
    return ran.orElseThrow();
  }

  /** Empty if what happened is not yet to be laid to the job. */
  private Optional<JobResult> in(Optional<Child> worker, boolean isLast) {
    if (worker.isEmpty()) {
      return Optional.of(new JobResult.Failed("no worker process can be started"));
    }
    Child child = worker.get();
    try {
      JobResult ran = child.run(job);
      return child.isInDoubt() ? Optional.empty() : Optional.of(ran);
    } catch (Child.Lost lost) {
      if (workers.isClosed()) {
        return Optional.of(new JobResult.Failed("the workers are being stopped"));
      }
      return lost.wasLate() || isLast ? Optional.of(ended(lost)) : Optional.empty();
    } finally {
      workers.giveBack(child);
    }
  }

  private JobResult ended(Child.Lost lost) {
    if (!lost.wasRunning()) {
      String text = "the source is too complex for the compiler";
      String advice = "It was not compiled within two seconds. Split it into simpler methods.";
      return new JobResult.DoesNotCompile(List.of(new Complaint(0, 0, text, advice)));
    }
    List<CaseRun> runs =
        new ArrayList<>(Collections.nCopies(job.inputs().size(), new CaseRun.NotRun()));
    if (!runs.isEmpty()) {
      Limit limit = lost.wasLate() ? Limit.TIME : Limit.MEMORY;
      runs.set(0, new CaseRun.Stopped(limit, 0, ""));
    }
    return new JobResult.Finished(runs, Optional.empty());
  }
}
