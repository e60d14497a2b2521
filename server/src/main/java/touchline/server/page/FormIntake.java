package touchline.server.page;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToIntFunction;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.NanoTime;

/**
 * Takes in a whole form, or whatever else a request carries, before a route sees it. A form that
 * arrives slowly costs its memory and no thread, so many of them cannot stop the site. Only what
 * the page looks at is kept; the rest is read and dropped, because a client that is still sending
 * would never see the answer.
 */
public final class FormIntake extends Handler.Wrapper {
  /** In bytes. A longer form sees the connection close instead of a message at its field. */
  private static final long MOST = 64L * 1024 * 1024;

  /** An answer is one packet; who needs longer than this holds a connection for nothing. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  /** What is asked with these has no body that a route would read. */
  private static final Set<String> READING =
      Set.of(HttpMethod.GET.asString(), HttpMethod.HEAD.asString(), HttpMethod.OPTIONS.asString());

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (READING.contains(request.getMethod())) {
      return super.handle(request, response, callback);
    }
    new Intake(request, response, callback).run();
    return true;
  }

  /** In bytes, for all forms on their way in that are longer than an answer. */
  private static final long MOST_HELD = 64L * 1024 * 1024;

  /** How many bytes of a form with values count. */
  public static final int COUNTING = Form.MOST;

  private final ToIntFunction<String> counting;
  private final AtomicLong held = new AtomicLong();

  /**
   * @param counting how many bytes of a form count, by the path that it is sent to
   */
  public FormIntake(ToIntFunction<String> counting) {
    this.counting = counting;
  }

  /** One form on its way in. */
  private final class Intake implements Runnable {
    private final Request request;
    private final Response response;
    private final Callback callback;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final int most;
    private long length;
    private long holding;

    Intake(Request request, Response response, Callback callback) {
      this.request = request;
      this.response = response;
      this.callback = callback;
      this.most = counting.applyAsInt(String.valueOf(request.getHttpURI().getCanonicalPath()));
    }

    /** Reads what is there, and comes back when there is more. */
    @Override
    public void run() {
      if (request.getLength() > MOST) {
        refuse(HttpStatus.PAYLOAD_TOO_LARGE_413);
        return;
      }
      Content.Chunk chunk = request.read();
      while (chunk != null && take(chunk)) {
        chunk = request.read();
      }
      if (chunk == null) {
        request.demand(this);
      }
    }

    /** Whether there is more to read. */
    private boolean take(Content.Chunk chunk) {
      if (Content.Chunk.isFailure(chunk)) {
        refuse(status(chunk.getFailure()));
        return false;
      }
      keep(chunk.getByteBuffer());
      chunk.release();
      if (holding > 0 && held.get() > MOST_HELD) {
        refuse(HttpStatus.SERVICE_UNAVAILABLE_503);
      } else if (chunk.isLast()) {
        pass();
      } else if (length > MOST) {
        refuse(HttpStatus.PAYLOAD_TOO_LARGE_413);
      } else if (NanoTime.secondsSince(request.getBeginNanoTime()) > LONGEST.toSeconds()) {
        refuse(HttpStatus.REQUEST_TIMEOUT_408);
      } else {
        return true;
      }
      return false;
    }

    private void keep(ByteBuffer bytes) {
      length += bytes.remaining();
      byte[] first = new byte[Math.min(bytes.remaining(), most + 1 - kept.size())];
      bytes.get(first);
      kept.writeBytes(first);
      hold(Math.max(0, kept.size() - Form.MOST));
    }

    private void hold(long bytes) {
      held.addAndGet(bytes - holding);
      holding = bytes;
    }

    private void pass() {
      hold(0);
      Request whole = new WholeRequest(request, kept.toByteArray());
      try {
        if (!FormIntake.super.handle(whole, response, callback)) {
          refuse(HttpStatus.NOT_FOUND_404);
        }
      } catch (Exception broken) {
        Response.writeError(whole, response, callback, broken);
      }
    }

    /** What is left of the form stays unread, so the connection cannot be used again. */
    private void refuse(int status) {
      hold(0);
      response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());
      Response.writeError(request, response, callback, status);
    }

    /** Whoever sends a form that breaks off or is no HTTP made the mistake, not the site. */
    private static int status(Throwable failure) {
      if (failure instanceof HttpException fault) {
        return fault.getCode();
      }
      return failure instanceof TimeoutException
          ? HttpStatus.REQUEST_TIMEOUT_408
          : HttpStatus.BAD_REQUEST_400;
    }
  }

  /** A request whose form is already here. */
  private static final class WholeRequest extends Request.Wrapper {
    private Content.Chunk form;

    WholeRequest(Request request, byte[] form) {
      super(request);
      this.form = Content.Chunk.from(ByteBuffer.wrap(form), true);
    }

    @Override
    public Content.Chunk read() {
      Content.Chunk next = form;
      form = Content.Chunk.EOF;
      return next;
    }

    @Override
    public void demand(Runnable ready) {
      ready.run();
    }
  }
}
