package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.FreePort;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.account.guard.Proxies;

/** Two servers behind nginx are replaced one after the other while people work. */
@Tag("store")
class ReplacingTest {
  private static final int CLIENTS = 4;

  /** Answers that must have come from a state before it is changed again. */
  private static final int BETWEEN = 60;

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private static final Proxies HERE = Proxies.parse("127.0.0.1").orElseThrow();

  @TempDir private Path data;
  @TempDir private Path folder;

  private final Queue<String> failures = new ConcurrentLinkedQueue<>();
  private final Semaphore answered = new Semaphore(0);
  private final AtomicInteger stored = new AtomicInteger();
  private final AtomicBoolean isOver = new AtomicBoolean();

  @Test
  void nobodyNoticesThatServersAreReplaced() throws Exception {
    Nginx.assumeInstalled();
    int[] ports = {FreePort.find(), FreePort.find()};
    List<TestSite> sites = new ArrayList<>();
    for (int port : ports) {
      sites.add(TestSite.startOn(port, data, HERE));
    }
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    try (Nginx nginx = Nginx.before(folder, "/", ports)) {
      List<Future<?>> streams = new ArrayList<>();
      for (int client = 0; client < CLIENTS; client++) {
        int number = client;
        streams.add(clients.submit(() -> work(nginx, number)));
      }
      for (int i = 0; i < ports.length; i++) {
        awaitAnswers();
        sites.get(i).stop();
        awaitAnswers();
        sites.set(i, TestSite.startOn(ports[i], data, HERE));
      }
      awaitAnswers();
      isOver.set(true);
      for (Future<?> stream : streams) {
        stream.get(1, TimeUnit.MINUTES);
      }
    } finally {
      isOver.set(true);
      clients.shutdownNow();
      sites.forEach(TestSite::close);
    }
    assertEquals(List.of(), List.copyOf(failures));
    assertEquals(stored.get(), Rows.count(data, "submission"), "each answer is there, and once");
  }

  private void awaitAnswers() throws InterruptedException {
    answered.drainPermits();
    assertTrue(answered.tryAcquire(BETWEEN, 1, TimeUnit.MINUTES), failures.toString());
  }

  private void work(Nginx nginx, int client) {
    for (int i = 0; !isOver.get(); i++) {
      HttpRequest.Builder request = HttpRequest.newBuilder().timeout(PATIENCE);
      int kind = i % 3;
      if (kind == 0) {
        request.uri(URI.create(nginx.url() + "/lessons/closest-point"));
      } else if (kind == 1) {
        request.uri(URI.create(nginx.url() + "/search?q=clamp"));
      } else {
        String key = "client" + client + "-" + i;
        request
            .uri(URI.create(nginx.url() + TestBrowser.EXERCISE + "/panel"))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString("seed=7&question=1&a0=%281.5%2C+-2%29&key=" + key));
      }
      ask(nginx, request.build());
    }
  }

  private void ask(Nginx nginx, HttpRequest request) {
    try {
      HttpResponse<String> answer = nginx.client().send(request, BodyHandlers.ofString());
      if (answer.statusCode() != 200) {
        failures.add(request.method() + " " + request.uri() + ": " + answer.statusCode());
      } else if (request.method().equals("POST")) {
        stored.incrementAndGet();
      }
      answered.release();
    } catch (IOException broken) {
      failures.add(request.method() + " " + request.uri() + ": " + broken);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
