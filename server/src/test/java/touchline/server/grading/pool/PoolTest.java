package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Vec2;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.trace.Event;

/** Submissions of many kinds against worker processes that are really there. */
class PoolTest {
  private static Pool pool;

  @BeforeAll
  static void open() {
    KeptWorkers.end();
    pool = Pool.open(1);
    assertTrue(pool.layers().startsWith("workers: 1 and a spare, "), pool.layers());
    assertEquals("RIGHT", run(Programs.RIGHT));
  }

  @AfterAll
  static void nothingOutlivesThePool() {
    assertTrue(pool.pids().size() <= 2, "workers: " + pool.pids());
    pool.close();
    // A closed pool starts nothing, but its processes, the spare among them, take a moment to end.
    CompletableFuture.allOf(
            ProcessHandle.current()
                .descendants()
                .map(ProcessHandle::onExit)
                .toArray(CompletableFuture[]::new))
        .orTimeout(60, TimeUnit.SECONDS)
        .join();
    assertEquals(List.of(), ProcessHandle.current().descendants().toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("styles")
  void rightProgramsPassInEveryStyle(Path file) {
    assertEquals("RIGHT", run(Programs.source(file)));
  }

  static List<Path> styles() {
    return Programs.in("styles");
  }

  @Test
  void aRefusalNamesTheCallAndWhatToUseInstead() {
    JobResult ran =
        pool.run(Programs.job("class Solution {\n  void f() {\n    System.exit(0);\n  }\n}"));
    Complaint complaint = assertInstanceOf(JobResult.Refused.class, ran).complaints().get(0);
    assertEquals(3, complaint.line());
    assertEquals("System.exit is not allowed here", complaint.text());
    assertEquals("A method ends with return; there is nothing to exit from.", complaint.advice());
  }

  @Test
  void aCompileErrorHasItsLineAndPlainWords() {
    JobResult ran = pool.run(Programs.job("class Solution {\n  int f() {\n    int x = 1\n  }\n}"));
    Complaint complaint = assertInstanceOf(JobResult.DoesNotCompile.class, ran).complaints().get(0);
    assertEquals(3, complaint.line());
    assertEquals("';' expected", complaint.text());
    assertTrue(complaint.advice().startsWith("Something is missing"), complaint.advice());
  }

  @Test
  void patternsInASwitchAreToldInPlainWords() {
    String later =
        "class Solution {\n  int f(Object o) {\n    return switch (o) {\n"
            + "      case String s -> 1;\n      default -> 2;\n    };\n  }\n}";
    JobResult ran = pool.run(Programs.job(later));
    Complaint complaint = assertInstanceOf(JobResult.DoesNotCompile.class, ran).complaints().get(0);
    assertEquals(4, complaint.line());
    assertTrue(
        complaint.advice().startsWith("Methods are compiled as Java 17"), complaint.advice());
  }

  @Test
  void aClassNeedsNoImportOfTheGeometry() {
    String typed = Programs.RIGHT.replace("import touchline.geometry.*;", "");
    assertNotEquals(Programs.RIGHT, typed);
    assertInstanceOf(JobResult.Finished.class, pool.run(Programs.job(typed)));
  }

  @Test
  void aSourceThatComesAgainSaysTheSameAndRunsInOtherCases() {
    Job job = Programs.job(Programs.RIGHT);
    Job other = Job.of(job.source(), job.signature(), job.inputs().subList(1, 3), "student");
    assertEquals("RIGHT", run(Programs.RIGHT));
    JobResult.Finished again = assertInstanceOf(JobResult.Finished.class, pool.run(other));
    assertEquals(2, again.cases().size());
    Job broken = Programs.job("class Solution {\n  int f() {\n    int x = 1\n  }\n}");
    assertEquals(pool.run(broken), pool.run(broken));
    Job lower = Programs.job("\n" + broken.source());
    JobResult told = pool.run(lower);
    assertEquals(
        4, assertInstanceOf(JobResult.DoesNotCompile.class, told).complaints().get(0).line());
  }

  @Test
  void whatIsPrintedComesWithItsCaseAndIsCut() {
    String printing =
        Programs.RIGHT.replace("Vec2 d =", "System.out.print(\"x\".repeat(5000)); Vec2 d =");
    JobResult.Finished ran =
        assertInstanceOf(JobResult.Finished.class, pool.run(Programs.job(printing)));
    assertEquals("x".repeat(CaseRun.MOST_PRINTED), ran.cases().get(0).printed());
  }

  @Test
  void anExceptionHasItsTypeLineAndMessage() {
    String throwing =
        Programs.RIGHT.replace(
            "Vec2 d =", "if (a.x() < 99) throw new IllegalStateException(\"why\"); Vec2 d =");
    JobResult.Finished ran =
        assertInstanceOf(JobResult.Finished.class, pool.run(Programs.job(throwing)));
    CaseRun.Threw threw = assertInstanceOf(CaseRun.Threw.class, ran.cases().get(0));
    assertEquals(new CaseRun.Threw("IllegalStateException", 4, "why", ""), threw);
  }

  @Test
  void aTraceTellsTheStepsOfTheMethod() {
    JobResult.Finished ran =
        assertInstanceOf(
            JobResult.Finished.class, pool.run(Programs.job(Programs.RIGHT).traced(0)));
    var trace = ran.trace().orElseThrow().trace();
    assertEquals(
        List.of("a", "b", "p", "d", "l", "t"),
        List.copyOf(trace.variablesAfter(trace.last()).keySet()));
    assertEquals(new Vec2(3, -2), trace.returnedAt(trace.last()).orElseThrow());
    assertEquals(new Vec2(0, 0), trace.variablesAfter(trace.last()).get("d"));
  }

  @Test
  void aTraceKeepsValuesAsTheyWereThen() {
    String arrays =
        "import touchline.geometry.*; class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {\n"
            + "double[] x = {1, 2};\nx[0] = 5;\nfor (;;) { x[0]++; }\n} }";
    JobResult.Finished ran =
        assertInstanceOf(JobResult.Finished.class, pool.run(Programs.job(arrays).traced(1)));
    var traced = ran.trace().orElseThrow();
    assertTrue(traced.cut() || traced.trace().steps().size() < 100_000);
    Event.Assigned x = (Event.Assigned) traced.trace().steps().get(1).events().get(0);
    assertEquals("Shown[text=[1.0, 2.0]]", x.value().toString());
  }

  @Test
  void everyRunGetsFreshArguments() {
    var signature =
        new touchline.code.Signature(
            "isClean",
            List.of(touchline.code.ValueType.POINT, touchline.code.ValueType.CIRCLES),
            touchline.code.ValueType.TRUTH);
    String spoiling =
        "import touchline.geometry.*; class Solution { static boolean isClean(Vec2 a, Circle[] c) {"
            + " boolean clean = c[0] != null && c.length == 2 && c[1].radius() == 7; c[0] = null; return clean; } }";
    double[] input = {1, 2, 2, 3, 4, 5, 6, 7, 7};
    JobResult ran = pool.run(Job.of(spoiling, signature, List.of(input, input), "student"));
    JobResult.Finished finished = assertInstanceOf(JobResult.Finished.class, ran);
    for (CaseRun run : finished.cases()) {
      assertEquals(1, ((CaseRun.Gave) run).raw()[0]);
    }
  }

  @Test
  void aStudentWithManySubmissionsDoesNotKeepOthersWaiting() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(9);
    try {
      List<Future<JobResult>> many = new ArrayList<>();
      Job job = Programs.job(Programs.RIGHT);
      for (int i = 0; i < 8; i++) {
        many.add(threads.submit(() -> pool.run(job)));
      }
      assertInstanceOf(JobResult.Finished.class, threads.submit(() -> pool.run(job)).get());
      for (Future<JobResult> each : many) {
        assertInstanceOf(JobResult.Finished.class, each.get());
      }
      assertEquals(0, pool.waiting());
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void aKilledWorkerIsReplacedAndItsJobRunsElsewhere() {
    pool.pids().forEach(pid -> ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly));
    assertEquals("RIGHT", run(Programs.RIGHT));
    assertEquals("RIGHT", run(Programs.RIGHT));
  }

  @Test
  void theServersMemoryStaysFlat() {
    MarkingCampaign campaign = new MarkingCampaign(pool, 1);
    campaign.run(100);
    long before = MarkingCampaign.usedKibibytes();
    campaign.run(400);
    long after = MarkingCampaign.usedKibibytes();
    assertTrue(after - before < 1_024, before + " KiB, then " + after);
  }

  @Test
  void whatAStoppedProgramPrintedDoesNotReachTheNext() {
    String flooding =
        Programs.RIGHT.replace(
            "Vec2 d =",
            "for (;;) System.out.print(\"secret\".repeat(2000)); } static Vec2 x(Vec2 a, Vec2 b, Vec2 p) { Vec2 d =");
    pool.run(Programs.job(flooding));
    String printing = Programs.RIGHT.replace("Vec2 d =", "System.out.print(\"mine\"); Vec2 d =");
    JobResult.Finished ran =
        assertInstanceOf(JobResult.Finished.class, pool.run(Programs.job(printing)));
    assertEquals("mine", ran.cases().get(0).printed());
  }

  private static String run(String source) {
    Job job = Programs.job(source);
    return Programs.outcome(job, pool.run(job));
  }
}
