package touchline.server.grading.pool;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.CRC32;

/**
 * The jars that lie whole inside the program, when it is one file: a process of its own cannot be
 * started from a jar in a jar, and the whole program is more than a worker shall see. They are
 * copied into a folder of this user's, where the next start of the same build finds them.
 */
final class PackedJars {
  private static final String PLACE = "inside/";

  private final Path program;
  private final List<JarEntry> jars;

  private PackedJars(Path program, List<JarEntry> jars) {
    this.program = program;
    this.jars = List.copyOf(jars);
  }

  /**
   * Those in this jar; none when the program is a folder of classes, or has its jars beside it. The
   * build writes them one after another near the front, and nobody has to look at the thousands of
   * files behind them.
   */
  static PackedJars in(Path program) throws IOException {
    if (!Files.isRegularFile(program)) {
      return new PackedJars(program, List.of());
    }
    try (JarFile file = new JarFile(program.toFile())) {
      return new PackedJars(
          program,
          file.stream()
              .dropWhile(entry -> !entry.getName().startsWith(PLACE))
              .takeWhile(entry -> entry.getName().startsWith(PLACE))
              .filter(entry -> entry.getName().endsWith(".jar"))
              .toList());
    }
  }

  boolean isEmpty() {
    return jars.isEmpty();
  }

  /** Whether there is one in this part, such as {@code translator}. */
  boolean has(String part) {
    return jars.stream().anyMatch(jar -> isIn(part, jar));
  }

  /**
   * Copies of the jars of these parts. What is missing in the folder, because somebody tidied up,
   * is copied again.
   */
  List<Path> copies(List<String> parts) throws IOException {
    Path folder = PrivateFolder.named("touchline-" + fingerprint());
    List<Path> copies = new ArrayList<>();
    try (JarFile file = new JarFile(program.toFile())) {
      for (String part : parts) {
        for (JarEntry jar : jars.stream().filter(each -> isIn(part, each)).toList()) {
          copies.add(copy(file, jar, folder));
        }
      }
    }
    return copies;
  }

  private static boolean isIn(String part, JarEntry jar) {
    return jar.getName().startsWith(PLACE + part + '/');
  }

  private static Path copy(JarFile file, JarEntry jar, Path folder) throws IOException {
    Path copy = folder.resolve(jar.getName().substring(PLACE.length()).replace('/', '-'));
    if (Files.isRegularFile(copy, LinkOption.NOFOLLOW_LINKS) && Files.size(copy) == jar.getSize()) {
      return copy;
    }
    // Whole or not at all: other processes start from the same folder.
    Path part = Files.createTempFile(folder, "part", null);
    try (InputStream in = file.getInputStream(jar)) {
      Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      return Files.move(part, copy, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** The same for the same jars, so that each build has a folder of its own. */
  private String fingerprint() {
    CRC32 all = new CRC32();
    for (JarEntry jar : jars) {
      byte[] line =
          (jar.getName() + ' ' + jar.getSize() + ' ' + jar.getCrc() + '\n')
              .getBytes(StandardCharsets.UTF_8);
      all.update(line);
    }
    return String.format(Locale.ROOT, "%08x", all.getValue());
  }
}
