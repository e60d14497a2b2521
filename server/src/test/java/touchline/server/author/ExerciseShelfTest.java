package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.author.folder.FolderReader;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lesson.OwnExercise;

/** Folders of authors, good, bad and hostile, on the way to the site. */
class ExerciseShelfTest extends WorkerCase {
  private static final Path ATTACKS =
      Path.of("src/test/resources/touchline/server/grading/attacks/given");

  private static final JobRunner NOBODY =
      job -> {
        throw new AssertionError("no program must run: " + job.source());
      };

  @TempDir private Path all;

  private static final class Memory implements KeptAnswers {
    private final Map<String, byte[]> kept = new HashMap<>();

    @Override
    public Optional<byte[]> find(String sha256) {
      return Optional.ofNullable(kept.get(sha256));
    }

    @Override
    public void keep(String sha256, byte[] answers) {
      kept.put(sha256, answers);
    }
  }

  private ExerciseShelf read(JobRunner runner, KeptAnswers kept) {
    return ExerciseShelf.read(all, runner, kept, Clock.systemUTC());
  }

  /** What is said of the one folder. */
  private String refused(JobRunner runner) {
    ExerciseShelf shelf = read(runner, KeptAnswers.NONE);
    assertEquals(List.of(), shelf.exercises());
    return String.join("\n", shelf.reports().get(0).problems());
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(all.resolve(file).getParent());
    Files.writeString(all.resolve(file), text);
  }

  private String text(String file) throws IOException {
    return Files.readString(all.resolve(file));
  }

  @Test
  void programsRunOnceAndTheirAnswersAreKept() throws IOException {
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    Memory kept = new Memory();
    OwnExercise first = read(pool::run, kept).exercises().get(0);
    OwnExercise again = read(NOBODY, kept).exercises().get(0);
    assertEquals("own/mirror", again.text().id());
    assertEquals(first.version(), again.version());
    double[] hidden = again.method().hidden(3).get(9).input();
    assertEquals(first.method().right(hidden)[0], again.method().right(hidden)[0]);
    assertEquals(first.method().trials().size(), again.method().trials().size());
    kept.kept.replaceAll((folder, answers) -> new byte[] {1, 2, 3});
    assertEquals(1, read(pool::run, kept).exercises().size(), "broken ones are made again");
  }

  @Test
  void aChangedFolderIsAnotherVersion() throws IOException {
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    String before =
        FolderHash.of(
            FolderReader.read(all.resolve("mirror")).folder().orElseThrow(), "own/mirror");
    String file = "mirror/mistakes/same.java";
    write(file, text(file).replace("return p;", "return p.plus(a);"));
    String after =
        FolderHash.of(
            FolderReader.read(all.resolve("mirror")).folder().orElseThrow(), "own/mirror");
    assertFalse(before.equals(after), "its mistakes are other ones");
  }

