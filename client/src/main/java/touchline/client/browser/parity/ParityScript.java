package touchline.client.browser.parity;

import org.teavm.jso.JSExport;
import touchline.figure.FunctionRuns;
import touchline.parity.Fingerprint;
import touchline.parity.VerdictRows;
import touchline.topic.Topics;

/**
 * The library as a script of its own, for the test that compares it with the JVM bit for bit, and
 * for readers who want to see for themselves.
 */
public final class ParityScript {
  private static final VerdictRows VERDICTS = new VerdictRows(Topics::task);

  private ParityScript() {}

  /** The compiler takes everything that is reachable from here; pages call the exports. */
  public static void main(String[] arguments) {}

  /** Runs a batch of {@link Batches}: rows of inputs in, rows of results out. */
  @JSExport
  public static double[] run(String batch, double[] inputs) {
    return Topics.batch(batch).run(inputs);
  }

  /** The {@link Fingerprint} of a function. */
  @JSExport
  public static String fingerprint(String function) {
    return Fingerprint.of(Topics.batch(function));
  }

  /** What a method of the figures does with a row of numbers, step by step. */
  @JSExport
  public static double[] trace(String function, double[] numbers) {
    return FunctionRuns.run(function, numbers);
  }

  /** The verdict on a row of {@link VerdictRows}. */
  @JSExport
  public static String verdict(String row) {
    return VERDICTS.verdict(row);
  }
}
