package touchline.server.command;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A setting as a person gave it.
 *
 * @param name the flag or the variable that it came from, for messages
 */
public record Given(String name, String value) {
  /**
   * What the flag says; without it, the variable {@code TOUCHLINE_} of the same name.
   *
   * @param option without its hyphens
   * @param flag null if it was not given
   */
  static Given of(
      String option, @Nullable String flag, String otherwise, Map<String, String> environment) {
    if (flag != null) {
      return new Given("--" + option, flag);
    }
    String variable = "TOUCHLINE_" + option.toUpperCase(Locale.ROOT).replace('-', '_');
    String value = environment.get(variable);
    return value == null ? new Given("--" + option, otherwise) : new Given(variable, value);
  }
}
