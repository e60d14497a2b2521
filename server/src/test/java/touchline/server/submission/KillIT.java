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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.KilledProgram;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** The packaged program, killed without warning while answers stream in: none is lost. */
@Tag("store")
class KillIT {
  private static final int KILLS = Integer.getInteger("kills", 3);

  /** Acknowledged answers to wait for before a kill; a different number each time. */
  private static final int MOST_BETWEEN_KILLS = 30;

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
      int enough = 1 + random.nextInt(MOST_BETWEEN_KILLS);
      acknowledged.addAll(KilledProgram.whileReceiving(data, kill, enough, this::stream));
      assertNothingIsLost(kill);
    }
    Rows.assertIntact(data);
    assertTrue(cutOff.get() > 0, "some kill must hit a request that is being answered");
  }

  /** Sends one answer after the other until the server is gone. */
  private void stream(String url, int client, Consumer<String> told) {
    TestBrowser browser = new TestBrowser(url);
    for (int i = 0; ; i++) {
      try {
        String x = Integer.toString(client);
        String y = Integer.toString(i);
        HttpResponse<String> answer =
            TestBrowser.untilTaken(() -> browser.submit(TestBrowser.EXERCISE, "1", x, y));
        assertEquals(303, answer.statusCode());
        told.accept("1 [\"(" + x + ", " + y + ")\"]");
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
