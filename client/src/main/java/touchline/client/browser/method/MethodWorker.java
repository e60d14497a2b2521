package touchline.client.browser.method;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/** The main class of a learner's script: one call at a time, by numbers. */
public final class MethodWorker {
  private static String fault = "";

  private MethodWorker() {}

  /** The compiler takes everything that is reachable from here; the worker calls the exports. */
  public static void main(String[] arguments) {}

  /** Calls the method; nothing came if the answer has no numbers, and then {@link #fault} tells. */
  @JSExport
  public static double[] answer(double[] numbers) {
    Steps.begin();
    fault = "";
    try {
      double @Nullable [] given = Asked.call(numbers);
      fault = given == null ? "null" : "";
      return given == null ? new double[0] : given;
    } catch (Throwable thrown) {
      fault = Steps.isSpent() ? "spent" : told(thrown);
      return new double[0];
    }
  }

  /** What the browser throws when its stack is full comes as an exception with its words. */
  private static String told(Throwable thrown) {
    boolean isBrowsers = thrown.getClass() == RuntimeException.class;
    String message = isBrowsers ? String.valueOf(thrown.getMessage()) : "";
    return message.startsWith("(JavaScript) RangeError")
        ? "deep"
        : "threw " + thrown.getClass().getSimpleName();
  }

  /** Why there was no answer to the last call; empty if there was one. */
  @JSExport
  public static String fault() {
    return Steps.isSpent() && fault.isEmpty() ? "spent" : fault;
  }
}
