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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
  void whatStudentsDoWhoWriteCasesIsTold() {
    String out = run().out();
    assertTrue(
        out.contains(
            "tests.md: 7 mistakes wait to be exposed. Students can write up to 12 cases; "),
        out);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b.minus(a).length() > 0 | b.minus(a).length() | wanted.java:6: must compile: ",
        "boolean wanted(Vec2 a | boolean wants(Vec2 a | wanted.java:1: must have the method static"
            + " boolean wanted(Vec2 a, Vec2 b, Vec2 p): ",
        "b.minus(a).length() > 0 | System.getenv().isEmpty() | wanted.java:6: must use only what is"
            + " allowed: ",
        "b.minus(a).length() > 0 | 1 / (int) p.x() > 5 | wanted.java:1: must answer each case, but"
            + " it throws ArithmeticException",
        "b.minus(a).length() > 0 | p.x() < 5 | cases.txt:6: wanted.java says that this makes no"
            + " case: a = (1, 1), b = (3, 1), p = (5, 4)",
        "b.minus(a).length() > 0 | p.x() == 77 | wanted.java:1: must want at least 40 of 1200 drawn"
            + " cases, and it wants 0: give"
      })
  void aWantedThatCannotBeUsedIsToldWithItsLine(String from, String to, String told)
      throws IOException {
    Path file = folder.resolve("wanted.java");
    String source = Files.readString(file);
    assertTrue(source.contains(from), from);
    Files.writeString(file, source.replace(from, to));
    Outcome outcome = run();
    assertEquals(2, outcome.code(), outcome.out());
    assertTrue(outcome.out().lines().anyMatch(line -> line.startsWith(told)), outcome.out());
  }

  /** With a wanted.java the reference need not guard itself. */
  @Test
  void whatIsNotWantedIsNeverDrawn() throws IOException {
    Path file = folder.resolve("reference.java");
    String guarded = Files.readString(file);
    String open = guarded.replaceAll("    if \\(d\\.dot.*\n", "");
    assertTrue(open.length() < guarded.length());
    Files.writeString(file, open);
    assertEquals(0, run().code(), run().out());
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
        "cases.txt:1: a case must read a = (X, Y), b = (X, Y), p = (X, Y), but b is missing: a =  [2J (0,"
            + " 0)",
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
