package touchline.server.grading.pool;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.pool.Translator.Translated;
import touchline.server.lane.Owner;

/** Class files of a worker, made scripts by a process that is really there. */
class TranslatorTest {
  private static final Signature NUMBER =
      new Signature("f", List.of(ValueType.NUMBER), ValueType.NUMBER);

  private static Pool pool;
  private static Translator translator;

  @BeforeAll
  static void open() {
    pool = Pool.open(1);
    translator = Translator.whenAsked();
  }

  @AfterAll
  static void close() {
    translator.close();
    pool.close();
  }

  private static JobResult built(String source) {
    return pool.run(Job.built(source, NUMBER, Owner.named("learner")));
  }

  private static Translated translated(String source) {
    return translator.script("f", assertInstanceOf(JobResult.Built.class, built(source)));
  }

  private static String script(String source) {
    Translated.Script script = assertInstanceOf(Translated.Script.class, translated(source));
    return new String(script.bytes(), UTF_8);
  }

  @Test
  void methodWithHelpersBecomesAScriptThatAnswersMessages() {
    String script =
        script(
            """
            import java.util.function.*;
            class Solution {
              enum Side { LEFT, RIGHT }
              record Pair(double a, double b) {}
              static class Helper { double twice(double x) { return 2 * x; } }
              static double f(double x) {
                Side side = x < 0 ? Side.LEFT : Side.RIGHT;
                DoubleUnaryOperator square = y -> y * y;
                Pair pair = new Pair(x, square.applyAsDouble(x));
                return switch (side) { case LEFT -> pair.a(); case RIGHT -> new Helper().twice(pair.b()); };
              }
            }
            """);
    assertTrue(script.contains("onmessage"), script);
    assertFalse(script.contains("eval("), "a script that makes scripts");
  }

  @Test
  void longNumbersAreMarkedButNotBuilt() {
    String exact =
        "class Solution { static double f(double x) {"
            + " return new java.math.BigDecimal(x).pow(2).doubleValue(); } }";
    JobResult.Refused refused = assertInstanceOf(JobResult.Refused.class, built(exact));
    assertEquals("java.math cannot run in a browser", refused.complaints().get(0).text());
    List<double[]> inputs = List.of(new double[] {3});
    JobResult ran = pool.run(Job.of(exact, NUMBER, inputs, Owner.named("learner")));
    assertInstanceOf(JobResult.Finished.class, ran);
  }

  @Test
  void whatTheGateRefusesIsNotBuilt() {
    String refused = "class Solution { static double f(double x) { System.exit(1); return x; } }";
    assertInstanceOf(JobResult.Refused.class, built(refused));
    String other = "class Solution { static int f(double x) { return 1; } }";
    assertInstanceOf(JobResult.DoesNotFit.class, built(other));
  }

  @Test
  void nothingOfALearnerIsRunForAScript() {
    String endless =
        "class Solution { static final double X = g(); static double g() { while (true) {} }"
            + " static double f(double x) { return X; } }";
    assertTrue(script(endless).contains("onmessage"));
  }

  @Test
  void nextLearnerDoesNotGetTheClassesOfTheOneBefore() {
    String one = script("class Solution { static double f(double x) { return x + 12345; } }");
    String other = script("class Solution { static double f(double x) { return x + 67890; } }");
    assertTrue(one.contains("12345") && !one.contains("67890"));
    assertTrue(other.contains("67890") && !other.contains("12345"));
  }

  @Test
  void processThatDiedIsReplaced() {
    String source = "class Solution { static double f(double x) { return x; } }";
    script(source);
    long before = translator.pid().orElseThrow();
    ProcessHandle process = ProcessHandle.of(before).orElseThrow();
    process.destroyForcibly();
    process.onExit().join();
    assertTrue(script(source).contains("onmessage"));
    assertNotEquals(before, translator.pid().orElseThrow());
  }

  @Test
  void nonsenseAndTooMuchAreImpossible() {
    JobResult.Built nonsense =
        new JobResult.Built("(D)D", Map.of("Solution", new byte[] {1, 2, 3}));
    assertInstanceOf(Translated.Impossible.class, translator.script("f", nonsense));
    JobResult.Built large = new JobResult.Built("(D)D", Map.of("Solution", new byte[300 << 10]));
    assertInstanceOf(Translated.Impossible.class, translator.script("f", large));
    assertTrue(script("class Solution { static double f(double x) { return x; } }").length() > 0);
  }

  @Test
  void compilerIsNotOnTheClassPathOfTheSite() {
    assertTrue(Translator.isThere());
    assertThrows(ClassNotFoundException.class, () -> Class.forName("org.teavm.vm.TeaVM"));
  }

  @Test
  void withoutAPlaceForItItIsBusyAfterTheEnd() {
    Translator closed = Translator.whenAsked();
    closed.close();
    JobResult.Built built = new JobResult.Built("(D)D", Map.of());
    assertEquals(new Translated.Busy(), closed.script("f", built));
  }
}
