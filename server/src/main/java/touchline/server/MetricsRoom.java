package touchline.server;

import static touchline.server.account.Role.ANYONE;

import io.javalin.config.RoutesConfig;
import io.javalin.http.NotFoundResponse;
import java.util.Optional;
import org.eclipse.jetty.server.RequestLog;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.log.AccessLog;
import touchline.server.metrics.Metrics;
import touchline.server.metrics.MetricsPages;

/** What the site counts of itself, wired; nothing is counted unless the operator set a token. */
final class MetricsRoom implements Room {
  private final Optional<Metrics> metrics;
  private final Optional<MetricsPages> pages;

  MetricsRoom(Ground ground) {
    metrics =
        ground
            .settings()
            .metrics()
            .map(token -> new Metrics(ground.database(), ground.pool(), ground.clock()));
    pages =
        metrics.map(known -> new MetricsPages(ground.settings().metrics().orElseThrow(), known));
  }

  /** What sees every answer. */
  RequestLog requests() {
    AccessLog log = new AccessLog();
    return metrics
        .<RequestLog>map(known -> new RequestLog.Collection(log, known.requests()))
        .orElse(log);
  }

  /** The same runner, with its time taken if anybody wants to know. */
  JobRunner timed(JobRunner runner) {
    return metrics.map(known -> known.timed(runner)).orElse(runner);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/metrics", ctx -> pages.orElseThrow(NotFoundResponse::new).text(ctx), ANYONE);
  }
}
