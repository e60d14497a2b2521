package touchline.server.grading.verdict;

import touchline.server.grading.job.JobResult;

/**
 * A case with the steps that a student's method took in it.
 *
 * @param input the arguments one after another, laid out by {@link touchline.code.ValueType}
 * @param run of this case alone, with its trace
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
public record TracedCase(double[] input, JobResult.Finished run) {
  public TracedCase {
    if (run.trace().isEmpty() || run.cases().size() != 1) {
      throw new IllegalArgumentException("run must be of one case, with its trace: " + run);
    }
  }
}
