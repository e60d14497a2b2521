package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a start reads of the lessons is what the build made of them, file by file. */
class PackedLessonsTest {
  @TempDir private Path classes;

  @Test
  void everyFileIsInIt() throws Exception {
    Path folder =
        Path.of(
                Lessons.class
                    .getClassLoader()
                    .getResource(LessonReader.FOLDER + "/index.properties")
                    .toURI())
            .getParent();
    LessonFiles packed = PackedLessons.read();
    List<Path> files;
    try (Stream<Path> found = Files.walk(folder)) {
      files = found.filter(Files::isRegularFile).toList();
    }
    assertTrue(files.size() > 500, "files: " + files.size());
    for (Path file : files) {
      String name = folder.relativize(file).toString().replace('\\', '/');
      assertArrayEquals(Files.readAllBytes(file), packed.find(name).orElseThrow(), name);
    }
  }

  @Test
  void whatIsNotThereIsNotFound() {
    assertEquals(Optional.empty(), PackedLessons.read().find("none.html"));
    assertFalse(LessonFiles.of(Lessons.class.getClassLoader()).find("none.html").isPresent());
  }

  @Test
  void packingTwiceMakesTheSameBytes() throws Exception {
    Path folder = Files.createDirectories(classes.resolve(LessonReader.FOLDER));
    Files.writeString(Files.createDirectory(folder.resolve("b")).resolve("two.html"), "zwölf");
    Files.writeString(folder.resolve("one.properties"), "");
    Path packed = classes.resolve(LessonReader.FOLDER + ".packed");
    PackedLessons.main(new String[] {classes.toString()});
    byte[] first = Files.readAllBytes(packed);
    PackedLessons.main(new String[] {classes.toString()});
    assertArrayEquals(first, Files.readAllBytes(packed));
  }
}
