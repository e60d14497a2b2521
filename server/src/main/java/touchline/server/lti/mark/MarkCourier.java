package touchline.server.lti.mark;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.lti.mark.ReadingStore.Reading;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.lti.service.LineItemService;
import touchline.server.lti.service.MarkService;
import touchline.server.lti.service.Result;
import touchline.server.lti.service.ServiceCalls;
import touchline.server.lti.service.ServiceProblem;
import touchline.server.store.Database;

/** Sends marks to platforms, in a thread of its own: a platform that is down delays nobody. */
public final class MarkCourier implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(MarkCourier.class);

  /** In milliseconds: how long a mark may lie before somebody looks. */
  private static final long ROUND = 1_000;

  /** Seconds that the last mark may take when the site is stopped. */
  private static final int LAST_MARK = 5;

  /** Comparing all marks takes at most this share of the time. */
  private static final int SHARE = 50;

  private static final long SWEEP_NANOS = Duration.ofSeconds(2).toNanos();
  private static final int CONFLICT = 409;
  private static final int MOST_DOUBLINGS = 12;

  private final LineItemMaker items;
  private final WantedStore wanted;
  private final ScoreStore scores;
  private final ReadingStore readings;
  private final PauseStore pauses;
  private final PlatformStore platforms;
  private final MarkService marks;
  private final Clock clock;
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(MarkCourier::thread);
  private long sweepAt = System.nanoTime();

  MarkCourier(
      LineItemMaker items,
      WantedStore wanted,
      ScoreStore scores,
      ReadingStore readings,
      PauseStore pauses,
      PlatformStore platforms,
      MarkService marks,
      Clock clock) {
    this.items = items;
    this.wanted = wanted;
    this.scores = scores;
    this.readings = readings;
    this.pauses = pauses;
    this.platforms = platforms;
    this.marks = marks;
    this.clock = clock;
  }

  /** Over this store. */
  public static MarkCourier of(
      Database database,
      PlatformStore platforms,
      ServiceCalls calls,
      ToolAddress site,
      Clock clock) {
    PauseStore pauses = new PauseStore(database);
    MissingItemStore missing = new MissingItemStore(database);
    LineItemService items = new LineItemService(calls);
    return new MarkCourier(
        new LineItemMaker(missing, pauses, platforms, items, site, clock),
        new WantedStore(database, clock),
        new ScoreStore(database),
        new ReadingStore(database),
        pauses,
        platforms,
        new MarkService(calls),
        clock);
  }

  private static Thread thread(Runnable round) {
    Thread thread = new Thread(round, "marks");
    thread.setDaemon(true);
    return thread;
  }

  /** Begins. */
  public void open() {
    // Its end is that of the rounds; a round lets no exception out that would end them before.
    Future<?> unused =
        rounds.scheduleWithFixedDelay(this::round, ROUND, ROUND, TimeUnit.MILLISECONDS);
  }

  private void round() {
    try {
      do {
        sweepIfDue();
      } while (!rounds.isShutdown() && doNext());
    } catch (RuntimeException away) {
      LOG.warn("marks were not sent now: {}", away.toString());
    }
  }

  private void sweepIfDue() {
    long from = System.nanoTime();
    if (from - sweepAt >= 0) {
      sweep();
      long took = System.nanoTime() - from;
      sweepAt = System.nanoTime() + Math.max(SWEEP_NANOS, SHARE * took);
    }
  }

  /** Compares, sends and reads until nothing is left to be done now. */
  void finish() {
    sweep();
    while (doNext()) {
      // Until nothing is left.
    }
  }

  private void sweep() {
    items.sweep();
    wanted.sweep();
  }

  /** A column before the marks that go there. */
  private boolean doNext() {
    if (items.makeNext()) {
      wanted.sweep();
      return true;
    }
    return sendNext() || readNext();
  }

  /** Sends the next mark that is due; false if none is. */
  boolean sendNext() {
    Optional<Push> next = scores.take();
    next.ifPresent(this::send);
    return next.isPresent();
  }

  private void send(Push push) {
    Platform platform = platforms.find(push.platform()).orElseThrow();
    try {
      marks.score(platform, push.lineItem(), push.score());
      scores.sent(push, clock.instant());
    } catch (ServiceProblem problem) {
      if (problem.isAway()) {
        postpone(push, problem);
      } else if (problem.status() == CONFLICT) {
        lookAtConflict(platform, push);
      } else {
        scores.refused(push, problem.getMessage());
      }
    }
  }

  private void postpone(Push push, ServiceProblem problem) {
    LOG.warn("platform {} is left alone for a while: {}", push.platform(), problem.getMessage());
    Duration pause = pauses.pause(push.platform(), problem.getMessage(), clock.instant());
    scores.postpone(push, pause.plusMinutes(1));
  }

  /**
   * The platform has a mark that is not older: our own, if the site was stopped after it was sent
   * and before that was written down; otherwise one of another time, and this has to be later.
   */
  private void lookAtConflict(Platform platform, Push push) {
    try {
      Optional<Result> shown =
          push.mayRead()
              ? marks.result(platform, push.lineItem(), push.subject())
              : Optional.empty();
      if (shown.filter(push::isShown).isPresent()) {
        scores.sent(push, clock.instant());
      } else {
        raise(push);
      }
    } catch (ServiceProblem problem) {
      if (problem.isAway()) {
        postpone(push, problem);
      } else {
        raise(push);
      }
    }
  }

  /** By a second, by two, by four and so on: how much later the other one is, nobody tells. */
  private void raise(Push push) {
    int doublings = Math.min(push.failures(), MOST_DOUBLINGS);
    long later = push.stamp() + (1L << doublings);
    long stamp = Math.max(later, clock.instant().getEpochSecond());
    scores.raise(push, stamp, Duration.ofSeconds((1L << doublings) - 1));
  }

  /** Reads what a platform shows for a link; false if nothing is to be read. */
  boolean readNext() {
    Optional<Reading> next = readings.take();
    next.ifPresent(this::read);
    return next.isPresent();
  }

  private void read(Reading reading) {
    Platform platform = platforms.find(reading.platform()).orElseThrow();
    try {
      readings.read(reading, marks.results(platform, reading.lineItem()), clock.instant());
    } catch (ServiceProblem problem) {
      if (problem.isAway()) {
        pauses.pause(reading.platform(), problem.getMessage(), clock.instant());
        readings.postpone(reading);
      } else {
        readings.failed(reading, problem.getMessage());
      }
    }
  }

  /** Lets the mark that is on its way arrive, and be written down, before the store closes. */
  @Override
  public void close() {
    rounds.shutdown();
    try {
      if (!rounds.awaitTermination(LAST_MARK, TimeUnit.SECONDS)) {
        rounds.shutdownNow();
      }
    } catch (InterruptedException hurried) {
      rounds.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
