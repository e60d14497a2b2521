package touchline.server.metrics;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Objects;

/** Tells a monitor that shows the token; for everybody else there is nothing here. */
public final class MetricsPages {
  private final MetricsToken token;
  private final Metrics metrics;

  public MetricsPages(MetricsToken token, Metrics metrics) {
    this.token = token;
    this.metrics = metrics;
  }

  /** All of it. */
  public void text(Context ctx) {
    if (!token.isIn(Objects.requireNonNullElse(ctx.header("Authorization"), ""))) {
      throw new NotFoundResponse();
    }
    ctx.header("Cache-Control", "no-store")
        .contentType("text/plain; version=0.0.4; charset=utf-8")
        .result(metrics.text());
  }
}
