package touchline.server.door;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.channels.SelectableChannel;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A web server that stops while a connection arrives. */
class DoorTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final Server server = new Server();
  private final ServerConnector connector = new ServerConnector(server);
  private final Door door = new Door(DoorTest::refuse);
  private final Slow slow = new Slow();

  /** Between the system's accepting a connection and the web server's taking note of it. */
  private static final class Slow implements SelectorManager.AcceptListener {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch goesOn = new CountDownLatch(1);

    @Override
    public void onAccepting(SelectableChannel channel) {
      begun.countDown();
      while (goesOn.getCount() > 0) {
        try {
          goesOn.await();
        } catch (InterruptedException ignored) {
          // It is on its way, whoever stops.
        }
      }
    }
  }

  private static boolean refuse(Request request, Response response, Callback callback) {
    response.setStatus(HttpStatus.SERVICE_UNAVAILABLE_503);
    callback.succeeded();
    return true;
  }

  @BeforeEach
  void start() throws Exception {
    connector.addBean(slow);
    server.addConnector(connector);
    server.addBean(new NetworkConnectionLimit(10, server));
    door.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback) {
            callback.succeeded();
            return true;
          }
        });
    server.setHandler(door);
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    slow.goesOn.countDown();
    server.stop();
  }

  private CompletableFuture<Void> stopping() {
    return CompletableFuture.runAsync(
        () -> {
          door.close(PATIENCE, PATIENCE);
          try {
            server.stop();
          } catch (Exception broken) {
            throw new IllegalStateException(broken);
          }
        });
  }

  private static String status(Socket socket) throws IOException {
    return String.valueOf(
        new BufferedReader(new InputStreamReader(socket.getInputStream(), ISO_8859_1)).readLine());
  }

  @Test
  void connectionThatArrivesWhileTheServerStopsIsAnswered() throws Exception {
    try (Socket late = new Socket("127.0.0.1", connector.getLocalPort())) {
      late.setSoTimeout((int) PATIENCE.toMillis());
      late.getOutputStream().write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(ISO_8859_1));
      assertTrue(slow.begun.await(PATIENCE.toSeconds(), TimeUnit.SECONDS));
      CompletableFuture<Void> stopped = stopping();
      while (!connector.isShutdown()) {
        Thread.onSpinWait();
      }
      assertFalse(stopped.isDone(), "it waits for whom it has let in");
      slow.goesOn.countDown();
      String status = status(late);
      assertTrue(status.startsWith("HTTP/1.1 503"), status);
      // The server waits for it: who has the answer hangs up.
      late.close();
      stopped.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
  }
}
