package touchline.client.browser.method;

import org.jspecify.annotations.Nullable;

/**
 * The call of the learner's method. The translator puts a class that it made from the signature in
 * the place of this one.
 */
final class Asked {
  private Asked() {}

  /** The numbers of the answer; null if the method gave null. */
  @SuppressWarnings("DoNotCallSuggester") // What is called is the class that the translator makes.
  static double @Nullable [] call(double[] numbers) {
    throw new IllegalStateException("the translator must make this call: " + numbers.length);
  }
}
