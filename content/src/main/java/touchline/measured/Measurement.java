package touchline.measured;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.DoubleSupplier;

/**
 * A number of a lesson's text that is computed by running what it is about.
 *
 * @param name by which lessons name it, such as {@code fall-in-steps}
 * @param digits behind the point, as it is printed
 * @param run computes it
 */
public record Measurement(String name, int digits, DoubleSupplier run) {
  public Measurement {
    if (!name.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      throw new IllegalArgumentException("name must be lower-case words with hyphens: " + name);
    }
  }

  /** As the text has to say it. */
  public String value() {
    return BigDecimal.valueOf(run.getAsDouble())
        .setScale(digits, RoundingMode.HALF_EVEN)
        .toPlainString();
  }
}
