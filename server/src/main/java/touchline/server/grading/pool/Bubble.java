package touchline.server.grading.pool;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Bubblewrap, if this machine has it and lets it: a worker in it sees no network, no other process
 * and no file but the Java it runs on.
 *
 * @param words what stands before the command that runs inside
 */
record Bubble(List<String> words) {
  /** In milliseconds; it takes a few. */
  private static final int LONGEST_SETUP = 1_000;

  private static final String NAME = "bwrap";
  private static final int LONGEST_SECONDS = 5;

  /** Folders of the system's libraries; those that a machine lacks are left out. */
  private static final List<String> LIBRARIES = List.of("/usr", "/lib", "/lib64", "/bin");

  Bubble {
    words = List.copyOf(words);
  }

  /**
   * Tries it out.
   *
   * @param java the home of the Java to run
   * @param places files and folders of classes
   */
  static Optional<Bubble> found(Path java, List<Path> places) {
    return installed(java, places).filter(Bubble::runs);
  }

  /** The same, if it is only there: whether this machine lets it is not tried. */
  static Optional<Bubble> installed(Path java, List<Path> places) {
    return program().map(program -> new Bubble(words(program, java, places)));
  }

  private static Optional<Path> program() {
    String path = System.getenv().getOrDefault("PATH", "");
    return List.of(path.split(File.pathSeparator)).stream()
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, NAME))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static List<String> words(Path program, Path java, List<Path> places) {
    List<String> words =
        new ArrayList<>(List.of(program.toString(), "--unshare-all", "--die-with-parent"));
    words.addAll(List.of("--new-session", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"));
    Set<Path> shown = new LinkedHashSet<>();
    LIBRARIES.forEach(library -> shown.add(Path.of(library)));
    shown.add(java);
    shown.add(settings(java));
    shown.addAll(places);
    for (Path each : shown) {
      words.addAll(List.of("--ro-bind-try", each.toString(), each.toString()));
    }
    words.addAll(List.of("--chdir", "/"));
    return words;
  }

  /** Some systems keep a Java's settings away from its home and point there. */
  private static Path settings(Path java) {
    try {
      Path file = java.resolve("conf/security/java.security").toRealPath();
      return file.resolve("../..").normalize();
    } catch (IOException notThere) {
      return java;
    }
  }

  /** With a folder that can be written; what is in it lasts. */
  Bubble withFolder(Path folder) {
    List<String> more = new ArrayList<>(words);
    more.addAll(List.of("--bind", folder.toString(), folder.toString()));
    return new Bubble(more);
  }

  /** Whether this machine lets it: some have it and forbid what it does. */
  boolean runs() {
    List<String> trial = new ArrayList<>(words);
    trial.add("true");
    try {
      Process process =
          new ProcessBuilder(trial)
              .redirectError(Redirect.DISCARD)
              .redirectOutput(Redirect.DISCARD)
              .start();
      boolean ended = process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS);
      process.destroyForcibly();
      return ended && process.exitValue() == 0;
    } catch (IOException cannot) {
      return false;
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * Ends what runs inside a process, if that is bubblewrap. Killed while it sets up, bubblewrap
   * leaves its inner half behind, which waits for it for ever; so that half goes first, as soon as
   * it is there.
   */
  static void end(Process process) throws InterruptedException {
    boolean isBubble =
        process.info().command().filter(each -> each.endsWith("/" + NAME)).isPresent();
    int waited = 0;
    while (isBubble && process.descendants().findAny().isEmpty() && waited < LONGEST_SETUP) {
      if (process.waitFor(1, TimeUnit.MILLISECONDS)) {
        return;
      }
      waited++;
    }
    if (isBubble) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
    }
  }
}
