package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** The program as it is built. */
class PackedJarsIT {
  private static final Path PROGRAM = Path.of("target/touchline.jar");
  private static final List<String> PARTS = List.of("worker", "shared", "translator");

  /** They are looked for where the build puts them, not among all of its files. */
  @Test
  void allJarsInTheProgramAreFound() throws IOException {
    TreeSet<String> packed = new TreeSet<>();
    try (JarFile file = new JarFile(PROGRAM.toFile())) {
      file.stream()
          .map(entry -> entry.getName())
          .filter(name -> name.startsWith("inside/") && name.endsWith(".jar"))
          .forEach(name -> packed.add(name.substring("inside/".length()).replace('/', '-')));
    }
    TreeSet<String> found = new TreeSet<>();
    PackedJars.in(PROGRAM).copies(PARTS).forEach(copy -> found.add(copy.getFileName().toString()));
    assertEquals(packed, found);
  }
}
