package touchline.server.delivery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.ServerProcess;
import touchline.server.TestBrowser;

/**
 * The packaged program on the oldest and on the newest supported Java that are installed. By its
 * name it comes before others that work while it waits.
 */
class SupportedJavaIT {
  /** 128 + 15: ended by the signal that asked it to. */
  private static final int TERMINATED = 143;

  /** Long enough for every thread of the start to be over, and what only they kept up to end. */
  private static final Duration A_WHILE = Duration.ofSeconds(30);

  private static final Path RIGHT =
      Path.of("../content/lessons/vectors/write-it/answers/right-lambda.java");

  @TempDir private Path folder;

  private final List<ServerProcess> sites = new ArrayList<>();
  private final List<ServerProcess> workers = new ArrayList<>();

  @AfterEach
  void end() {
    sites.forEach(ServerProcess::close);
    workers.forEach(ServerProcess::close);
  }

  /** All at once, so that the wait is there once. */
  @Test
  void theSiteAndTheWorkerStayUntilTheyAreStopped() throws Exception {
    for (InstalledJava java : InstalledJava.oldestAndNewest()) {
      Path data = Files.createDirectory(folder.resolve("data-" + java.version()));
      sites.add(ServerProcess.start(java, data));
      workers.add(ServerProcess.work(java, data));
    }
    assertFalse(sites.get(0).endsWithin(A_WHILE), "it must stay until it is stopped");
    for (ServerProcess site : sites) {
      assertTrue(site.isAlive(), "it must stay until it is stopped");
      assertEquals(200, new TestBrowser(site.url()).get("/").statusCode());
      assertEquals(TERMINATED, site.terminate());
    }
    for (ServerProcess worker : workers) {
      assertTrue(worker.isAlive(), "it must stay until it is stopped");
      assertEquals(TERMINATED, worker.terminate());
    }
  }

  @ParameterizedTest
  @MethodSource("touchline.server.delivery.InstalledJava#oldestAndNewest")
  void aRightMethodIsMarkedRight(InstalledJava java) throws Exception {
    String output = ServerProcess.output(java, "grade", "vectors/write-it", RIGHT.toString());
    assertTrue(output.contains("mark 1"), output);
  }
}
