package touchline.server.grading.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.grading.job.Job;

/**
 * Marks thousands of submissions, right, wrong and hostile, and prints the server's memory as it
 * goes: {@code java -cp touchline.jar touchline.server.grading.pool.MarkingCampaign 10000}.
 */
public final class MarkingCampaign {
  private static final int BETWEEN = 500;
  private static final int CASES = 50;
  private static final Signature NUMBER =
      new Signature("f", List.of(ValueType.NUMBER), ValueType.NUMBER);

  /** Bodies of a method; what they do to a worker is different for each. */
  private static final List<String> BODIES =
      List.of(
          "return x * %d;",
          "double s = 0; for (int i = 0; i < %d %% 50; i++) s += x * i; return s;",
          "System.out.println(\"x%d\"); return x;",
          "throw new IllegalStateException(\"%d\");",
          "return new double[%d %% 7][3][2].length;",
          "return y%d;",
          "System.exit(%d); return x;",
          "while (x < %d.0e300) { } return x;",
          "return f(x + %d);",
          "return new double[Integer.MAX_VALUE - %d].length;");

  private final Pool pool;
  private final Random random;
  private final List<double[]> inputs = new ArrayList<>();

  MarkingCampaign(Pool pool, long seed) {
    this.pool = pool;
    this.random = new Random(seed);
    for (int i = 0; i < CASES; i++) {
      inputs.add(new double[] {i});
    }
  }

  /** Takes how many submissions. */
  public static void main(String[] arguments) {
    int count = Integer.parseInt(arguments[0]);
    try (Pool pool = Pool.open()) {
      MarkingCampaign campaign = new MarkingCampaign(pool, 1);
      for (int done = 0; done < count; done += BETWEEN) {
        campaign.run(BETWEEN);
        System.out.printf("%6d submissions, %d KiB%n", done + BETWEEN, usedKibibytes());
      }
    }
  }

  void run(int count) {
    for (int i = 0; i < count; i++) {
      String body = BODIES.get(random.nextInt(BODIES.size())).formatted(1 + random.nextInt(1_000));
      String source = "class Solution { static double f(double x) { " + body + " } }";
      pool.run(Job.of(source, NUMBER, inputs, "campaign"));
    }
  }

  /** What this process holds after its garbage is gone. */
  static long usedKibibytes() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return (runtime.totalMemory() - runtime.freeMemory()) >> 10;
  }
}
