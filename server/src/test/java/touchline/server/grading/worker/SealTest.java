package touchline.server.grading.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.delivery.InstalledJava;

/** The kernel refuses a sealed process what the other layers refuse before. */
@ExtendWith(NewestJava.class)
class SealTest {
  @TempDir private Path folder;

  @Test
  void aSealedProcessCanOnlyThinkAndRead() throws IOException {
    Path there = Files.writeString(folder.resolve("there"), "before");
    List<String> expected =
        List.of(
            "seal on",
            "write: refused",
            "append: refused",
            "delete: refused",
            "make a folder: refused",
            "rename: refused",
            "link: refused",
            "start a process: refused",
            "connect: refused",
            "listen: refused",
            "kill the parent: refused",
            "read: done",
            "start a thread: done",
            "use memory: done",
            "compile: done");
    assertEquals(String.join("\n", expected), said().strip());
    assertEquals("before", Files.readString(there));
    assertEquals(List.of("there"), names());
  }

  private List<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  private String said() throws IOException {
    String java = InstalledJava.newest().java();
    String classes = String.join(File.pathSeparator, "target/test-classes", "target/classes");
    Process probe =
        new ProcessBuilder(
                java,
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classes,
                SealProbe.class.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .start();
    return new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
