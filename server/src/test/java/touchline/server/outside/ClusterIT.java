package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Pause;
import touchline.server.Rows;
import touchline.server.ServerProcess;
import touchline.server.TestBrowser;
import touchline.server.code.CodeForms;
import touchline.server.lesson.AnswerFiles;

/**
 * Two servers and two workers on one database, and one of each is killed in the middle: nothing
 * that was acknowledged is lost, nothing is marked twice, and no attempt is charged.
 */
@Tag("store")
@EnabledIfSystemProperty(named = "database", matches = "postgresql")
class ClusterIT {
  private static final int CLIENTS = 6;
  private static final int METHODS_EACH = 12;

  /** In seconds: a turn of a dead worker is free after 20. */
  private static final int PATIENCE = 120;

  private static final String WRONG = AnswerFiles.source("closest-point/write-it", "wrong-M01");

  @TempDir private Path data;

  /** Each client has been acknowledged once, and so has a cookie to come back with. */
  private final CountDownLatch known = new CountDownLatch(CLIENTS);

  private final ConcurrentLinkedQueue<String> told = new ConcurrentLinkedQueue<>();

  @Test
  void oneOfEachMayDieInTheMiddle() throws Exception {
    CountDownLatch half = new CountDownLatch(CLIENTS * METHODS_EACH / 2);
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    try (ServerProcess doomed = ServerProcess.start(data);
        ServerProcess other = ServerProcess.start(data);
        ServerProcess doomedWorker = ServerProcess.work(data);
        ServerProcess worker = ServerProcess.work(data)) {
      List<Future<?>> streams = new ArrayList<>();
      for (int client = 0; client < CLIENTS; client++) {
        int number = client;
        String first = client % 2 == 0 ? doomed.url() : other.url();
        streams.add(clients.submit(() -> stream(first, other.url(), number, half)));
      }
      assertTrue(half.await(PATIENCE, TimeUnit.SECONDS), "methods must stream in");
      assertTrue(known.await(PATIENCE, TimeUnit.SECONDS));
      doomed.kill();
      doomedWorker.kill();
      for (Future<?> stream : streams) {
        stream.get(PATIENCE, TimeUnit.SECONDS);
      }
      awaitVerdicts();
      assertTrue(worker.isAlive() && other.isAlive());
    } finally {
      clients.shutdownNow();
    }
    List<String> stored = Rows.of(data, "SELECT source FROM code_submission");
    Set<String> missing = new HashSet<>(told);
    stored.forEach(source -> missing.remove(source.lines().findFirst().orElseThrow()));
    assertEquals(Set.of(), missing, "of those that were acknowledged");
    assertEquals(stored.size(), Set.copyOf(stored).size(), "none is stored twice");
    assertEquals(
        List.of("wrong M01"),
        Rows.of(data, "SELECT DISTINCT outcome || ' ' || mistake FROM code_submission"));
    assertEquals(0, Rows.count(data, "turn"), "nobody waits any more");
  }

  private void awaitVerdicts() {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (Rows.count(data, "code_submission WHERE state = 'waiting'") > 0) {
      assertTrue(System.nanoTime() < end, "those that live must mark what was left");
      Pause.brief();
    }
  }

  /** Hands in to one server, and the same again to the other when the first is gone. */
  private void stream(String first, String other, int client, CountDownLatch half) {
    TestBrowser browser = new TestBrowser(first);
    for (int i = 0; i < METHODS_EACH; i++) {
      String line = "// " + client + " " + i;
      String form = CodeForms.form(line + "\n" + WRONG, "key-" + client + "-" + i);
      try {
        assertEquals(303, browser.post(CodeForms.PATH + "/submit", form).statusCode());
      } catch (UncheckedIOException gone) {
        browser = browser.at(other);
        assertEquals(303, browser.post(CodeForms.PATH + "/submit", form).statusCode());
      }
      told.add(line);
      half.countDown();
      if (i == 0) {
        known.countDown();
      }
    }
  }
}
