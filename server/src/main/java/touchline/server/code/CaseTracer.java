package touchline.server.code;

import java.util.Optional;
import touchline.code.AskedMethod;
import touchline.server.grading.verdict.TracedCase;

/** Shows a student's method step by step, beside the right one where that may be seen. */
public interface CaseTracer {
  /**
   * Whether these arguments make a case that can be shown.
   *
   * @throws IllegalArgumentException if the numbers are not as many as the signature wants
   */
  boolean isCase(AskedMethod exercise, double[] input);

  /** Both runs of one case as HTML; nothing if there is nothing to step through. */
  Optional<String> html(AskedMethod exercise, String source, TracedCase traced);

  /** The student's run alone, of any form of the exercise. */
  Optional<String> own(AskedMethod exercise, String source, TracedCase traced);
}
