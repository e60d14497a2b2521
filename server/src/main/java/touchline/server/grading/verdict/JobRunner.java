package touchline.server.grading.verdict;

import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;

/** Runs a student's source on inputs, somewhere that can bear it. */
public interface JobRunner {
  /** Blocks until it is done; never throws for anything in the job. */
  JobResult run(Job job);
}
