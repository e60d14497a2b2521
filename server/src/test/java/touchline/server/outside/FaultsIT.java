package touchline.server.outside;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestBrowser;

/** What is wrong with the machine below the built program. */
class FaultsIT {
  private static final Path JAR = Path.of("target", "touchline.jar");
  private static final Path SCRIPT = Path.of("deploy", "touchline");
  private static final String EXERCISE = "/exercises/closest-point/find-it";
  private static final String ASSET = "touchline/assets.packed";

  /** In seconds; a program that goes on does not end by itself. */
  private static final long PATIENCE = 120;

  @TempDir private Path folder;

  /** How a program ended that ends by itself, and all that it said. */
  private record Ended(int code, String said) {}

  private Ended run(Map<String, String> environment, String... command) throws Exception {
    Path said = Files.createTempFile(folder, "said", ".txt");
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(environment);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.redirectOutput(said.toFile()).start();
    if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return new Ended(process.waitFor(), Files.readString(said, ISO_8859_1));
  }

  /**
   * Writes over a part of a packed file, whose head has a mark and, 30 bytes on, its name. Jars
   * that lie in the program come first and have files of the same name.
   */
  private static void damage(Path jar, String name) throws IOException {
    String all = Files.readString(jar, ISO_8859_1);
    int at = all.lastIndexOf(name);
    while (!all.startsWith("PK\3\4", at - 30)) {
      at = all.lastIndexOf(name, at - 1);
    }
    try (RandomAccessFile file = new RandomAccessFile(jar.toFile(), "rw")) {
      file.seek(at + name.length() + 1_000L);
      file.write(new byte[200]);
    }
  }

  @Test
  void damagedProgramSaysSoInOneLine() throws Exception {
    Path jar = Files.copy(JAR, folder.resolve("touchline.jar"));
    damage(jar, ASSET);
    Path data = folder.resolve("data");
    String java = SiteProcess.java("java");
    Ended ended =
        run(Map.of(), java, "-jar", jar.toString(), "--port", "0", "--data", data.toString());
    assertEquals(2, ended.code(), ended.said());
    List<String> lines = ended.said().lines().toList();
    assertTrue(lines.get(0).contains(ASSET + " must be as it was packed"), ended.said());
  }

  @Test
  void siteWithoutMemoryEndsSoThatItIsStartedAgain() throws Exception {
    Path program = Files.createDirectory(folder.resolve("program"));
    Files.copy(JAR, program.resolve("touchline.jar"));
    Path script = program.resolve("touchline");
    Files.copy(SCRIPT, script, StandardCopyOption.COPY_ATTRIBUTES);
    Path data = folder.resolve("data");
    Ended ended =
        run(
            Map.of("TOUCHLINE_HEAP", "33m"),
            script.toString(),
            // A class of people takes more than an empty site.
            "--demo",
            "--port",
            "0",
            "--data",
            data.toString());
    assertEquals(3, ended.code(), ended.said());
    assertTrue(ended.said().contains("OutOfMemoryError"), ended.said());
  }

  @Test
  void programWithoutMemoryEndsHoweverItIsStarted() throws Exception {
    Path data = folder.resolve("data");
    String java = SiteProcess.java("java");
    Ended ended =
        run(
            Map.of(),
            java,
            "-Xmx24m",
            "-jar",
            JAR.toString(),
            "--port",
            "0",
            "--data",
            data.toString());
    assertEquals(3, ended.code(), ended.said());
    assertTrue(ended.said().contains("the memory has run out"), ended.said());
    assertTrue(ended.said().contains("-Xmx"), ended.said());
  }

  /** The system refuses to make files longer, as it does everything on a disk that only reads. */
  @Test
  void whatCannotBeWrittenForAWhileIsRefusedAndThenTaken() throws Exception {
    Path data = folder.resolve("data");
    try (SiteProcess site = SiteProcess.plain(JAR, data)) {
      TestBrowser browser = new TestBrowser(site.url());
      assertEquals(303, browser.submit(EXERCISE, "1", "0", "1").statusCode());
      limit(site, "0");
      var refused = browser.submit(EXERCISE, "1", "0", "2");
      assertEquals(503, refused.statusCode(), refused.body());
      assertEquals("5", refused.headers().firstValue("Retry-After").orElseThrow());
      assertEquals(200, browser.get("/lessons/vectors").statusCode());
      limit(site, "unlimited");
      assertEquals(303, browser.submit(EXERCISE, "1", "0", "3").statusCode());
    }
  }

  private void limit(SiteProcess site, String bytes) throws Exception {
    String pid = Long.toString(site.handle().pid());
    try {
      Ended set = run(Map.of(), "prlimit", "--pid", pid, "--fsize=" + bytes + ":unlimited");
      assertEquals(0, set.code(), set.said());
    } catch (IOException missing) {
      Assumptions.abort("prlimit is not installed");
    }
  }
}
