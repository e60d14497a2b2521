package touchline.server.lti.mark;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.lti.service.LineItemService;
import touchline.server.lti.service.ServiceProblem;

/** Makes columns for marks in platforms, for links to assignments that came without one. */
final class LineItemMaker {
  private static final Logger LOG = LoggerFactory.getLogger(LineItemMaker.class);

  private static final Duration FIRST = Duration.ofHours(1);
  private static final Duration LONGEST = Duration.ofDays(1);
  private static final int MOST_DOUBLINGS = 5;

  private final MissingItemStore missing;
  private final PauseStore pauses;
  private final PlatformStore platforms;
  private final LineItemService items;
  private final ToolAddress site;
  private final Clock clock;

  LineItemMaker(
      MissingItemStore missing,
      PauseStore pauses,
      PlatformStore platforms,
      LineItemService items,
      ToolAddress site,
      Clock clock) {
    this.missing = missing;
    this.pauses = pauses;
    this.platforms = platforms;
    this.items = items;
    this.site = site;
    this.clock = clock;
  }

  /** Finds links that lack a column. */
  void sweep() {
    missing.sweep();
  }

  /** Makes the next one that is due; false if none is. */
  boolean makeNext() {
    Optional<MissingItem> next = missing.take();
    next.ifPresent(this::make);
    return next.isPresent();
  }

  private void make(MissingItem item) {
    Platform platform = platforms.find(item.platform()).orElseThrow();
    try {
      missing.made(item, items.ensured(platform, item.container(), item.wanted(site)));
    } catch (ServiceProblem problem) {
      later(item, problem);
    }
  }

  private void later(MissingItem item, ServiceProblem problem) {
    Instant at = clock.instant();
    if (problem.isAway()) {
      Duration pause = pauses.pause(item.platform(), problem.getMessage(), at);
      missing.postpone(item, problem, pause.plusMinutes(1), at);
    } else {
      LOG.warn("platform {} takes no column: {}", item.platform(), problem.getMessage());
      missing.refused(item, problem, pause(item.failures()), at);
    }
  }

  /** An hour, two, four and so on: what a platform refuses, people have to change. */
  static Duration pause(int failures) {
    Duration pause = FIRST.multipliedBy(1L << Math.min(failures, MOST_DOUBLINGS));
    return pause.compareTo(LONGEST) < 0 ? pause : LONGEST;
  }
}
