package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.code.CasesFile;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Reading;
import touchline.server.grading.job.JobResult;
import touchline.server.lane.Owner;
import touchline.server.lesson.compile.Problem;

/** What an author is told of cases, mistakes and a reference; programs run in a worker only. */
class MeasuringTest extends WorkerCase {
  private static final Owner AUTHOR = Owner.named("author");

  private static final InstantSource STILL = InstantSource.fixed(Instant.EPOCH);

  @TempDir private Path folder;

  @BeforeEach
  void copy() throws IOException {
    ExampleFolders.copy("point-in-ring", folder);
  }

  private ExerciseFolder read() {
    Reading reading = FolderReader.read(folder);
    return reading.folder().orElseThrow(() -> new AssertionError(reading.problems()));
  }

  private Measurement measured() {
    return Measuring.of(read(), pool::run, AUTHOR, STILL);
  }

  private void replace(String file, String from, String to) throws IOException {
    String text = Files.readString(folder.resolve(file));
    assertTrue(text.contains(from), from);
    Files.writeString(folder.resolve(file), text.replace(from, to));
  }

  @ParameterizedTest
  @ValueSource(strings = {"point-in-ring", "point-in-triangle", "mirror"})
  void whatNobodyPreparedIsMadeByFolderAlone(String name) {
    Reading reading = FolderReader.read(ExampleFolders.ALL.resolve(name));
    assertEquals(List.of(), reading.problems());
    ExerciseFolder example = reading.folder().orElseThrow();
    assertTrue(example.mistakes().size() >= 6, "mistakes: " + example.mistakes().size());
    Measurement measured = Measuring.of(example, pool::run, AUTHOR, STILL);
    assertTrue(measured.isGood(), String.join("\n", MeasurementText.of(example, measured)));
    long caught = measured.changes().stream().filter(Measurement.Changed::isCaught).count();
    assertTrue(caught >= 0.95 * measured.changes().size(), "caught: " + caught);
  }

  @Test
  void drawnCasesWithoutAnAnswerAreTold() throws IOException {
    String far = "Vec2 d = p.minus(center);";
    replace(
        "reference.java", far, "if (inner == 4) throw new IllegalStateException();\n    " + far);
    Measurement measured = measured();
    assertEquals(List.of(), measured.problems());
    String told = String.join("\n", MeasurementText.of(read(), measured));
    assertTrue(told.contains("reference.java gives no answer in "), told);
    assertTrue(told.contains(" drawn cases. It throws IllegalStateException at line "), told);
    assertTrue(told.contains("Such cases are left out of every submission."), told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "if (inner > 1) throw new IllegalStateException(); | must answer at least half of the",
        "while (p.x() == 9) { } | must come to an end in each case that is drawn: it comes to no",
      })
  void aReferenceHasToAnswerWhatIsDrawn(String line, String rule) throws IOException {
    String far = "Vec2 d = p.minus(center);";
    replace("reference.java", far, line + far);
    Files.writeString(
        folder.resolve("cases.txt"), "center = (0, 0), inner = 1, outer = 5, p = (3, 1)\n");
    List<Problem> problems = measured().problems();
    assertEquals(1, problems.size(), problems.toString());
    assertTrue(problems.get(0).toString().contains(rule), problems.toString());
  }

  @Test
  void goodCasesCatchEveryMistakeAndEveryChange() {
    Measurement measured = measured();
    assertEquals(List.of(), measured.problems());
    assertTrue(measured.isGood(), MeasurementText.of(read(), measured).toString());
    assertTrue(measured.changes().size() >= 12, "changes: " + measured.changes().size());
    Measurement.Caught either = measured.mistakes().get(0);
    assertEquals("mistakes/either.java", either.program().file());
    assertEquals("cases.txt:3, where it gives true and the reference gives false", either.first());
  }

  @Test
  void aCaseThatIsMissingIsFoundAndCatchesWhatSurvived() throws IOException {
    String edge = "center = (0, 0), inner = 2, outer = 5, p = (3, 4)\n";
    replace("cases.txt", edge, "");
    replace("cases.txt", "center = (0, 1), inner = 5, outer = 5, p = (0, 6)\n", "");
    replace("cases.txt", "center = (-2, -3), inner = 5, outer = 5, p = (3, -3)\n", "");
    Measurement measured = measured();
    Measurement.Caught open =
        measured.mistakes().stream()
            .filter(each -> each.program().file().equals("mistakes/open-outside.java"))
            .findFirst()
            .orElseThrow();
    assertEquals(0, open.cases());
    String adding = open.adding().orElseThrow();
    assertTrue(!measured.isGood(), "an edge is not tried");
    assertTrue(
        MeasurementText.of(read(), measured)
            .contains(
                "mistakes/open-outside.java (The outer edge is left out): no case catches it. Add"
                    + " one such as "
                    + adding),
        MeasurementText.of(read(), measured).toString());
    assertEquals(1, CasesFile.of(read().head().method(), adding).inputs().size());
    Files.writeString(
        folder.resolve("cases.txt"), Files.readString(folder.resolve("cases.txt")) + adding + "\n");
    assertTrue(measured().mistakes().stream().allMatch(each -> each.cases() > 0), adding);
  }

  @Test
  void mistakesThatNoCaseTellsApartAreNamed() throws IOException {
    Files.copy(folder.resolve("mistakes/origin.java"), folder.resolve("mistakes/zero.java"));
    Measurement measured = measured();
    assertEquals(
        List.of(
            new Measurement.Pair("mistakes/origin.java", "mistakes/zero.java", Optional.empty())),
        measured.alike());
    assertTrue(!measured.isGood(), "two are alike");
  }

