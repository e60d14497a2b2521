package touchline.server.grading.pool;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;

/**
 * Measures the pool against a fresh Java for each submission, in the same run, with 1,000 cases and
 * every submission different: {@code java -cp touchline.jar
 * touchline.server.grading.pool.MarkingBenchmark}.
 */
public final class MarkingBenchmark {
  static final int CASES = 1_000;
  private static final int WARMING = 300;
  private static final int SUBMISSIONS = 1_000;
  private static final int FRESH = 10;
  private static final int PLACES = 2;
  private static final double NANOSECONDS_OF_A_MILLISECOND = 1e6;
  private static final double NANOSECONDS_OF_A_SECOND = 1e9;

  private static final Signature CLOSEST_POINT =
      new Signature(
          "closestPoint",
          List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT),
          ValueType.POINT);

  private final PrintStream out;
  private final List<double[]> inputs = inputs();
  private final AtomicInteger next = new AtomicInteger();

  private MarkingBenchmark(PrintStream out) {
    this.out = out;
  }

  /** Takes no arguments; lasts about half a minute. */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, ExecutionException {
    new MarkingBenchmark(System.out).run();
  }

  /** One submission, done whole. */
  private interface Submission {
    void run() throws IOException, InterruptedException;
  }

  private void run() throws IOException, InterruptedException, ExecutionException {
    out.printf("%d cases a submission, %d at a time%n", CASES, PLACES);
    long begun = System.nanoTime();
    double pooled;
    try (Pool pool = Pool.open(PLACES)) {
      mark(pool);
      double first = (System.nanoTime() - begun) / NANOSECONDS_OF_A_MILLISECOND;
      out.printf("pool    first marking after start %.0f ms%n", first);
      together(() -> mark(pool), WARMING);
      times("pool   ", alone(() -> mark(pool), SUBMISSIONS));
      pooled = together(() -> mark(pool), SUBMISSIONS);
      out.printf("pool    %.1f submissions a second%n", pooled);
    }
    times("fresh  ", alone(this::fresh, FRESH));
    double fresh = together(this::fresh, 2 * FRESH);
    out.printf("fresh   %.1f submissions a second%n", fresh);
    out.printf("pool / fresh: %.0f times%n", pooled / fresh);
  }

  private void mark(Pool pool) {
    int number = next.incrementAndGet();
    JobResult ran = pool.run(Job.of(source(number), CLOSEST_POINT, inputs, "student " + number));
    if (!(ran instanceof JobResult.Finished)) {
      throw new IllegalStateException("a right submission must finish: " + ran);
    }
  }

  private void fresh() throws IOException, InterruptedException {
    FreshJava.run(source(next.incrementAndGet()), inputs);
  }

  /** Times of one after another, in nanoseconds. */
  private static long[] alone(Submission submission, int count)
      throws IOException, InterruptedException {
    long[] times = new long[count];
    for (int i = 0; i < count; i++) {
      long begun = System.nanoTime();
      submission.run();
      times[i] = System.nanoTime() - begun;
    }
    return times;
  }

  private void times(String name, long[] times) {
    Arrays.sort(times);
    out.printf(
        "%s p50 %.1f ms, p95 %.1f ms%n",
        name,
        times[times.length / 2] / NANOSECONDS_OF_A_MILLISECOND,
        times[times.length * 95 / 100] / NANOSECONDS_OF_A_MILLISECOND);
  }

  /** Submissions a second, when as many come at once as there are places. */
  private static double together(Submission submission, int count)
      throws InterruptedException, ExecutionException {
    ExecutorService students = Executors.newFixedThreadPool(PLACES);
    try {
      long begun = System.nanoTime();
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        all.add(
            students.submit(
                () -> {
                  submission.run();
                  return "";
                }));
      }
      for (Future<?> each : all) {
        each.get();
      }
      return count * NANOSECONDS_OF_A_SECOND / (System.nanoTime() - begun);
    } finally {
      students.shutdown();
    }
  }

  private static List<double[]> inputs() {
    Random random = new Random(1);
    List<double[]> inputs = new ArrayList<>();
    for (int i = 0; i < CASES; i++) {
      inputs.add(random.ints(6, -10, 11).asDoubleStream().toArray());
    }
    return inputs;
  }

  private static String source(int number) {
    return """
        import touchline.geometry.*;

        class Solution {
          static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
            Vec2 way%1$d = b.minus(a);
            double length = way%1$d.dot(way%1$d);
            double part = length == 0 ? 0 : clamp(p.minus(a).dot(way%1$d) / length);
            return a.plus(way%1$d.times(part));
          }

          private static double clamp(double value) {
            return Math.max(0, Math.min(1, value));
          }
        }
        """
        .formatted(number);
  }
}
