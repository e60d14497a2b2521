package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program starts, answers and stops in order. */
class ProgramIT {
  /** 128 + 15: ended by the signal that asked it to. */
  private static final int TERMINATED = 143;

  @Test
  void versionIsTheOneThatWasBuilt() throws Exception {
    String said = ServerProcess.output(InstalledJava.running(), "--version");
    assertTrue(said.matches("Touchline [0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?"), said);
  }

  @Test
  void terminationClosesTheDatabase(@TempDir Path data) throws Exception {
    try (ServerProcess server = ServerProcess.start(data)) {
      assertEquals(200, new TestBrowser(server.url()).get("/").statusCode());
      assertEquals(TERMINATED, server.terminate());
    }
    assertFalse(Files.exists(data.resolve("touchline.db-wal")), "the log is merged and gone");
  }
}
