package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The command {@code check-exercise} as an author uses it. */
class CheckExerciseCommandTest {
  @TempDir private Path folder;

  private record Outcome(int code, String out) {}

  private Outcome run() {
    StringWriter out = new StringWriter();
    CommandLine command = new CommandLine(new CheckExerciseCommand()).setOut(new PrintWriter(out));
    return new Outcome(command.execute(folder.toString()), out.toString());
  }

  @BeforeEach
  void copy() throws IOException {
    ExampleFolders.copy("mirror", folder);
  }

  @Test
  void nothingToMendIsStatusZero() {
    Outcome outcome = run();
    assertEquals(0, outcome.code(), outcome.out());
    assertTrue(
        outcome.out().startsWith("The mirror image of a point: the reference answers all 8 cases"),
        outcome.out());
    assertTrue(
        outcome.out().contains("mistakes/foot.java (The foot for the image): 7 cases catch it,"),
        outcome.out());
  }

  @Test
  void aMistakeThatNoCaseCatchesIsStatusOne() throws IOException {
    Files.writeString(
        folder.resolve("mistakes/copy.java"),
        "// A copy\n// Nothing is wrong.\n" + Files.readString(folder.resolve("reference.java")));
    Outcome outcome = run();
    assertEquals(1, outcome.code(), outcome.out());
    assertTrue(
        outcome
            .out()
            .contains(
                "mistakes/copy.java (A copy): no case catches it, nor does any that was drawn: it"
                    + " may do the same."),
        outcome.out());
  }

  @Test
  void aBrokenRuleIsStatusTwoAndMovesNoCursor() throws IOException {
    Files.writeString(folder.resolve("cases.txt"), "a = \u001b[2J\u202e(0, 0)\n");
    Outcome outcome = run();
    assertEquals(2, outcome.code(), outcome.out());
    assertEquals(
        "cases.txt:1: a case must read a = (X, Y), b = (X, Y), p = (X, Y): a =  [2J (0, 0)",
        outcome.out().strip());
  }

  @Test
  void theTextIsCheckedAsTheSiteReadsIt() throws IOException {
    Path page = folder.resolve("exercise.md");
    Files.writeString(page, Files.readString(page) + "\n# A heading\n");
    Outcome outcome = run();
    assertEquals(2, outcome.code(), outcome.out());
    assertEquals("exercise.md:11: the text must have no headings", outcome.out().strip());
  }
}
