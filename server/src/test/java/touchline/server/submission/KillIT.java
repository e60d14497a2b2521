package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Rows;
import touchline.server.ServerProcess;
import touchline.server.TestBrowser;

/** The packaged program, killed without warning while answers stream in: none is lost. */
@Tag("store")
class KillIT {
  private static final int KILLS = Integer.getInteger("kills", 3);
  private static final int CLIENTS = 4;

  /** Acknowledged answers to wait for before a kill; a different number each time. */
  private static final int MOST_BETWEEN_KILLS = 30;

  /** In seconds; only a server that hangs takes so long. */
  private static final int PATIENCE = 120;

  private static final String STORED = "SELECT seed || ' ' || answer FROM submission";

  @TempDir private Path data;

  /** What clients were told is stored. */
  private final Set<String> acknowledged = new HashSet<>();

  /** Requests that had reached the server and never got their answer. */
  private final AtomicInteger cutOff = new AtomicInteger();

  @Test
  void acknowledgedSubmissionsOutliveTheProcess() throws Exception {
    Random random = new Random(2);
    for (int kill = 0; kill < KILLS; kill++) {
      streamAndKill(kill, 1 + random.nextInt(MOST_BETWEEN_KILLS));
      assertNothingIsLost(kill);
    }
    Rows.assertIntact(data);
    assertTrue(cutOff.get() > 0, "some kill must hit a request that is being answered");
  }

  private void streamAndKill(int round, int enough) throws Exception {
    ConcurrentLinkedQueue<String> told = new ConcurrentLinkedQueue<>();
    CountDownLatch reached = new CountDownLatch(enough);
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    try (ServerProcess server = ServerProcess.start(data)) {
      List<Future<?>> streams =
          IntStream.range(0, CLIENTS)
              .<Future<?>>mapToObj(
                  client ->
                      clients.submit(
                          () -> stream(server.url(), round * CLIENTS + client, told, reached)))
              .toList();
      assertTrue(reached.await(PATIENCE, TimeUnit.SECONDS), "answers must stream in");
      server.kill();
      for (Future<?> stream : streams) {
        stream.get(PATIENCE, TimeUnit.SECONDS);
      }
    } finally {
      clients.shutdownNow();
    }
    acknowledged.addAll(told);
  }

  /** Sends one answer after the other until the server is gone. */
  private void stream(
      String url, int client, ConcurrentLinkedQueue<String> told, CountDownLatch reached) {
    TestBrowser browser = new TestBrowser(url);
    for (int i = 0; ; i++) {
      try {
        String x = Integer.toString(client);
        String y = Integer.toString(i);
        HttpResponse<String> answer =
            TestBrowser.untilTaken(() -> browser.submit(TestBrowser.EXERCISE, "1", x, y));
        assertEquals(303, answer.statusCode());
        told.add("1 [\"(" + x + ", " + y + ")\"]");
        reached.countDown();
      } catch (UncheckedIOException gone) {
        if (!(gone.getCause() instanceof ConnectException)) {
          cutOff.incrementAndGet();
        }
        return;
      }
    }
  }

  private void assertNothingIsLost(int kill) {
    Set<String> missing = new HashSet<>(acknowledged);
    List<String> stored = Rows.of(data, STORED);
    stored.forEach(missing::remove);
    assertEquals(Set.of(), missing, "after kill " + kill);
    assertEquals(stored.size(), Set.copyOf(stored).size(), "none is stored twice");
  }
}
