package touchline.server.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts the program: what it says to java, which here only repeats it. */
class LauncherTest {
  private static final Path SCRIPT = Path.of("deploy/touchline");

  @TempDir private Path folder;

  private Path launcher = SCRIPT;

  @BeforeEach
  void copy() throws IOException {
    launcher = Files.copy(SCRIPT, folder.resolve("touchline"));
    runnable(launcher);
  }

  private static void runnable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** A java of this release that prints its words. */
  private String home(String version) throws IOException {
    Path home = folder.resolve("java " + version);
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nfor word in \"$@\"; do echo \"$word\"; done\n");
    runnable(java);
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home.toString();
  }

  private List<String> words(Map<String, String> environment, String... arguments)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(launcher.toString());
    builder.command().addAll(List.of(arguments));
    builder.environment().keySet().removeAll(List.of("HOME", "XDG_CACHE_HOME"));
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
  }

  @Test
  void argumentsComeWholeAfterTheProgram() throws IOException {
    List<String> words = words(Map.of("JAVA_HOME", home("17.0.15")), "backup", "a b", "");
    int jar = words.indexOf("-jar");
    assertEquals(
        List.of(folder.resolve("touchline.jar").toString(), "backup", "a b", ""),
        words.subList(jar + 1, words.size()));
  }

  private static String heap(List<String> words) {
    return words.stream().filter(word -> word.startsWith("-Xmx")).findFirst().orElse("none");
  }

  @Test
  void heapIsBoundedByTheMachineUnlessItIsGiven() throws IOException {
    String home = home("17.0.15");
    String own = heap(words(Map.of("JAVA_HOME", home)));
    int megabytes = Integer.parseInt(own.replaceAll("^-Xmx([0-9]+)m$", "$1"));
    assertTrue(megabytes >= 256 && megabytes <= 1024, own);
    assertEquals("-Xmx2g", heap(words(Map.of("JAVA_HOME", home, "TOUCHLINE_HEAP", "2g"))));
  }

  @Test
  void newerJavasKeepWhatTheyLearnWhereTheyMay() throws IOException {
    String archive = "-XX:SharedArchiveFile=/c/site-java-25.jsa";
    String home = home("25.0.3");
    assertTrue(words(Map.of("JAVA_HOME", home, "TOUCHLINE_CACHE", "/c")).contains(archive));
    assertTrue(words(Map.of("JAVA_HOME", home, "CACHE_DIRECTORY", "/c")).contains(archive));
    assertFalse(words(Map.of("JAVA_HOME", home)).toString().contains("Archive"));
  }

  @Test
  void whoNamesNoFolderHasOneAmongTheirCaches() throws IOException {
    String home = home("25.0.3");
    String archive = "-XX:SharedArchiveFile=" + folder + "/.cache/touchline/site-java-25.jsa";
    assertTrue(words(Map.of("JAVA_HOME", home, "HOME", folder.toString())).contains(archive));
    String file = Files.createFile(folder.resolve("file")).toString();
    List<String> without = words(Map.of("JAVA_HOME", home, "XDG_CACHE_HOME", file));
    assertFalse(without.toString().contains("Archive"), without.toString());
    assertTrue(without.contains("-jar"), without.toString());
  }

  @Test
  void olderJavasWriteTheArchiveOnceAndThenReadIt() throws IOException {
    Map<String, String> cached =
        Map.of("JAVA_HOME", home("17.0.15"), "TOUCHLINE_CACHE", folder.toString());
    Path archive = folder.resolve("site-java-17.jsa");
    assertTrue(words(cached, "--port", "0").contains("-XX:ArchiveClassesAtExit=" + archive));
    Files.createFile(archive);
    List<String> next = words(cached, "serve");
    assertTrue(next.contains("-XX:SharedArchiveFile=" + archive), next.toString());
    assertFalse(next.toString().contains("AtExit"), next.toString());
  }

  @Test
  void newProgramMakesItsOwnArchive() throws IOException {
    Map<String, String> cached =
        Map.of("JAVA_HOME", home("17.0.15"), "TOUCHLINE_CACHE", folder.toString());
    Path archive = Files.createFile(folder.resolve("site-java-17.jsa"));
    Files.setLastModifiedTime(archive, FileTime.from(Instant.now().minusSeconds(60)));
    Files.createFile(folder.resolve("touchline.jar"));
    assertTrue(words(cached, "serve").contains("-XX:ArchiveClassesAtExit=" + archive));
    assertFalse(Files.exists(archive));
  }

  @Test
  void shortCommandsHaveAnArchiveAndOneCompiler() throws IOException {
    Map<String, String> cached = Map.of("JAVA_HOME", home("25.0.3"), "TOUCHLINE_CACHE", "/c");
    for (String command : List.of("grade", "exercises", "check-exercise", "doctor", "token")) {
      List<String> words = words(cached, command);
      assertTrue(words.contains("-XX:SharedArchiveFile=/c/commands-java-25.jsa"), command);
      assertTrue(words.contains("-XX:TieredStopAtLevel=1"), command);
    }
    for (String command : List.of("--version", "--help", "backup", "work", "remark")) {
      String words = words(cached, command).toString();
      assertFalse(words.contains("Archive") || words.contains("Tiered"), command);
    }
    assertFalse(words(cached, "serve").toString().contains("Tiered"));
  }

  @Test
  void betterCompilerWaitsUntilTheSiteHasStarted() throws IOException {
    Map<String, String> plain = Map.of("JAVA_HOME", home("17.0.15"));
    assertTrue(words(plain, "serve").contains("-XX:Tier4InvocationThreshold=50000"));
    assertTrue(words(plain).contains("-XX:Tier4InvocationThreshold=50000"));
    assertFalse(words(plain, "backup").toString().contains("Tier4"));
  }

  @Test
  void moreWordsForJavaComeFirst() throws IOException {
    Map<String, String> more =
        Map.of("JAVA_HOME", home("17.0.15"), "TOUCHLINE_JAVA", "-Da=1 -Db=2");
    assertEquals(List.of("-Da=1", "-Db=2"), words(more).subList(0, 2));
  }

  @Test
  void theScriptIsRunnable() {
    assertTrue(Files.isExecutable(SCRIPT));
  }
}
