package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.author.file.FolderFiles;
import touchline.server.author.file.PackedFiles;
import touchline.server.author.folder.FolderReader;
import touchline.server.lesson.compile.BrokenLessons;
import touchline.server.lesson.compile.Problem;

/** The programs of lessons' exercises, run by the build. */
class LessonProgramsBuildTest extends WorkerCase {
  private static final String PACKED = "touchline/lessons/one/mirror.answers";
  private static final String SOURCES = "touchline/lessons/one/mirror.sources";

  @TempDir private Path all;
  private Path content = Path.of("");
  private Path exercise = Path.of("");

  @BeforeEach
  void copy() throws IOException {
    content = all.resolve("content");
    exercise = content.resolve("lessons/one/mirror");
    ExampleFolders.copy("mirror", exercise);
  }

  private Path packed(String name) throws IOException {
    Path classes = Files.createDirectories(all.resolve(name));
    Files.createDirectories(classes.resolve("touchline/lessons"));
    LessonPrograms.pack(content, classes, pool::run);
    return classes;
  }

  @Test
  void theSameFoldersGiveTheSameBytes() throws IOException {
    Path one = packed("one");
    Path other = packed("other");
    assertArrayEquals(
        Files.readAllBytes(one.resolve(PACKED)), Files.readAllBytes(other.resolve(PACKED)));
    assertArrayEquals(
        Files.readAllBytes(one.resolve(SOURCES)), Files.readAllBytes(other.resolve(SOURCES)));
    assertEquals("one/mirror", Files.readString(one.resolve("touchline/lessons/programs.txt")));
  }

  /** Only where cases that students write are run do programs go with the lessons. */
  @Test
  void programsArePackedForCasesThatStudentsWriteAlone() throws IOException {
    FolderFiles kept = PackedFiles.read(Files.readAllBytes(packed("with").resolve(SOURCES)));
    assertEquals(
        FolderReader.read(exercise).folder().orElseThrow().mistakes(),
        FolderReader.read(kept).folder().orElseThrow().mistakes());
    Files.delete(exercise.resolve("tests.md"));
    Path without = packed("without");
    assertTrue(Files.exists(without.resolve(PACKED)));
    assertFalse(Files.exists(without.resolve(SOURCES)));
  }

  @Test
  void casesThatCannotBeTypedAreToldInTheirFile() throws IOException {
    Files.delete(exercise.resolve("question.md"));
    Path head = exercise.resolve("exercise.md");
    Files.writeString(head, Files.readString(head).replace("Vec2 mirror", "Segment mirror"));
    List<String> problems = problems();
    assertTrue(
        problems.stream().anyMatch(each -> each.startsWith("content/lessons/one/mirror/tests.md:")),
        problems.toString());
  }

  @Test
  void whatIsNoFolderOfProgramsIsLeftToTheLessons() throws IOException {
    Files.delete(exercise.resolve("reference.java"));
    assertEquals("", Files.readString(packed("one").resolve("touchline/lessons/programs.txt")));
  }

  private List<String> problems() {
    BrokenLessons broken = assertThrows(BrokenLessons.class, () -> packed("broken"));
    assertFalse(Files.exists(all.resolve("broken/touchline/lessons/programs.txt")));
    return broken.problems().stream().map(Problem::toString).toList();
  }

  @Test
  void aBrokenRuleIsToldWithFileAndLine() throws IOException {
    Files.writeString(exercise.resolve("mistakes/foot.java"), "// A name\nclass Solution {}\n");
    assertEquals(
        List.of(
            "content/lessons/one/mirror/mistakes/foot.java:2: must go on with a line // that says"
                + " what is wrong"),
        problems());
  }

  /** What only shows when it runs. */
  @Test
  void aProgramThatDoesNotCompileIsToldWithItsFile() throws IOException {
    Path reference = exercise.resolve("reference.java");
    Files.writeString(reference, Files.readString(reference).replace("return foot", "return fot"));
    List<String> problems = problems();
    assertEquals(1, problems.size(), problems.toString());
    assertTrue(
        problems.get(0).startsWith("content/lessons/one/mirror/reference.java:"),
        problems.toString());
  }
}
