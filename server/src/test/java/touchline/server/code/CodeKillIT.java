package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.KilledProgram;
import touchline.server.Pause;
import touchline.server.Rows;
import touchline.server.ServerProcess;
import touchline.server.TestBrowser;
import touchline.server.lesson.AnswerFiles;

/**
 * The packaged program, killed while methods stream in: none is lost, and each gets its verdict.
 */
@Tag("store")
class CodeKillIT {
  private static final int KILLS = Integer.getInteger("kills", 3);
  private static final int MOST_BETWEEN_KILLS = 20;

  /** Without a clamp a method is right for one of its nine groups of cases. */
  private static final double ONE_GROUP_OF_NINE = 1.0 / 9;

  private static final String WRONG = AnswerFiles.source("closest-point/write-it", "wrong-M01");

  @TempDir private Path data;

  /** What clients were told is stored: the first lines of the sources. */
  private final Set<String> acknowledged = new HashSet<>();

  @Test
  void acknowledgedMethodsOutliveTheProcessAndAreMarkedOnce() throws Exception {
    Random random = new Random(3);
    int leftUnmarked = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      int enough = 1 + random.nextInt(MOST_BETWEEN_KILLS);
      acknowledged.addAll(KilledProgram.whileReceiving(data, kill, enough, CodeKillIT::stream));
      leftUnmarked += Rows.count(data, "code_submission WHERE state = 'waiting'");
      assertNothingIsLost(kill);
    }
    assertTrue(leftUnmarked > 0, "some kill must leave something for the next start");
    try (ServerProcess server = ServerProcess.start(data)) {
      assertEquals(200, new TestBrowser(server.url()).get("/").statusCode());
      awaitAllMarked();
    }
    assertEquals(
        List.of("wrong M01 " + ONE_GROUP_OF_NINE),
        Rows.of(
            data, "SELECT DISTINCT outcome || ' ' || mistake || ' ' || mark FROM code_submission"));
    Rows.assertIntact(data);
  }

  /** However many were left: patience ends only when none is marked for so long. */
  private void awaitAllMarked() {
    int left = Integer.MAX_VALUE;
    long end = 0;
    while (left > 0) {
      int now = Rows.count(data, "code_submission WHERE state = 'waiting'");
      if (now < left) {
        left = now;
        end = System.nanoTime() + TimeUnit.SECONDS.toNanos(KilledProgram.PATIENCE);
      }
      assertTrue(System.nanoTime() < end, "the next start must mark what was left: " + left);
      Pause.brief();
    }
  }

  /** Hands in one method after the other until the server is gone or has enough of them. */
  private static void stream(String url, int client, Consumer<String> told) {
    TestBrowser browser = new TestBrowser(url);
    for (int i = 0; i < 40; i++) {
      String first = "// " + client + " " + i;
      try {
        String form = CodeForms.form(first + "\n" + WRONG, "key-" + i);
        HttpResponse<String> answer =
            TestBrowser.untilTaken(() -> browser.post(CodeForms.PATH + "/submit", form));
        assertEquals(303, answer.statusCode());
        told.accept(first);
      } catch (UncheckedIOException gone) {
        return;
      }
    }
  }

  private void assertNothingIsLost(int kill) {
    Set<String> missing = new HashSet<>(acknowledged);
    List<String> stored =
        Rows.of(data, "SELECT source FROM code_submission").stream()
            .map(source -> source.lines().findFirst().orElseThrow())
            .toList();
    stored.forEach(missing::remove);
    assertEquals(Set.of(), missing, "after kill " + kill);
    assertEquals(stored.size(), Set.copyOf(stored).size(), "none is stored twice");
  }
}
