package touchline.server.grading.pool;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jars in a jar become files from which a process can be started. */
class PackedJarsTest {
  private static final List<String> PARTS = List.of("worker", "shared");

  @TempDir private Path folder;

  private final String text = "jar " + System.nanoTime();

  private List<Path> copies = List.of();

  @AfterEach
  void tidyUp() throws IOException {
    for (Path copy : copies) {
      Files.deleteIfExists(copy);
      if (copy.equals(copies.get(copies.size() - 1))) {
        Files.deleteIfExists(copy.getParent());
      }
    }
  }

  private Path program() throws IOException {
    Path program = folder.resolve("program.jar");
    try (OutputStream out = Files.newOutputStream(program);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (String name : List.of("inside/worker/w.jar", "inside/shared/s.jar", "a/Class.class")) {
        jar.putNextEntry(new JarEntry(name));
        jar.write((text + name).getBytes(UTF_8));
      }
    }
    return program;
  }

  @Test
  void partsAreCopiedAndTheirNamesTold() throws IOException {
    PackedJars packed = PackedJars.in(program());
    copies = packed.copies(PARTS);
    assertEquals(
        List.of("worker-w.jar", "shared-s.jar"),
        copies.stream().map(copy -> copy.getFileName().toString()).toList());
    assertEquals(text + "inside/worker/w.jar", Files.readString(copies.get(0)));
    assertTrue(packed.has("worker"));
    assertFalse(packed.has("translator"));
  }

  @Test
  void theNextStartUsesTheSameFilesAndMendsThem() throws IOException {
    copies = PackedJars.in(program()).copies(PARTS);
    Files.delete(copies.get(0));
    Files.writeString(copies.get(1), "cut");
    assertEquals(copies, PackedJars.in(program()).copies(PARTS));
    assertEquals(text + "inside/worker/w.jar", Files.readString(copies.get(0)));
    assertEquals(text + "inside/shared/s.jar", Files.readString(copies.get(1)));
    try (Stream<Path> all = Files.list(copies.get(0).getParent())) {
      assertEquals(2, all.count(), "no half of a copy is left");
    }
  }

  @Test
  void aFolderOfClassesHasNone() throws IOException {
    assertTrue(PackedJars.in(folder).isEmpty());
  }

  @Test
  void aFolderOfThisNameIsMadeForThisUserAlone() throws IOException {
    Path made = PrivateFolder.named(folder, "touchline-x");
    assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(made)));
    assertEquals(made, PrivateFolder.named(folder, "touchline-x"));
    try (Stream<Path> all = Files.list(folder)) {
      assertEquals(List.of(made), all.toList());
    }
  }

  @Test
  void aFolderThatOthersCouldWriteIsNotUsed() throws IOException {
    Path made = PrivateFolder.named(folder, "touchline-x");
    Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertNotEquals(made, PrivateFolder.named(folder, "touchline-x"));
  }

  @Test
  void aLinkOfThisNameIsNotFollowed() throws IOException {
    Path made = PrivateFolder.named(folder, "touchline-x");
    Path elsewhere = Files.move(made, folder.resolve("elsewhere"));
    Files.createSymbolicLink(made, elsewhere);
    assertNotEquals(made, PrivateFolder.named(folder, "touchline-x"));
  }
}
