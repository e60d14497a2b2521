package touchline.server.lti.roster;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.lti.place.PlatformCourse;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.service.MemberService;
import touchline.server.lti.service.PlatformMember;
import touchline.server.lti.service.ServiceProblem;

/** Reads the rosters of platforms, in a thread of its own: one that is down delays nobody. */
public final class RosterFollower implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RosterFollower.class);

  /** In seconds: how long a roster that is due may lie before somebody looks. */
  private static final long ROUND = 10;

  /** In seconds: a list that comes in many pages is read on while somebody looks at the page. */
  private static final long WAIT = 15;

  private final FollowStore followed;
  private final PlatformRosterStore rosters;
  private final PlatformStore platforms;
  private final MemberService services;
  private final Clock clock;
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(RosterFollower::thread);

  public RosterFollower(
      FollowStore followed,
      PlatformRosterStore rosters,
      PlatformStore platforms,
      MemberService services,
      Clock clock) {
    this.followed = followed;
    this.rosters = rosters;
    this.platforms = platforms;
    this.services = services;
    this.clock = clock;
  }

  private static Thread thread(Runnable round) {
    Thread thread = new Thread(round, "rosters");
    thread.setDaemon(true);
    return thread;
  }

  /** Begins. */
  public void open() {
    // Its end is that of the rounds; a round lets no exception out that would end them before.
    Future<?> unused = rounds.scheduleWithFixedDelay(this::round, ROUND, ROUND, TimeUnit.SECONDS);
  }

  private void round() {
    try {
      while (!rounds.isShutdown() && readNext()) {
        // Until none is due.
      }
    } catch (RuntimeException away) {
      LOG.warn("rosters were not read now: {}", away.toString());
    }
  }

  /** Reads the next one that is due; false if none is. */
  boolean readNext() {
    Optional<PlatformCourse> next = followed.take();
    next.ifPresent(this::read);
    return next.isPresent();
  }

  /** Reads some because somebody asks, who waits for a while. */
  void readNow(List<PlatformCourse> asked) {
    Future<?> reading =
        rounds.submit(
            () ->
                asked.forEach(
                    there -> {
                      followed.takeNow(there);
                      read(there);
                    }));
    try {
      reading.get(WAIT, TimeUnit.SECONDS);
    } catch (TimeoutException slow) {
      LOG.info("a roster of a platform is still being read");
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void read(PlatformCourse there) {
    try {
      Platform platform = platforms.find(there.platform()).orElseThrow();
      List<PlatformMember> list = services.members(platform, there.memberships());
      if (list.isEmpty()) {
        followed.failed(there, "its list is empty, so nothing was changed");
      } else {
        rosters.take(platform, there, list, clock.instant());
      }
    } catch (ServiceProblem problem) {
      LOG.warn("the roster of course {} was not read: {}", there.course(), problem.getMessage());
      followed.failed(there, problem.getMessage());
    }
  }

  @Override
  public void close() {
    rounds.shutdownNow();
  }
}
