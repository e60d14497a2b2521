package touchline.server.grading.pool;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.Limit;
import touchline.server.grading.job.Ran;
import touchline.server.lane.Owner;

/**
 * Runs students' Java in worker processes: one for each core and at least two, and one warm spare.
 */
public final class Pool implements AutoCloseable {
  /** More than this and the answer would come too late for the one who waits. */
  private static final int MOST_WAITING = 1_000;

  /** On a single core, too: one place is always kept free of anonymous work. */
  private static final int LEAST_PLACES = 2;

  /** Workers that may die under a job before it is the job that is taken to kill them. */
  private static final int ATTEMPTS = 3;

  private final Workers workers;
  private final Turns turns;

  /** Starts its workers when the first job comes. */
  public static Pool whenAsked() {
    return new Pool(places());
  }

  private static int places() {
    return Math.max(LEAST_PLACES, Runtime.getRuntime().availableProcessors());
  }

  private Pool(int places) {
    this.workers = new Workers(places + 1);
    this.turns = new Turns(places, MOST_WAITING);
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
    Pool pool = new Pool(places);
    pool.warmUp();
    return pool;
  }

  /**
   * Runs a job and waits for it, in turn behind others. Safe to call from many threads. Never
   * throws for anything that is in the job.
   */
  public Ran run(Job job) {
    workers.open();
    if (!turns.begin(job.owner())) {
      return new Ran.Failed("too many submissions wait; try again in a minute");
    }
    try {
      return inTurn(job);
    } finally {
      turns.end(job.owner());
    }
  }

  /** A worker that dies may have died of itself, so the job gets another. */
  private Ran inTurn(Job job) {
    for (int i = 1; i < ATTEMPTS; i++) {
      Optional<Ran> ran = attempt(job, false);
      if (ran.isPresent()) {
        return ran.get();
      }
    }
    return attempt(job, true).orElseThrow();
  }

  /** Empty if the worker died and that is not yet to be laid to the job. */
  private Optional<Ran> attempt(Job job, boolean isLast) {
    Optional<Child> child = workers.take();
    if (child.isEmpty()) {
      return Optional.of(new Ran.Failed("no worker process can be started"));
    }
    try {
      return Optional.of(child.get().run(job));
    } catch (Child.Lost lost) {
      return lost.wasLate() || isLast ? Optional.of(ended(job, lost)) : Optional.empty();
    } finally {
      workers.giveBack(child.get());
    }
  }

  private static Ran ended(Job job, Child.Lost lost) {
    if (!lost.wasRunning()) {
      String text = "the source is too complex for the compiler";
      String advice = "It was not compiled within two seconds. Split it into simpler methods.";
      return new Ran.DoesNotCompile(List.of(new Complaint(0, 0, text, advice)));
    }
    List<CaseRun> runs =
        new ArrayList<>(Collections.nCopies(job.inputs().size(), new CaseRun.NotRun()));
    if (!runs.isEmpty()) {
      Limit limit = lost.wasLate() ? Limit.TIME : Limit.MEMORY;
      runs.set(0, new CaseRun.Stopped(limit, 0, ""));
    }
    return new Ran.Finished(runs, Optional.empty());
  }

  /** How many jobs wait for a worker now. */
  public int waiting() {
    return turns.waiting();
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

  /** Ends the workers. Jobs that wait get {@link Ran.Failed}. */
  @Override
  public void close() {
    workers.close();
  }
}
