package touchline.server.log;

import java.util.Objects;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.NanoTime;
import org.slf4j.Logger;

/**
 * A line for each answer: its name, the route, status, time and size. It has no addresses, people
 * or paths in it; a path may name a person's work, so a route stands with its parameters unfilled.
 */
public final class AccessLog implements RequestLog {
  static final String ROUTE = "touchline.route";

  /** For what was answered before a route was asked: kept pages, and what is refused at once. */
  static final String NO_ROUTE = "-";

  private static final long NANOS_TO_MICROS = 1_000;

  private final Logger log = Logs.access();

  /** The route that answered, such as {@code /lessons/{slug}}; one hyphen if none did. */
  public static String route(Request request) {
    return Objects.requireNonNullElse(request.getAttribute(ROUTE), NO_ROUTE).toString();
  }

  @Override
  public void log(Request request, Response response) {
    if (!log.isInfoEnabled()) {
      return;
    }
    log.atInfo()
        .addKeyValue("request", RequestNames.of(request))
        .addKeyValue("method", request.getMethod())
        .addKeyValue("route", route(request))
        .addKeyValue("status", response.getStatus())
        .addKeyValue("micros", NanoTime.since(request.getBeginNanoTime()) / NANOS_TO_MICROS)
        .addKeyValue("bytes", Response.getContentBytesWritten(response))
        .log("answered");
  }
}
