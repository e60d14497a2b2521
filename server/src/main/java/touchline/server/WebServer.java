package touchline.server;

import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import java.time.Duration;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import touchline.server.account.AccessPages;
import touchline.server.account.guard.ForwardedScheme;
import touchline.server.account.guard.Proxies;
import touchline.server.asset.KeptAnswer;
import touchline.server.asset.KeptHandler;
import touchline.server.asset.Styles;
import touchline.server.assignment.AssignmentPages;
import touchline.server.code.CodePages;
import touchline.server.course.RosterPages;
import touchline.server.door.Door;
import touchline.server.door.Handover;
import touchline.server.draft.DraftPages;
import touchline.server.later.Later;
import touchline.server.log.RequestNames;
import touchline.server.mount.Mount;
import touchline.server.mount.MountHandler;
import touchline.server.page.ErrorPages;
import touchline.server.page.FormIntake;
import touchline.server.page.SecurityHeaders;

/**
 * How requests come in: limits, headers, kept answers and forms, before any route is asked.
 *
 * @param mount below which path proxies show the site
 * @param proxies who may say how a request came
 * @param styles those that stand in pages are allowed there
 * @param kept answers that are sent before a route is asked, by path
 * @param log sees every answer
 * @param door closed when the site stops
 */
record WebServer(
    Mount mount,
    Proxies proxies,
    Styles styles,
    Map<String, KeptAnswer> kept,
    ErrorPages errors,
    RequestLog log,
    Door door) {
  /** How long a request may stand still; a reader on a bad line is back sooner. */
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  /** Waiting connections cost memory and a file handle each; more of them wait to be accepted. */
  private static final int MOST_CONNECTIONS = 4_000;

  /** Connections that the system keeps for us until they are accepted; more it may cut off. */
  private static final int MOST_ARRIVING = 1_024;

  /**
   * Entries of headers that are remembered for each connection. Jetty's 1024 take 96 KB of each,
   * which is more than they save: a class of 500 holds some thousand connections.
   */
  private static final int REMEMBERED_HEADERS = 0;

  private static final Pattern ROSTERS =
      Pattern.compile("/courses/[0-9]+/roster|/api/v1/courses/.*");

  private static final Pattern ASSIGNMENTS =
      Pattern.compile("/courses/[0-9]+/assignments(/[0-9]+/(edit|extensions))?");

  /** How the web server runs: kept answers first, then the routes. */
  void serve(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = Runtime.version().feature() >= 21;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.router.javaLangErrorHandler(
        (response, failure) -> response.setStatus(errors.failed(failure)));
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setIdleTimeout(PATIENCE.toMillis());
          http.setHeaderCacheSize(REMEMBERED_HEADERS);
          http.addCustomizer(new ForwardedScheme(proxies));
        });
    config.jetty.modifyServer(
        server -> {
          server.setErrorHandler(errors);
          server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
          server.addEventListener(new Crowds(server));
          server.setRequestLog(log);
          door.setHandler(sending(Later::isMade, new Handover(waiting())));
          SecurityHeaders headers = new SecurityHeaders(styles, new MountHandler(mount, door));
          server.setHandler(new RequestNames(headers));
        });
  }

  /** What runs on threads that may wait: for a kept answer to be made, or for a route. */
  private Handler.Singleton waiting() {
    return sending(any -> true, new FormIntake(WebServer::counting));
  }

  private KeptHandler sending(Predicate<Later<KeptAnswer.Form>> some, Handler.Singleton next) {
    return new KeptHandler(kept, AccessPages::isSignedIn, some, next);
  }

  /** Lets a crowd arrive at once: by default only fifty of it would. */
  private record Crowds(Server server) implements LifeCycle.Listener {
    @Override
    public void lifeCycleStarting(LifeCycle starting) {
      for (Connector connector : server.getConnectors()) {
        if (connector instanceof ServerConnector own) {
          own.setAcceptQueueSize(MOST_ARRIVING);
        }
      }
    }
  }

  /** How many bytes of a form count that is sent to this path; programs send whole rosters. */
  private static int counting(String path) {
    if (LtiRoom.isFromPlatforms(path)) {
      return LtiRoom.MOST;
    }
    if (ROSTERS.matcher(path).matches() || GradebookRoom.takesFiles(path)) {
      return RosterPages.MOST;
    }
    return ASSIGNMENTS.matcher(path).matches()
        ? AssignmentPages.MOST
        : CodePages.counting(path, DraftPages.counting(path, FormIntake.COUNTING));
  }
}
