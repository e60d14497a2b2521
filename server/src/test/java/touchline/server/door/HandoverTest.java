package touchline.server.door;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A web server with few threads, behind which some requests wait. */
class HandoverTest {
  private static final int THREADS = 6;
  private static final int PATIENCE = 60_000;

  private final QueuedThreadPool threads = new QueuedThreadPool(THREADS);
  private final Server server = new Server(threads);
  private final ServerConnector connector = new ServerConnector(server, 1, 1);
  private final CountDownLatch goesOn = new CountDownLatch(1);

  /** Sends what is there, and lets the rest go on. */
  private static final class Quick extends Handler.Wrapper {
    Quick(Handler next) {
      super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      if (!request.getHttpURI().getPath().equals("/kept")) {
        return super.handle(request, response, callback);
      }
      callback.succeeded();
      return true;
    }
  }

  /** As routes do. */
  private final class Routes extends Handler.Abstract {
    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      switch (request.getHttpURI().getPath()) {
        case "/waits" -> goesOn.await();
        case "/fails" -> throw new IOException("on purpose");
        default -> {
          return false;
        }
      }
      callback.succeeded();
      return true;
    }
  }

  @BeforeEach
  void start() throws Exception {
    server.addConnector(connector);
    server.setHandler(new Quick(new Handover(new Routes())));
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    goesOn.countDown();
    server.stop();
  }

  private Socket ask(String path) throws IOException {
    Socket socket = new Socket("127.0.0.1", connector.getLocalPort());
    socket.setSoTimeout(PATIENCE);
    ask(socket, path);
    return socket;
  }

  private static void ask(Socket socket, String path) throws IOException {
    String request = "GET " + path + " HTTP/1.1\r\nHost: a\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(ISO_8859_1));
  }

  private static String status(Socket asked) throws IOException {
    var in = new BufferedReader(new InputStreamReader(asked.getInputStream(), ISO_8859_1));
    String status = String.valueOf(in.readLine()).split(" ", -1)[1];
    while (!String.valueOf(in.readLine()).isEmpty()) {
      // Headers.
    }
    return status;
  }

  @Test
  void whatStandsBeforeItIsSentWhileEveryThreadWaits() throws Exception {
    Socket reader = ask("/kept");
    assertEquals("200", status(reader));
    List<Socket> waiting = new ArrayList<>();
    for (int i = 0; i < 2 * THREADS; i++) {
      waiting.add(ask("/waits"));
    }
    while (threads.getQueueSize() < THREADS) {
      Thread.onSpinWait();
    }
    ask(reader, "/kept");
    assertEquals("200", status(reader));
    goesOn.countDown();
    for (Socket one : waiting) {
      assertEquals("200", status(one));
    }
  }

  @Test
  void whatFailsOrIsNotFoundIsAnswered() throws Exception {
    assertEquals("500", status(ask("/fails")));
    assertEquals("404", status(ask("/nowhere")));
  }
}
