package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import touchline.geometry.Vec2;
import touchline.server.grading.worker.Main;

/** What Java learns of a worker's classes: made, used, and no more than that. */
class ArchiveTest {
  private static final Java HERE = Java.running();

  @TempDir private Path folder;

  private List<Path> jars = List.of();

  /** The worker's classes as jars, from which alone an archive can be made. */
  @BeforeEach
  void pack() throws IOException {
    jars = new ArrayList<>();
    for (Class<?> type : List.of(Main.class, Vec2.class, ClassReader.class, ClassNode.class)) {
      Path place = CommandLine.placeOf(type);
      jars.add(Files.isDirectory(place) ? packed(place) : Files.copy(place, copy(place)));
    }
  }

  private Path copy(Path place) {
    return folder.resolve(place.getFileName().toString());
  }

  private Path packed(Path classes) throws IOException {
    Path jar = folder.resolve("classes" + jars.size() + ".jar");
    Path root = classes.resolve("touchline");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packing = new JarOutputStream(out);
        Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(ArchiveTest::isOfAWorker).toList()) {
        packing.putNextEntry(new JarEntry(classes.relativize(file).toString()));
        Files.copy(file, packing);
      }
    }
    return jar;
  }

  private static boolean isOfAWorker(Path file) {
    boolean isServer = file.toString().contains("touchline/server");
    boolean isGrading = file.toString().contains("grading") || file.toString().contains("lane");
    return Files.isRegularFile(file) && (!isServer || isGrading);
  }

  private Archive made(Java java) throws IOException {
    Archive archive = Archive.of(java, jars);
    new Training(java, jars, archive).run();
    return archive;
  }

  private Process worker(Java java, Archive archive) throws IOException {
    WorkerClasses classes = new WorkerClasses(jars, Optional.of(archive));
    Optional<Bubble> bubble = Bubble.found(java.home(), classes.shown());
    List<String> words = CommandLine.words(java, bubble, classes, Life.SHORT.arguments());
    words.add(words.indexOf("-cp"), "-Xlog:class+load:stderr");
    return Child.builder(words).redirectError(ProcessBuilder.Redirect.PIPE).start();
  }

  /** How many of a worker's own classes come from the archive. */
  private long archived(Java java, Archive archive) throws IOException {
    Process worker = worker(java, archive);
    worker.getOutputStream().close();
    List<String> lines = worker.errorReader().lines().toList();
    assertFalse(lines.isEmpty());
    return lines.stream()
        .filter(line -> line.contains("touchline.server.grading"))
        .filter(line -> line.contains("shared objects file (top)"))
        .count();
  }

  @ParameterizedTest
  @MethodSource("javas")
  void itIsMadeWholeAndUsedByWorkersThatSeeIt(Java java) throws IOException {
    Archive archive = Archive.of(java, jars);
    assertEquals(List.of(), archive.words());
    assertEquals(archive, made(java));
    assertEquals(List.of("-XX:SharedArchiveFile=" + archive.file()), archive.words());
    assertTrue(archived(java, archive) > 0);
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(jars.size() + 1, left.count(), "no half of one is left");
    }
  }

  static Stream<Java> javas() {
    return Programs.javas();
  }

  @Test
  void oneOfAnotherProgramIsIgnored() throws IOException {
    Archive archive = made(HERE);
    Files.setLastModifiedTime(jars.get(0), FileTime.from(Instant.EPOCH));
    assertNotEquals(archive, Archive.of(HERE, jars));
    assertEquals(0, archived(HERE, archive), "classes of before");
  }

  @Test
  void oneThatIsDamagedIsIgnored() throws IOException {
    Archive archive = Archive.of(HERE, jars);
    Files.writeString(archive.file(), "no archive at all");
    assertEquals(0, archived(HERE, archive));
  }

  @Test
  void anEmptyOneSaysThatThisJavaMakesNone() throws IOException {
    Archive archive = Archive.of(HERE, jars);
    Files.createFile(archive.file());
    assertEquals(List.of(), archive.words());
  }

  @Test
  void theArchiveIsNotAmongWhatAWorkerCanWrite() {
    WorkerClasses classes = new WorkerClasses(jars, Optional.of(new Archive(folder)));
    List<String> words =
        Bubble.installed(HERE.home(), classes.shown()).map(Bubble::words).orElse(List.of());
    assertFalse(words.contains("--bind"));
  }
}
