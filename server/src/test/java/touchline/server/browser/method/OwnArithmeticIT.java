package touchline.server.browser.method;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.browser.BrowserCase;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.pool.Translator;
import touchline.server.grading.pool.Translator.Translated;
import touchline.server.lane.Owner;

/**
 * Casts, rounding and whole numbers in a learner's method: a script gives what Java gives, bit for
 * bit, where JavaScript by itself would not.
 */
class OwnArithmeticIT extends BrowserCase {
  private static final Owner OWNER = Owner.named("arithmetic");

  private static final Signature SIGNATURE =
      new Signature("value", List.of(ValueType.POINT, ValueType.POINT), ValueType.NUMBER);

  /** Of two doubles x and y. */
  private static final List<String> EXPRESSIONS =
      List.of(
          "(int) x",
          "(long) x",
          "(int) (x / y)",
          "(long) (x / y)",
          "(byte) (int) x",
          "(short) (int) x",
          "(char) (int) x",
          "(byte) x",
          "(char) x",
          "(float) x",
          "(int) (float) x",
          "(float) x * (float) y",
          "(float) x / 3f",
          "(int) x + (int) y",
          "(int) x - (int) y",
          "(int) x * (int) y",
          "(int) x / (int) y",
          "(int) x % (int) y",
          "(long) x * (long) y",
          "(long) x / (long) y",
          "(long) x % (long) y",
          "-(int) x",
          "Math.abs((int) x)",
          "(int) x << (int) y",
          "(int) x >> (int) y",
          "(int) x >>> (int) y",
          "(long) x << (int) y",
          "(long) x >> (int) y",
          "(long) x >>> (int) y",
          "(int) x ^ (int) y",
          "(float) x + 0.1f",
          "(long) (float) x",
          "(float) (int) x - (float) (long) y",
          "Math.floorDiv((int) x, (int) y)",
          "Math.floorMod((long) x, (long) y)",
          "Math.floorMod((int) x, (int) y)",
          "x % y",
          "x / y",
          "1 / x",
          "Math.round(x)",
          "Math.round(x / y)",
          "Math.round((float) x)",
          "Math.rint(x)",
          "Math.IEEEremainder(x, y)",
          "1 / Math.IEEEremainder(x, y)",
          "Math.floor(x)",
          "Math.ceil(x)",
          "Math.min(x, y)",
          "Math.max(x, y)",
          "Math.min(x / 0, x / 0)",
          "Math.abs(x)",
          "Math.signum(x)",
          "Math.sqrt(x)",
          "Double.compare(x, y)",
          "Double.compare(0.0, x)",
          "x == y ? 1 : x < y ? 2 : x > y ? 3 : 4",
          "x / y == x / y ? 1 : 0");

  /** On the borders of types and of rounding, and the two zeros. */
  private static final double[] NUMBERS = {
    0.0,
    -0.0,
    0.49999999999999994,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    7,
    -7,
    33,
    -1.9,
    200.7,
    16777217,
    2147483647,
    2147483648.5,
    -2147483649.0,
    4503599627370497.5,
    9.3e18,
    -9.3e18,
    1e300
  };

  @Test
  void castsAndRoundingAreThoseOfJava() {
    List<double[]> inputs = new ArrayList<>();
    for (int expression = 0; expression < EXPRESSIONS.size(); expression++) {
      for (double x : NUMBERS) {
        for (double y : new double[] {0.0, -0.0, 3, -2, 0.5, 65, 2147483647, x}) {
          inputs.add(new double[] {x, y, expression, 0});
        }
      }
    }
    String source = source();
    assertEquals("", String.join("\n", different(inputs, onTheJvm(source, inputs), source)));
  }

  /** Where the browser says otherwise. */
  private List<String> different(List<double[]> inputs, List<String> java, String source) {
    List<?> script = inTheBrowser(source, inputs);
    List<String> different = new ArrayList<>();
    for (int i = 0; i < inputs.size(); i++) {
      if (!java.get(i).equals(script.get(i))) {
        double[] in = inputs.get(i);
        String what = EXPRESSIONS.get((int) in[2]) + " of " + in[0] + " and " + in[1];
        different.add(what + ": " + java.get(i) + " in Java, " + script.get(i));
      }
    }
    return different;
  }

  /** One method with all of them, chosen by the second point. */
  private static String source() {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < EXPRESSIONS.size(); i++) {
      cases.append("      case ").append(i).append(": return ").append(EXPRESSIONS.get(i));
      cases.append(";\n");
    }
    return """
        import touchline.geometry.*;
        class Solution {
          static double value(Vec2 a, Vec2 which) {
            double x = a.x();
            double y = a.y();
            switch ((int) which.x()) {
        %s      default: return 0;
            }
          }
        }
        """
        .formatted(cases);
  }

  private static List<String> onTheJvm(String source, List<double[]> inputs) {
    try (Pool pool = Pool.open(1)) {
      JobResult ran = pool.run(Job.of(source, SIGNATURE, inputs, OWNER));
      return assertInstanceOf(JobResult.Finished.class, ran, ran::toString).cases().stream()
          .map(OwnScriptsIT::said)
          .toList();
    }
  }

  private List<?> inTheBrowser(String source, List<double[]> inputs) {
    try (Pool pool = Pool.open(1);
        Translator translator = Translator.whenAsked()) {
      JobResult built = pool.run(Job.built(source, SIGNATURE, OWNER));
      Translated script =
          translator.script("value", assertInstanceOf(JobResult.Built.class, built));
      byte[] bytes = assertInstanceOf(Translated.Script.class, script).bytes();
      return (List<?>)
          lesson()
              .page()
              .evaluate(
                  OwnScriptsIT.ASK,
                  List.of(
                      new String(bytes, UTF_8), inputs.stream().map(OwnScriptsIT::texts).toList()));
    }
  }
}