  @Test
  void aBadFolderIsNamedAndTheOthersAreServed() throws IOException {
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    ExampleFolders.copy("mirror", all.resolve("broken"));
    write("broken/cases.txt", "a = 1\n");
    write("notes.txt", "no folder");
    write(".git/config", "hidden");
    ExerciseShelf shelf = read(pool::run, KeptAnswers.NONE);
    assertEquals(
        List.of("broken", "mirror"), shelf.reports().stream().map(FolderReport::folder).toList());
    assertEquals(
        List.of(
            "cases.txt:1: a case must read a = (X, Y), b = (X, Y), p = (X, Y), but b is missing:"
                + " a = 1"),
        shelf.reports().get(0).problems());
    assertEquals("/exercises/own/mirror", shelf.reports().get(1).path());
    assertEquals(1, shelf.exercises().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ring", "a b", "ring.", "ring<b>"})
  void aFolderHasAPlainName(String name) throws IOException {
    ExampleFolders.copy("mirror", all.resolve(name));
    assertTrue(refused(NOBODY).contains("small letters, digits and hyphens"), name);
  }

  @Test
  void linksAreNotFollowed(@TempDir Path elsewhere) throws IOException {
    ExampleFolders.copy("mirror", elsewhere.resolve("mirror"));
    Files.createSymbolicLink(all.resolve("mirror"), elsewhere.resolve("mirror"));
    assertEquals(List.of(), read(NOBODY, KeptAnswers.NONE).reports());
    Files.delete(all.resolve("mirror"));
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    Files.delete(all.resolve("mirror/reference.java"));
    Files.createSymbolicLink(all.resolve("mirror/reference.java"), Path.of("/etc/passwd"));
    String told = refused(NOBODY);
    assertTrue(told.contains("reference.java:1: must be a plain file, neither a link"), told);
  }

  @Test
  void tenThousandFilesAreNotReadToTheEnd() throws IOException {
    for (int i = 0; i < 150; i++) {
      Files.createDirectory(all.resolve("e" + i));
    }
    ExerciseShelf shelf = read(NOBODY, KeptAnswers.NONE);
    assertEquals(101, shelf.reports().size());
    assertTrue(
        shelf.reports().get(0).problems().get(0).startsWith("there must be at most 100 folders"),
        shelf.reports().get(0).toString());
  }

  @Test
  void aFolderOfTenThousandFilesIsRefused() throws IOException {
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    for (int i = 0; i < 10_000; i++) {
      Files.createFile(all.resolve("mirror/mistakes/m" + i + ".java"));
    }
    String told = refused(NOBODY);
    assertTrue(told.contains("mistakes:1: there must be at most 40 files"), told);
    assertTrue(told.lines().count() < 100, "as many words as files that were read");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        "[x](data:text/html,1)",
        "[x]: javascript:alert(1)",
        "![x](https://example.org/x.png)",
        "# A heading",
        "```predict\nWhat?\n```",
        "```figure\nrun: x\n```",
        "$\\href{javascript:alert(1)}{x}$",
        "$\\nonsense{$"
      })
  void aTextHoldsNothingThatRunsOrLoads(String hostile) throws IOException {
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    write("mirror/exercise.md", text("mirror/exercise.md") + "\n" + hostile + "\n");
    String told = refused(NOBODY);
    assertTrue(told.startsWith("exercise.md:"), told);
  }

  @Test
  void aTextHasMathematicsAndJava() throws IOException {
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    String more = "\nIts place is $2 f - p$.\n\n```java\nboolean both = a && b;\n```\n";
    write("mirror/exercise.md", text("mirror/exercise.md") + more);
    String html = read(pool::run, KeptAnswers.NONE).exercises().get(0).text().html();
    assertTrue(html.contains("class=\"katex\""), html);
    assertTrue(html.contains("<pre><code>boolean both = a &amp;&amp; b;"), html);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "009-loop-in-static-init",
        "055-oom-static-cache-across-tests",
        "091-exit-runtime-halt",
        "093-exec-processbuilder",
        "095-file-read-passwd",
        "103-net-serversocket",
        "117-thread-subclass",
        "131-reflect-forname",
        "177-cheat-subclass-result"
      })
  void hostileProgramsAreRefusedInBothPlaces(String name) throws IOException {
    Path attack = ATTACKS.resolve(name + ".java");
    String source =
        new String(Files.readAllBytes(attack), StandardCharsets.UTF_8)
            .replace("api.Vec2", "touchline.geometry.Vec2")
            .replace("closestPoint", "mirror");
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    write("mirror/mistakes/attack.java", "// An attack\n// It attacks.\n" + source);
    String asMistake = refused(pool::run);
    assertTrue(asMistake.startsWith("mistakes/attack.java:"), asMistake);
    Files.delete(all.resolve("mirror/mistakes/attack.java"));
    write("mirror/reference.java", source);
    String asReference = refused(pool::run);
    assertFalse(asReference.isEmpty(), "refused in words");
    assertFalse(asReference.contains("root:"), asReference);
  }

  @Test
  void aMistakeThatAnswersNothingExplainsNothing() throws IOException {
    ExampleFolders.copy("mirror", all.resolve("mirror"));
    write(
        "mirror/mistakes/endless.java",
        "// Endless\n"
            + "// It has no end.\n"
            + "import touchline.geometry.*;\n"
            + "class Solution {\n"
            + "  static Vec2 mirror(Vec2 a, Vec2 b, Vec2 p) { while (true) { p = p.plus(a); } }\n"
            + "}\n");
    String refused = refused(pool::run);
    String rule = "mistakes/endless.java:5: must answer at least half of the cases, and of ";
    assertTrue(refused.startsWith(rule), refused);
    assertTrue(refused.contains(" it answers 0: it comes to no end at line 5 in a = "), refused);
  }

  @Test
  void noDrawnCaseIsNearADecision() throws IOException {
    ExampleFolders.copy("point-in-ring", all.resolve("ring"));
    OwnExercise ring = read(pool::run, KeptAnswers.NONE).exercises().get(0);
    List<double[]> drawn =
        ring.method().trials().stream()
            .filter(ring.method()::isSecret)
            .map(each -> each.input())
            .toList();
    assertTrue(drawn.size() > 200, "drawn: " + drawn.size());
    for (double[] each : drawn) {
      double away = Math.hypot(each[4] - each[0], each[5] - each[1]);
      assertTrue(Math.abs(away - each[2]) > 1e-6 && Math.abs(away - each[3]) > 1e-6, "on an edge");
    }
  }
}
