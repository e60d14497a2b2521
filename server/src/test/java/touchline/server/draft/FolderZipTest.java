package touchline.server.draft;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Zip files of strangers: what is an exercise is read, and nothing else. */
class FolderZipTest {
  private static byte[] zip(List<String> names, byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (String name : names) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
      }
    }
    return bytes.toByteArray();
  }

  private static String refused(byte[] zip) {
    return String.valueOf(
        assertThrows(FolderZip.Refused.class, () -> FolderZip.read(zip)).getMessage());
  }

  @Test
  void whatWasWrittenIsReadInItsOrder() throws FolderZip.Refused {
    Map<String, String> files = FirstDraft.read().files();
    Map<String, String> read = FolderZip.read(FolderZip.write(files));
    assertEquals(List.copyOf(files.entrySet()), List.copyOf(read.entrySet()));
  }

  @Test
  void theFirstOneStaysAsItIs() {
    Written first = FirstDraft.read();
    assertEquals(first, Written.of(first.files()).orElseThrow());
  }

  @Test
  void aFolderAroundTheFilesIsLeftOut() throws IOException, FolderZip.Refused {
    List<String> names = List.of("ring/exercise.md", "ring/mistakes/a.java", "__MACOSX/ring/._a");
    assertEquals(
        List.of("exercise.md", "mistakes/a.java"),
        List.copyOf(FolderZip.read(zip(names, "x".getBytes(UTF_8))).keySet()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../exercise.md",
        "/exercise.md",
        "a/b/exercise.md",
        "mistakes/../exercise.md",
        "mistakes/../../x.java",
        "mistakes\\x.java",
        "exercise.md/x",
        "notes.txt",
        "mistakes/X.java",
        "mistakes/.java",
        "exercise.md\n"
      })
  void noOtherNameIsTaken(String name) throws IOException {
    assertTrue(refused(zip(List.of(name), new byte[0])).startsWith("A file must be"), name);
  }

  @Test
  void aBombIsNotUnpacked() throws IOException {
    byte[] bomb = zip(List.of("exercise.md"), new byte[50_000_000]);
    assertTrue(bomb.length < 100_000, "small as a zip: " + bomb.length);
    assertTrue(refused(bomb).startsWith("A file must have at most 65,536 bytes"));
    byte[] full = new byte[60_000];
    Arrays.fill(full, (byte) 'x');
    List<String> five =
        List.of("exercise.md", "cases.txt", "reference.java", "mistakes/a.java", "mistakes/b.java");
    assertTrue(refused(zip(five, full)).contains("all together 262,144"));
    List<String> hidden = List.of("__MACOSX/a", "exercise.md");
    assertTrue(refused(zip(hidden, new byte[50_000_000])).startsWith("A file must have"));
  }

  @Test
  void manyFilesAndOthersTwiceAreRefused() throws IOException {
    List<String> many =
        java.util.stream.IntStream.range(0, 10_000).mapToObj(i -> "__MACOSX/" + i).toList();
    assertEquals("A zip must hold at most 200 files.", refused(zip(many, new byte[0])));
    List<String> two = List.of("exercise.md", "a/exercise.md");
    assertTrue(refused(zip(two, new byte[0])).startsWith("All files must lie in one folder"));
  }

  @Test
  void whatIsNoTextOrNoZipIsRefused() throws IOException {
    byte[] noText = {(byte) 0xff, 0};
    assertTrue(
        refused(zip(List.of("exercise.md"), noText)).startsWith("A file must be text in UTF-8"));
    assertTrue(refused(new byte[0]).startsWith("There is no exercise"));
    byte[] whole = zip(List.of("exercise.md"), "text".getBytes(UTF_8));
    assertTrue(refused(Arrays.copyOf(whole, 40)).startsWith("This is not a zip"));
  }
}