  @Test
  void aChangeThatDoesTheSameIsNotHeldAgainstTheCases() throws IOException {
    replace("reference.java", "Vec2 d =", "double never = 0 * 1;\n    Vec2 d =");
    Measurement measured = measured();
    Measurement.Changed same =
        measured.changes().stream().filter(each -> !each.isCaught()).findFirst().orElseThrow();
    assertEquals(5, same.change().line());
    assertEquals(Optional.empty(), same.adding());
    assertTrue(measured.isGood(), same.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.exit(1);",
        "new java.io.File(\"/etc/passwd\").delete();",
        "Runtime.getRuntime().exec(\"sh\");",
        "new Thread(() -> {}).start();",
        "while (true) { }",
        "long[] all = new long[Integer.MAX_VALUE - 8];",
        "inRing(center, inner, outer, p);",
        "nonsense"
      })
  void whatAStrangersReferenceDoesStaysInItsWorker(String hostile) throws IOException {
    replace("reference.java", "Vec2 d =", hostile + "\n    Vec2 d =");
    Measurement measured = measured();
    assertTrue(!measured.problems().isEmpty(), "told what is wrong");
    assertTrue(!measured.isGood(), "not good");
  }

  /** It stops in every case, so that every case catches it. */
  @Test
  void aMistakeThatComesToNoEndIsCaught() throws IOException {
    replace("mistakes/no-hole.java", "double far", "while (inner > 0) { }\n    double far");
    Measurement measured = measured();
    assertEquals(List.of(), measured.problems());
    Measurement.Caught endless =
        measured.mistakes().stream()
            .filter(each -> each.program().file().equals("mistakes/no-hole.java"))
            .findFirst()
            .orElseThrow();
    assertTrue(
        endless.first().startsWith("cases.txt:2, where it comes to no end at line "),
        endless.first());
  }

  private static List<Integer> lines(Measurement measured, boolean isExact) {
    return measured.boundaries().stream()
        .filter(each -> each.isExact() == isExact)
        .map(Measurement.Boundary::line)
        .toList();
  }

  @Test
  void casesExactlyOnAnEdgeAreNamed() {
    Measurement measured = measured();
    assertEquals(List.of(6, 7, 8, 9, 10), lines(measured, true));
    assertEquals(List.of(), lines(measured, false));
    String told = MeasurementText.of(read(), measured).toString();
    assertTrue(
        told.contains("cases.txt:6, 7, 8, 9, 10: exactly where the reference's answer"), told);
  }

  /** 0.3, 0.4 and 0.5 are none of them what they seem; which side it is depends on the form. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "center = (0, 0), inner = 0.25, outer = 0.5, p = (0.3, 0.4)",
        "center = (0.1, 0.2), inner = 0.5, outer = 0.75, p = (0.4, 0.6)",
        "center = (0, 0), inner = 1, outer = 1.4142135623730951, p = (1, 1)",
        "center = (0, 0), inner = 2, outer = 5, p = (3.00000001, 4)",
        "center = (8192, 8192), inner = 2, outer = 5, p = (8195, 8196)"
      })
  void aCaseInWhichRoundingDecidesIsToBeMended(String line) throws IOException {
    replace("cases.txt", "center = (0, 0), inner = 2, outer = 5, p = (3, 1)", line);
    Measurement measured = measured();
    assertEquals(List.of(2), lines(measured, false));
    assertTrue(!measured.isGood(), "another right method could answer otherwise");
    Measurement.Boundary found = measured.boundaries().get(0);
    assertEquals(line, found.input());
    assertTrue(
        List.of(found.gives(), found.beside()).containsAll(List.of("gives true", "gives false")),
        found.toString());
    String told = MeasurementText.of(read(), measured).toString();
    assertTrue(told.contains("cases.txt:2: the reference " + found.gives()), told);
  }

  @Test
  void aCaseBesideAnEdgeIsNotOnIt() throws IOException {
    replace("cases.txt", "p = (3, 1)", "p = (3, 3.999)");
    assertEquals(List.of(), lines(measured(), false));
  }

  /** The middle one counts: another may have waited for a worker. */
  @Test
  void howLongASubmissionTakesIsTold() {
    Iterator<Integer> seconds = List.of(0, 9, 10, 11, 20, 22).iterator();
    InstantSource clock = () -> Instant.ofEpochSecond(seconds.next());
    Measurement measured = Measuring.of(read(), pool::run, AUTHOR, clock);
    assertEquals(Duration.ofSeconds(2), measured.submission());
    String told = MeasurementText.of(read(), measured).toString();
    assertTrue(told.contains("took 2000 ms (milliseconds), the middle one of 3 runs."), told);
  }

  @Test
  void aRefusedProgramIsNamedWithItsLine() throws IOException {
    replace("mistakes/no-hole.java", "double far", "System.exit(1);\n    double far");
    String told = measured().problems().get(0).toString();
    assertTrue(told.startsWith("mistakes/no-hole.java:7: must use only what is allowed: "), told);
  }

  @Test
  void aReferenceThatFailsInACaseIsNamed() throws IOException {
    replace(
        "reference.java", "Vec2 d =", "if (inner < 1) throw new RuntimeException();\n    Vec2 d =");
    String told = measured().problems().get(0).toString();
    assertTrue(
        told.startsWith(
            "cases.txt:20: the reference must answer each case, but it throws RuntimeException at"
                + " line 5: center = (0, 0), inner = 0.25"),
        told);
  }

  @Test
  void aWorkerThatFailsIsNobodysMistake() {
    ExerciseFolder read = read();
    Measuring.CannotRun told =
        assertThrows(
            Measuring.CannotRun.class,
            () -> Measuring.of(read, job -> new JobResult.Failed("no worker"), AUTHOR, STILL));
    assertEquals("the programs cannot be run now: no worker", told.getMessage());
  }
}
