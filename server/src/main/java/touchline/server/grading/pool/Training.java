package touchline.server.grading.pool;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import touchline.server.grading.worker.Main;

/**
 * A process that makes an {@link Archive}: a worker that runs its first programs and ends. It is
 * the only one that may write something, a file in a folder of its own.
 *
 * @param jars on its class path
 * @param archive that is to be made of them
 */
record Training(Java java, List<Path> jars, Archive archive) {
  private static final int LONGEST_SECONDS = 60;

  /**
   * For the workers of commands, unless there is one. Not in the first run of a build on a machine:
   * where each run is the first, as in a container, none would come to use it.
   *
   * @param begun when this run did
   */
  static Optional<Training> needed(Java java, Instant begun) throws IOException {
    WorkerClasses classes = WorkerClasses.of(java, Life.SHORT);
    return classes
        .archive()
        .filter(archive -> !Files.exists(archive.file()))
        .map(archive -> new Training(java, classes.places(), archive))
        .filter(training -> training.isOlder(begun));
  }

  private boolean isOlder(Instant begun) {
    return jars.stream().allMatch(jar -> jar.toFile().lastModified() < begun.toEpochMilli());
  }

  /** Makes it, or an empty one if this Java does not. */
  void run() throws IOException {
    Path folder = Files.createTempDirectory(archive.file().getParent(), "part");
    Path part = folder.resolve("classes.jsa");
    try {
      boolean isMade = isDone(words(folder, part)) && Files.isRegularFile(part);
      Path made = isMade ? part : Files.createFile(folder.resolve("none"));
      // Whole or not at all: other processes start from the same folder.
      Files.move(made, archive.file(), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
      Files.deleteIfExists(folder);
    }
  }

  private List<String> words(Path folder, Path part) throws IOException {
    Optional<Bubble> bubble =
        Bubble.found(java.home(), jars).map(around -> around.withFolder(folder));
    WorkerClasses classes = new WorkerClasses(jars, Optional.empty());
    List<String> words = CommandLine.words(java, bubble, classes, List.of(Main.TRAINING));
    words.add(words.indexOf("-cp"), "-XX:ArchiveClassesAtExit=" + part);
    return words;
  }

  private static boolean isDone(List<String> words) throws IOException {
    Process process = Child.builder(words).redirectOutput(Redirect.DISCARD).start();
    try {
      return process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      Child.kill(process);
    }
  }
}
