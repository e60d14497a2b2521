package touchline.server.draft;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Account;
import touchline.server.author.Measurement;
import touchline.server.author.Measuring;
import touchline.server.author.Workshop;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;

/**
 * Measures drafts: a few at a time, of each person the latest, whose place only what is published
 * takes. Programs run in workers, in turn behind those of students.
 */
final class Measures {
  /** Each holds a request while it runs. */
  private static final int MOST = 6;

  /** Until a measurement that is superseded has come to its next job. */
  private static final Duration LONGEST_END = Duration.ofSeconds(10);

  private static final String NOT_MEASURED = "It could not be measured now. Try again in a minute.";

  private final JobRunner runner;
  private final InstantSource clock;
  private final Semaphore places = new Semaphore(MOST);
  private final Map<Long, Turn> latest = new ConcurrentHashMap<>();
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

  /** One of a person's; two are never the same. */
  private static final class Turn {
    private final boolean stays;

    Turn(boolean stays) {
      this.stays = stays;
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
    return measured(account, runner -> workshop.measured(runner, owner(account), clock));
  }

  <T> T measured(Account account, Function<JobRunner, T> work) throws NotNow {
    Semaphore both = both(account);
    if (!both.tryAcquire()) {
      throw new NotNow("Your last measurement is still being stopped. Try again in a moment.");
    }
    try {
      return inTurn(account, new Turn(false), work);
    } finally {
      both.release();
    }
  }

  /**
   * Runs the programs of what is published. It takes the place of the same person's measurement,
   * and none takes its place.
   *
   * @throws NotNow if they publish something already, or too much goes on
   */
  <T> T published(Account account, Function<JobRunner, T> work) throws NotNow {
    Turn turn = new Turn(true);
    begin(account, turn);
    try {
      Semaphore both = both(account);
      if (!both.tryAcquire(LONGEST_END.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new NotNow("Your last measurement is still being stopped. Try again in a moment.");
      }
      try {
        return inTurn(account, turn, work);
      } finally {
        both.release();
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new NotNow(NOT_MEASURED);
    } finally {
      latest.remove(account.id(), turn);
    }
  }

  /** For one that ends because it is superseded, and the one that supersedes it. */
  private Semaphore both(Account account) {
    return own.computeIfAbsent(account.id(), none -> new Semaphore(2));
  }

  private <T> T inTurn(Account account, Turn turn, Function<JobRunner, T> work) throws NotNow {
    if (!places.tryAcquire()) {
      throw new NotNow("Many exercises are being measured now. Try again in a minute.");
    }
    try {
      begin(account, turn);
      return work.apply(still(account, turn));
    } catch (Superseded superseded) {
      throw new NotNow("A later measurement has taken the place of this one.");
    } catch (Measuring.CannotRun failed) {
      throw new NotNow(NOT_MEASURED);
    } finally {
      latest.remove(account.id(), turn);
      places.release();
    }
  }

  /** Takes the place of the same person's turn, unless that stays. */
  private void begin(Account account, Turn turn) throws NotNow {
    Turn now = latest.compute(account.id(), (id, last) -> stays(last, turn) ? last : turn);
    if (now != turn) {
      throw new NotNow("An exercise of yours is being published. Try again in a moment.");
    }
  }

  private static boolean stays(@Nullable Turn last, Turn next) {
    return last != null && last != next && last.stays;
  }

  private JobRunner still(Account account, Turn turn) {
    return job -> {
      if (latest.get(account.id()) != turn) {
        throw new Superseded();
      }
      return runner.run(job);
    };
  }
}
