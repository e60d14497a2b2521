package touchline.server.grading.verdict;

import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;

/** Runs a job again when we lost it, as a worker may be lost or all be busy once in a while. */
record PatientRunner(JobRunner runner) implements JobRunner {
  private static final int TRIES = 3;

  /** It could not be run, and that is not the student's fault: there is to be no verdict now. */
  static final class Lost extends RuntimeException {
    Lost(JobResult.Failed failed) {
      super("no worker ran the job: " + failed.reason());
    }
  }

  /**
   * Never gives {@link JobResult.Failed}.
   *
   * @throws Lost if it cannot be run
   */
  @Override
  public JobResult run(Job job) {
    JobResult ran = runner.run(job);
    for (int i = 1; i < TRIES && ran instanceof JobResult.Failed; i++) {
      ran = runner.run(job);
    }
    if (ran instanceof JobResult.Failed failed) {
      throw new Lost(failed);
    }
    return ran;
  }
}
