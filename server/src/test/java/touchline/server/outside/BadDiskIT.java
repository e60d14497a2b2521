package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestBrowser;

/** The disk of the data folder fills up while answers come in, and then there is room again. */
class BadDiskIT {
  private static final Path JAR = Path.of("target", "touchline.jar");

  /** A disk for which the site is ready, with some room beside. */
  private static final int DISK = 120 << 20;

  private static final int BLOCK = 4096;

  /** The log of the database would be full with fewer. */
  private static final int MOST = 2_000;

  private static final String EXERCISE = "/exercises/closest-point/find-it";

  @TempDir private Path folder;
  private int acknowledged;

  private HttpResponse<String> submit(TestBrowser browser) {
    HttpResponse<String> answer =
        browser.submit(EXERCISE, "1", "0", Integer.toString(acknowledged));
    acknowledged += answer.statusCode() == 303 ? 1 : 0;
    return answer;
  }

  @Test
  void nothingAcknowledgedIsLostAndAnswersAreTakenOnceThereIsRoom() throws Exception {
    assumeOwnDisk();
    Path data = Files.createDirectory(folder.resolve("data"));
    try (SiteProcess site = SiteProcess.onDisk(JAR, data, DISK)) {
      TestBrowser browser = new TestBrowser(site.url());
      Path seen = Path.of("/proc/" + site.handle().pid() + "/root" + data);
      assertEquals(200, browser.get("/readyz").statusCode());
      assertEquals(303, submit(browser).statusCode());
      Path filler = seen.resolve("filler");
      fill(filler);
      HttpResponse<String> refused = submit(browser);
      for (int i = 0; i < MOST && refused.statusCode() == 303; i++) {
        refused = submit(browser);
      }
      assertEquals(503, refused.statusCode(), refused.body());
      assertEquals("5", refused.headers().firstValue("Retry-After").orElseThrow());
      assertEquals(503, browser.get("/readyz").statusCode());
      assertTrue(browser.get("/readyz").body().contains("disk"));
      assertEquals(200, browser.get("/lessons/vectors").statusCode());
      Files.delete(filler);
      assertEquals(303, submit(browser).statusCode());
      assertEquals(200, browser.get("/readyz").statusCode());
      assertEquals(acknowledged, stored(seen));
    }
  }

  private static void assumeOwnDisk() {
    String[] trial = {"bwrap", "--dev-bind", "/", "/", "--size", "4096", "--tmpfs", "/mnt", "true"};
    try {
      Assumptions.assumeTrue(new ProcessBuilder(trial).start().onExit().join().exitValue() == 0);
    } catch (IOException missing) {
      Assumptions.abort("bubblewrap is not installed");
    }
  }

  private static void fill(Path filler) throws IOException {
    try (var out = Files.newOutputStream(filler)) {
      byte[] block = new byte[BLOCK];
      while (true) {
        out.write(block);
      }
    } catch (IOException full) {
      assertTrue(Files.size(filler) > 0, "it took what was left");
    }
  }

  /** As many as a copy of the files holds. */
  private int stored(Path seen) throws IOException, SQLException {
    for (String file : new String[] {"touchline.db", "touchline.db-wal"}) {
      Files.copy(seen.resolve(file), folder.resolve(file));
    }
    String count = "SELECT count(*) FROM submission";
    try (Connection copy =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("touchline.db"));
        Statement statement = copy.createStatement();
        ResultSet row = statement.executeQuery(count)) {
      row.next();
      return row.getInt(1);
    }
  }
}
