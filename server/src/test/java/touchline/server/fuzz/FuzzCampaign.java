package touchline.server.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;

/**
 * Gives each reader of strangers' texts what was changed by chance, for a time: prints how much it
 * took, how long the slowest took, and what it did not bear.
 */
final class FuzzCampaign {
  /** What takes longer never ends, or nearly so; the first formula starts KaTeX. */
  private static final Duration LONGEST = Duration.ofSeconds(60);

  /** Of one reader: more say the same again. */
  private static final int MOST_FAILURES = 10;

  private final Target target;
  private final Mutator mutator;
  private final PrintStream out;
  private long inputs;
  private long slowest;
  private byte[] slowestInput = {};
  private int failures;

  FuzzCampaign(Target target, long seed, PrintStream out) {
    this.target = target;
    this.mutator = new Mutator(target.seeds(), new Random(seed));
    this.out = out;
  }

  /**
   * @param args minutes for each reader, the name of one if not all, the seed if not 1
   */
  public static void main(String[] args) throws IOException {
    Duration time = Duration.ofMillis((long) (60_000 * Double.parseDouble(args[0])));
    long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
    int failures = 0;
    System.out.printf(
        "%-10s %10s %12s %9s  %s%n", "reader", "inputs", "slowest ms", "failures", "slowest input");
    for (Target target : Targets.all()) {
      if (args.length < 2 || args[1].equals("all") || args[1].equals(target.name())) {
        FuzzCampaign campaign = new FuzzCampaign(target, seed, System.out);
        failures += campaign.run(time);
      }
    }
    System.exit(failures == 0 ? 0 : 1);
  }

  /** Returns how many inputs were not borne. */
  private int run(Duration time) throws IOException {
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end && failures < MOST_FAILURES) {
      one();
    }
    out.printf(
        "%-10s %10d %12d %9d  %s%n",
        target.name(), inputs, slowest / 1_000_000, failures, kept(slowestInput));
    return failures;
  }

  /** The same for so many inputs; returns how many were not borne. */
  int run(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      one();
    }
    return failures;
  }

  private void one() throws IOException {
    byte[] input = mutator.next();
    inputs++;
    long begun = System.nanoTime();
    try {
      target.reader().take(input);
    } catch (Throwable fault) {
      failed(input, fault);
    }
    long took = System.nanoTime() - begun;
    // The first starts engines and compilers.
    if (took > slowest && inputs > 1) {
      slowest = took;
      slowestInput = input;
    }
    if (took > LONGEST.toNanos()) {
      failed(input, new IllegalStateException("took " + took / 1_000_000 + " ms"));
    }
  }

  private Path kept(byte[] input) throws IOException {
    return Files.write(Files.createTempFile("fuzz-" + target.name(), ".input"), input);
  }

  private void failed(byte[] input, Throwable fault) throws IOException {
    failures++;
    out.println(target.name() + " did not bear " + kept(input) + ": " + fault);
    Throwable root = fault;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    for (StackTraceElement step : root.getStackTrace()) {
      if (step.getClassName().startsWith("touchline")) {
        out.println("  at " + step);
        break;
      }
    }
    String text = new String(input, UTF_8);
    out.println("  " + text.substring(0, Math.min(300, text.length())).replace("\n", "\\n"));
  }
}
