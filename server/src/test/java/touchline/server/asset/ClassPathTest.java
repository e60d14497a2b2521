package touchline.server.asset;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program whose file was damaged after it was built. */
class ClassPathTest {
  private static final String NAME = "touchline/script/small.js";
  private static final String TEXT = "export const answer = 42;\n".repeat(100);

  @TempDir private Path folder;

  private Path jar(int method) throws IOException {
    Path jar = folder.resolve("program.jar");
    byte[] bytes = TEXT.getBytes(UTF_8);
    CRC32 sum = new CRC32();
    sum.update(bytes);
    ZipEntry entry = new ZipEntry(NAME);
    entry.setMethod(method);
    entry.setSize(bytes.length);
    entry.setCrc(sum.getValue());
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(entry);
      out.write(bytes);
    }
    return jar;
  }

  /** Changes what stands so many bytes behind the entry's name. */
  private static void damage(Path jar, int behind) throws IOException {
    byte[] bytes = Files.readAllBytes(jar);
    int at = new String(bytes, 0, bytes.length, ISO_8859_1).indexOf(NAME) + NAME.length() + behind;
    bytes[at] ^= 0x55;
    Files.write(jar, bytes);
  }

  private static byte[] read(Path jar) throws IOException {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
      return ClassPath.bytes(loader, NAME);
    }
  }

  private static void assertDamaged(Path jar) {
    assertEquals(
        NAME + " must be as it was packed: the file of the program is damaged, put it there again",
        assertThrows(MissingAsset.class, () -> read(jar)).getMessage());
  }

  @Test
  void whatIsWholeIsRead() throws IOException {
    assertArrayEquals(TEXT.getBytes(UTF_8), read(jar(ZipEntry.DEFLATED)));
  }

  @Test
  void whatCannotBeUnpackedIsNamed() throws IOException {
    Path jar = jar(ZipEntry.DEFLATED);
    damage(jar, 0);
    assertDamaged(jar);
  }

  @Test
  void whatIsUnpackedAndIsAnotherTextIsNamed() throws IOException {
    Path jar = jar(ZipEntry.STORED);
    damage(jar, 10);
    assertDamaged(jar);
  }

  @Test
  void whatIsMissingIsNamed() {
    assertEquals(
        "touchline/no.js must be on the class path: build the whole project with mvn package",
        assertThrows(
                MissingAsset.class,
                () -> ClassPath.bytes(ClassPathTest.class.getClassLoader(), "touchline/no.js"))
            .getMessage());
  }
}
