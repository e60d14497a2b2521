package touchline.server.log;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import org.slf4j.spi.LoggingEventBuilder;

/** What the log says of a request to a page: its name, its method and its route. */
public final class LoggedPages {
  private LoggedPages() {}

  /** Notes the route of each request for {@link AccessLog}. */
  public static void note(RoutesConfig routes) {
    routes.after(ctx -> ctx.attribute(AccessLog.ROUTE, route(ctx)));
  }

  /** Adds what tells a request from others to a line of the log. */
  public static LoggingEventBuilder about(LoggingEventBuilder line, Context ctx) {
    return line.addKeyValue("request", ctx.res().getHeader(RequestNames.HEADER))
        .addKeyValue("method", ctx.method())
        .addKeyValue("route", route(ctx));
  }

  /** Such as {@code /lessons/{slug}}. */
  private static String route(Context ctx) {
    Endpoint matched = ctx.endpoints().matchedHttpEndpoint();
    return matched == null ? AccessLog.NO_ROUTE : matched.path;
  }
}
