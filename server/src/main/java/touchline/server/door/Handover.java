package touchline.server.door;

import java.util.concurrent.Executor;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.VirtualThreads;

/**
 * Hands a request to a thread that may wait. What stands before it waits for nothing, so the thread
 * that reads from the network does it itself: nobody is woken for a kept page, and a reader whose
 * connection is open gets it also while every other thread waits.
 */
public final class Handover extends Handler.Wrapper {
  public Handover(Handler next) {
    super(next);
  }

  @Override
  public InvocationType getInvocationType() {
    return InvocationType.NON_BLOCKING;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    threads().execute(() -> goOn(request, response, callback));
    return true;
  }

  private Executor threads() {
    Executor virtual = VirtualThreads.getVirtualThreadsExecutor(getServer().getThreadPool());
    return virtual == null ? getServer().getThreadPool() : virtual;
  }

  /** As the web server does with what its first handler says. */
  private void goOn(Request request, Response response, Callback callback) {
    try {
      if (!super.handle(request, response, callback)) {
        Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
      }
    } catch (Throwable failed) {
      Response.writeError(request, response, callback, failed);
    }
  }
}
