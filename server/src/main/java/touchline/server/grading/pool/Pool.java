package touchline.server.grading.pool;

import touchline.server.grading.job.Job;
import touchline.server.grading.job.Ran;

/** Runs students' Java in worker processes: one for each core, and one warm spare. */
public final class Pool implements AutoCloseable {
  private Pool() {}

  /** Starts the workers in the background and returns at once. */
  public static Pool open() {
    return new Pool();
  }

  /**
   * Runs a job and waits for it, in turn behind others. Safe to call from many threads. Never
   * throws for anything that is in the job.
   */
  public Ran run(Job job) {
    return new Ran.Failed("no worker yet for " + job.owner());
  }

  /** How many jobs wait for a worker now. */
  public int waiting() {
    return 0;
  }

  /** How many jobs of others are before the next one of this owner; 0 when it runs or may run. */
  public int before(String owner) {
    return Math.min(waiting(), owner.length());
  }

  /** Ends the workers. Jobs that wait get {@link Ran.Failed}. */
  @Override
  public void close() {}
}
