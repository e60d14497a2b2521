package touchline.server.log;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Gives each request a name of its own, which the answer carries too, so that a person who reports
 * a failure and the line in the log can be brought together.
 */
public final class RequestNames extends Handler.Wrapper {
  public static final String HEADER = "X-Request-Id";

  private static final String NAME = "touchline.request";

  public RequestNames(Handler next) {
    super(next);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String name = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    request.setAttribute(NAME, name);
    response.getHeaders().put(HEADER, name);
    return super.handle(request, response, callback);
  }

  static String of(Request request) {
    return String.valueOf(request.getAttribute(NAME));
  }
}
