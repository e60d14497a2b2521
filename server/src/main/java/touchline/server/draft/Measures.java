package touchline.server.draft;

import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import touchline.server.account.Account;
import touchline.server.author.Measurement;
import touchline.server.author.Measuring;
import touchline.server.author.Workshop;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;

/**
 * Measures drafts: a few at a time, of each person the latest. Programs run in workers, in turn
 * behind those of students.
 */
final class Measures {
  /** Each holds a request while it runs. */
  private static final int MOST = 6;

  private final JobRunner runner;
  private final InstantSource clock;
  private final Semaphore places = new Semaphore(MOST);
  private final Map<Long, Object> latest = new ConcurrentHashMap<>();
  private final Map<Long, Semaphore> own = new ConcurrentHashMap<>();

  Measures(JobRunner runner, InstantSource clock) {
    this.runner = runner;
    this.clock = clock;
  }

  /** It was not measured; the message is for its author. */
  static final class NotNow extends Exception {
    NotNow(String message) {
      super(message);
    }
  }

  private static final class Superseded extends RuntimeException {
    Superseded() {
      super("a later measurement of the same person has begun");
    }
  }

  /** Whose programs run when they are measured. */
  static Owner owner(Account account) {
    return Owner.named("author " + account.id());
  }

  /**
   * Measures what is written, unless the same person has something else measured meanwhile.
   *
   * @throws NotNow if that is so, or too much goes on
   */
  Measurement of(Account account, Written written) throws NotNow {
    Workshop workshop = new Workshop(written.files());
    return run(account, runner -> workshop.measured(runner, owner(account), clock));
  }

  /**
   * Does what runs programs, as one of those measurements.
   *
   * @throws NotNow likewise
   */
  <T> T run(Account account, Function<JobRunner, T> work) throws NotNow {
    // One that ends because it is superseded, and the one that supersedes it.
    Semaphore both = own.computeIfAbsent(account.id(), none -> new Semaphore(2));
    if (!both.tryAcquire()) {
      throw new NotNow("Your last measurement is still being stopped. Try again in a moment.");
    }
    try {
      return inTurn(account, work);
    } finally {
      both.release();
    }
  }

  private <T> T inTurn(Account account, Function<JobRunner, T> work) throws NotNow {
    if (!places.tryAcquire()) {
      throw new NotNow("Many exercises are being measured now. Try again in a minute.");
    }
    Object turn = new Object();
    latest.put(account.id(), turn);
    try {
      return work.apply(still(account, turn));
    } catch (Superseded superseded) {
      throw new NotNow("A later measurement has taken the place of this one.");
    } catch (Measuring.CannotRun failed) {
      throw new NotNow("It could not be measured now. Try again in a minute.");
    } finally {
      latest.remove(account.id(), turn);
      places.release();
    }
  }

  private JobRunner still(Account account, Object turn) {
    return job -> {
      if (latest.get(account.id()) != turn) {
        throw new Superseded();
      }
      return runner.run(job);
    };
  }
}
