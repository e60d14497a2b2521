package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.code.CodeExercise;
import touchline.server.Commands;
import touchline.server.Commands.Run;
import touchline.server.grading.verdict.Adapter;
import touchline.server.lesson.AnswerFiles;
import touchline.topic.Topics;

/** The commands {@code grade} and {@code exercises} as a person or a script uses them. */
class GradeTest {
  private static final String EXERCISE = "closest-point/write-it";
  private static final Path ANSWERS = AnswerFiles.folder(EXERCISE);

  @TempDir private Path folder;

  @BeforeEach
  void copyAnswers() throws IOException {
    Files.createDirectories(folder.resolve("class/one"));
    Files.copy(ANSWERS.resolve("right-clamp.java"), folder.resolve("class/Right.java"));
    Files.copy(ANSWERS.resolve("wrong-M02-M10.java"), folder.resolve("class/one/Wrong.java"));
  }

  @Test
  void exercisesAreListedIdFirst() {
    List<String> lines = Commands.run("exercises").out().lines().toList();
    assertEquals(Topics.methods().size(), lines.size());
    for (int i = 0; i < lines.size(); i++) {
      assertTrue(lines.get(i).startsWith(Topics.methods().get(i).id() + " "), lines.get(i));
    }
  }

  @Test
  void fullMarksForAllIsStatusZero() {
    Run outcome = Commands.run("grade", EXERCISE, folder.resolve("class/Right.java").toString());
    assertEquals(0, outcome.status(), outcome.err());
    assertTrue(outcome.out().contains("Right.java: right, mark 1."), outcome.out());
    assertEquals("", outcome.err());
  }

  @Test
  void anotherFormIsMarkedAsSuch() throws IOException {
    CodeExercise variant = Topics.method(EXERCISE).orElseThrow().variant(2);
    String source = Adapter.adapted(variant, AnswerFiles.source(EXERCISE, "right-clamp"));
    Path file = Files.writeString(folder.resolve("Other.java"), source);
    assertEquals(0, Commands.run("grade", EXERCISE, file.toString(), "--variant", "2").status());
    Run lesson =
        Commands.run(
            "grade", EXERCISE, folder.resolve("class/Right.java").toString(), "--variant", "2");
    assertTrue(lesson.out().contains("does-not-fit"), lesson.out());
  }

  @Test
  void folderIsGradedWithAllBelowItOneObjectALine() {
    Run outcome = Commands.run("grade", EXERCISE, folder.resolve("class").toString(), "--json");
    assertEquals(1, outcome.status(), outcome.err());
    List<String> lines = outcome.out().lines().toList();
    assertEquals(2, lines.size(), outcome.out());
    String right = "\"verdict\": \"right\", \"mark\": 1, \"mistake\": null, \"message\": \"";
    assertTrue(lines.get(0).contains(right), lines.get(0));
    assertTrue(lines.get(1).contains("\"verdict\": \"wrong\", \"mark\": 0."), lines.get(1));
    assertTrue(lines.get(1).contains("\"mistake\": \"M02+M10\""), lines.get(1));
  }

  @Test
  void sameSeedGivesTheSameResultsAsCsv() {
    String[] args = {"grade", EXERCISE, folder.toString(), "--csv", "--seed", "42"};
    Run once = Commands.run(args);
    assertEquals(once, Commands.run(args));
    assertEquals("file,verdict,mark,mistake,message", once.out().lines().findFirst().orElseThrow());
    assertEquals(3, once.out().lines().count(), once.out());
  }

  @Test
  void fileThatCannotBeGradedSaysWhy() throws IOException {
    Files.writeString(folder.resolve("Empty.java"), " \n");
    Files.write(folder.resolve("Bytes.java"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    Files.writeString(folder.resolve("notes.txt"), "notes");
    Files.createDirectories(folder.resolve("none"));
    for (List<String> row :
        List.of(
            List.of("Empty.java", "The file is empty."),
            List.of("Bytes.java", "The file is not text in UTF-8."),
            List.of("notes.txt", "The file's name does not end in .java."),
            List.of("none", "The folder holds no .java file."),
            List.of("missing.java", "There is no such file."))) {
      Run outcome = Commands.run("grade", EXERCISE, folder.resolve(row.get(0)).toString());
      assertEquals(1, outcome.status(), outcome.err());
      assertTrue(
          outcome.out().endsWith(": unreadable, mark 0. " + row.get(1) + "\n"), outcome.out());
    }
  }

  @Test
  void wrongUseIsStatusTwoAndOneLine() {
    for (String[] args :
        List.of(
            new String[] {"grade"},
            new String[] {"grade", EXERCISE},
            new String[] {"grade", "no-such", "x.java"},
            new String[] {"grade", EXERCISE, "x.java", "--json", "--csv"},
            new String[] {"grade", EXERCISE, "x.java", "--variant", "99"},
            new String[] {"grade", EXERCISE, "x.java", "--seed", "one"})) {
      Run outcome = Commands.run(args);
      assertEquals(2, outcome.status(), outcome.out());
      assertEquals(1, outcome.err().lines().count(), outcome.err());
    }
  }
}
