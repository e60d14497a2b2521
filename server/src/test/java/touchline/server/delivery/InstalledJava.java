package touchline.server.delivery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A Java development kit on this machine.
 *
 * @param version the number of its feature release, such as 17
 * @param home its folder
 */
public record InstalledJava(int version, Path home) {
  /** The oldest release that Touchline runs on. */
  public static final int OLDEST = 17;

  /** Where Linux distributions and macOS put them. */
  private static final List<Path> USUAL =
      List.of(Path.of("/usr/lib/jvm"), Path.of("/Library/Java/JavaVirtualMachines"));

  /** The one that runs this test. */
  public static InstalledJava running() {
    return new InstalledJava(Runtime.version().feature(), Path.of(System.getProperty("java.home")));
  }

  /** The oldest and the newest that are supported and installed, which may be one. */
  public static List<InstalledJava> oldestAndNewest() {
    return Stream.of(installed().firstEntry(), installed().lastEntry())
        .map(Map.Entry::getValue)
        .distinct()
        .toList();
  }

  /** The newest that is installed; the one that runs this test if none is newer. */
  public static InstalledJava newest() {
    return installed().lastEntry().getValue();
  }

  /** Its program {@code java}. */
  public String java() {
    return home.resolve("bin").resolve("java").toString();
  }

  @Override
  public String toString() {
    return "Java " + version + " in " + home;
  }

  /** One of each supported release, by release; for its own release the one that runs this test. */
  private static TreeMap<Integer, InstalledJava> installed() {
    TreeMap<Integer, InstalledJava> all = new TreeMap<>();
    all.put(running().version, running());
    Stream.concat(named(), beside())
        .filter(home -> Files.isExecutable(home.resolve("bin/javac")))
        .map(home -> new InstalledJava(version(home), home))
        .filter(java -> java.version >= OLDEST)
        .forEach(java -> all.putIfAbsent(java.version, java));
    return all;
  }

  /** {@code JAVA_HOME_25_X64} and the like name those of a machine that builds for others. */
  private static Stream<Path> named() {
    return System.getenv().entrySet().stream()
        .filter(variable -> variable.getKey().startsWith("JAVA_HOME"))
        .map(variable -> Path.of(variable.getValue()));
  }

  private static Stream<Path> beside() {
    return USUAL.stream()
        .filter(Files::isDirectory)
        .flatMap(InstalledJava::folders)
        .flatMap(folder -> Stream.of(folder, folder.resolve("Contents/Home")));
  }

  private static Stream<Path> folders(Path folder) {
    try (Stream<Path> folders = Files.list(folder)) {
      return folders.toList().stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** As its file {@code release} says; 0 if that says nothing. */
  private static int version(Path home) {
    try (Stream<String> lines = Files.lines(home.resolve("release"))) {
      return lines
          .filter(line -> line.startsWith("JAVA_VERSION=\""))
          .map(line -> line.replaceAll("\\D*(\\d+).*", "$1"))
          .mapToInt(Integer::parseInt)
          .findFirst()
          .orElse(0);
    } catch (IOException none) {
      return 0;
    }
  }
}
