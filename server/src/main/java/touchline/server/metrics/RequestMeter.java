package touchline.server.metrics;

import io.micrometer.core.instrument.Meter.MeterProvider;
import io.micrometer.core.instrument.Timer;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.NanoTime;
import touchline.server.log.AccessLog;

/** Takes the time of each answer. Nobody can make it keep more by what they send. */
record RequestMeter(MeterProvider<Timer> timers) implements RequestLog {
  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

  @Override
  public void log(Request request, Response response) {
    String method = METHODS.contains(request.getMethod()) ? request.getMethod() : "other";
    timers
        .withTags(
            "method",
            method,
            "route",
            AccessLog.route(request),
            "status",
            Integer.toString(response.getStatus()))
        .record(NanoTime.since(request.getBeginNanoTime()), TimeUnit.NANOSECONDS);
  }
}
