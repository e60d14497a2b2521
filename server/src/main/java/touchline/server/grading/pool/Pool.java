package touchline.server.grading.pool;

import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.lane.Owner;

/**
 * Runs students' Java in worker processes: one for each core and at least two, and one warm spare.
 */
public final class Pool implements AutoCloseable {
  /** More than this and the answer would come too late for the one who waits. */
  private static final int MOST_WAITING = 1_000;

  /** On a single core, too: one place is always kept free of anonymous work. */
  private static final int LEAST_PLACES = 2;

  private final Workers workers;
  private final Turns turns;
  private final Runnable end;

  /** Starts its workers when the first job comes. */
  public static Pool whenAsked() {
    return new Pool(places(), Java.running());
  }

  static int places() {
    return Math.max(LEAST_PLACES, Runtime.getRuntime().availableProcessors());
  }

  /**
   * For a command: with one worker, which starts in the background at once, and none to spare. More
   * start when {@link #expect} tells that there is work for them.
   */
  public static Pool ofOne() {
    Pool pool = new Pool(places(), new Workers(1, Java.running(), Life.SHORT));
    pool.warmUp();
    return pool;
  }

  /** Starts more workers in the background if so many jobs are worth it. */
  public void expect(int jobs) {
    workers.want(Math.min(jobs, places()));
  }

  /**
   * Writes a class-data archive of a worker's classes for the next command, unless there is one;
   * that takes about a second, once for a build. Never fails: without it all is as before.
   */
  public static void keepClasses() {
    try {
      Instant begun = ProcessHandle.current().info().startInstant().orElse(Instant.EPOCH);
      Optional<Training> needed = Training.needed(Java.running(), begun);
      if (needed.isPresent()) {
        needed.get().run();
      }
    } catch (IOException cannot) {
      // A full disk, or a folder that somebody tidied up: the next command tries again.
    }
  }

  private Pool(int places, Java java) {
    this(places, new Workers(places + 1, java));
  }

  private Pool(int places, Workers workers) {
    this(places, workers, workers::close);
  }

  /**
   * With workers that may have done other work before.
   *
   * @param end what closing does to them
   */
  Pool(int places, Workers workers, Runnable end) {
    this.workers = workers;
    this.turns = new Turns(places, MOST_WAITING);
    this.end = end;
  }

  /** Starts the workers in the background, before the first job comes, and returns at once. */
  public void warmUp() {
    workers.open();
  }

  /** With workers that start in the background. */
  public static Pool open() {
    return open(places());
  }

  /** The same, with so many programs running at a time. */
  public static Pool open(int places) {
    return open(places, Java.running());
  }

  /** The same, with workers of another Java than this one. */
  static Pool open(int places, Java java) {
    Pool pool = new Pool(places, java);
    pool.warmUp();
    return pool;
  }

  /**
   * Runs a job and waits for it, in turn behind others. Safe to call from many threads. Never
   * throws for anything that is in the job.
   */
  public JobResult run(Job job) {
    workers.open();
    if (!turns.begin(job.owner())) {
      return new JobResult.Failed("too many submissions wait; try again in a minute");
    }
    try {
      return new JobRun(workers, job).run();
    } finally {
      turns.end(job.owner());
    }
  }

  /** Whether a worker lives or can be started; so it is before the first was asked for. */
  public boolean canRun() {
    return workers.canServe();
  }

  /** How many jobs wait for a worker now. */
  public int waiting() {
    return turns.waiting();
  }

  /** How many workers live. */
  public int living() {
    return workers.pids().size();
  }

  /** How many workers were started since the beginning. */
  public long started() {
    return workers.started();
  }

  /** How many jobs are before the next one of this owner; 0 when none of theirs waits. */
  public int before(Owner owner) {
    return turns.before(owner.name());
  }

  /**
   * What stands between a student's program and this machine, in one line for the operator. Waits
   * for the first worker, about a second.
   */
  public String layers() {
    return workers.layers();
  }

  /** Process ids of the workers, for tests and the operator. */
  Set<Long> pids() {
    return workers.pids();
  }

  /** Ends the workers. Jobs that wait get {@link JobResult.Failed}. */
  @Override
  public void close() {
    end.run();
  }
}
