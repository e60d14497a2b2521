package touchline.server.grading.verdict;

/**
 * One case as a student sees it.
 *
 * @param input the arguments one after another, laid out by {@link touchline.code.Kind}
 * @param call the method with its arguments
 * @param expected the right answer
 * @param got what the method gave, or how it failed
 * @param printed what it printed, cut; may be empty
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
public record Tick(
    boolean isRight, double[] input, String call, String expected, String got, String printed) {
  /** In one sentence. */
  public String sentence() {
    return call + " is " + expected + "; yours " + got + ".";
  }
}
