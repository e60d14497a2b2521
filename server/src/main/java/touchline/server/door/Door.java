package touchline.server.door;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Counts the requests that are being answered. Once it is closed new ones are refused before they
 * do anything, so that a proxy may ask another server, and who is in is waited for.
 */
public final class Door extends Handler.Wrapper {
  /** Monitors are answered to the end. */
  private static final Set<String> FOR_MONITORS = Set.of("/healthz", "/readyz", "/metrics");

  /** In seconds: by then a server that is replaced is there again, or another one answers. */
  private static final String AGAIN = "5";

  /** In milliseconds, between two looks at the open connections. */
  private static final long LOOK = 20;

  private final Request.Handler refusal;
  private int inside;
  private boolean isClosed;

  /**
   * @param refusal writes the page of a refusal
   */
  public Door(Request.Handler refusal) {
    this.refusal = refusal;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (isStream(request)) {
      return super.handle(request, response, callback);
    }
    boolean isLate = !enter();
    Request.addCompletionListener(request, failure -> leave());
    if (!isLate) {
      return super.handle(request, response, callback);
    }
    response.getHeaders().put(HttpHeader.CONNECTION, "close");
    if (FOR_MONITORS.contains(request.getHttpURI().getPath())) {
      return super.handle(request, response, callback);
    }
    response.setStatus(HttpStatus.SERVICE_UNAVAILABLE_503);
    response.getHeaders().put(HttpHeader.RETRY_AFTER, AGAIN);
    return refusal.handle(request, response, callback);
  }

  /** What goes on for as long as somebody looks at a page is not waited for. */
  private static boolean isStream(Request request) {
    return String.join(",", request.getHeaders().getValuesList(HttpHeader.ACCEPT))
        .contains("text/event-stream");
  }

  private synchronized boolean enter() {
    inside++;
    return !isClosed;
  }

  private synchronized void leave() {
    inside--;
    notifyAll();
  }

  /**
   * Closes it, waits until who is in has gone out, stops listening, and waits a little until
   * browsers and proxies have noticed: a connection that they keep open is closed with the answer
   * to the next request. One that arrives in this moment is answered, too: the web server, when it
   * is stopped, forgets what it has accepted and not yet looked at, and who asks there would wait
   * for ever.
   *
   * @param longest how long to wait for who is in
   * @param lingering how long to wait for connections on which nothing is asked
   */
  public void close(Duration longest, Duration lingering) {
    try {
      awaitEmpty(longest.toMillis());
      long until = System.currentTimeMillis() + lingering.toMillis();
      List<CompletableFuture<Void>> deaf = stopListening();
      while (!isQuiet(deaf) && System.currentTimeMillis() < until) {
        awaitLook();
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void awaitEmpty(long most) throws InterruptedException {
    isClosed = true;
    long until = System.currentTimeMillis() + most;
    long left = most;
    while (inside > 0 && left > 0) {
      wait(left);
      left = until - System.currentTimeMillis();
    }
  }

  @SuppressWarnings("WaitNotInLoop") // Its caller looks again.
  private synchronized void awaitLook() throws InterruptedException {
    wait(LOOK);
  }

  /**
   * The threads that accept end by themselves once there is nothing to listen to, which takes no
   * time; who is interrupted in between loses the connection that has just come.
   */
  private List<CompletableFuture<Void>> stopListening() throws InterruptedException {
    for (Connector connector : getServer().getConnectors()) {
      if (connector instanceof NetworkConnector network) {
        network.close();
      }
    }
    awaitLook();
    return Stream.of(getServer().getConnectors()).map(Connector::shutdown).toList();
  }

  /** Whether nobody listens, and no connection is open or about to be. */
  private boolean isQuiet(List<CompletableFuture<Void>> deaf) {
    return deaf.stream().allMatch(CompletableFuture::isDone)
        && getServer().getBeans(NetworkConnectionLimit.class).stream()
            .allMatch(
                all ->
                    all.getPendingNetworkConnectionCount() + all.getNetworkConnectionCount() <= 0);
  }
}
