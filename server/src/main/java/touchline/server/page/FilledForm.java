package touchline.server.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A form as somebody filled it in, with what is wrong at which field. It is shown again as it was,
 * so that nothing typed is lost; templates read it.
 *
 * @param values by field
 * @param problems by field; {@link #WHOLE} for what concerns the form as a whole
 */
public record FilledForm(Map<String, String> values, Map<String, String> problems) {
  /** The name under which a problem of the whole form stands. */
  public static final String WHOLE = "form";

  public static final FilledForm EMPTY = new FilledForm(Map.of(), Map.of());

  public FilledForm {
    values = Map.copyOf(values);
    problems = Map.copyOf(problems);
  }

  /** The same form with a problem more, if there is one. */
  public FilledForm with(String field, Optional<String> problem) {
    if (problem.isEmpty()) {
      return this;
    }
    Map<String, String> more = new LinkedHashMap<>(problems);
    more.putIfAbsent(field, problem.get());
    return new FilledForm(values, more);
  }

  public boolean isRight() {
    return problems.isEmpty();
  }

  /** What was typed, or nothing. */
  public String value(String field) {
    return values.getOrDefault(field, "");
  }

  /** What is wrong there, or nothing. */
  public String problem(String field) {
    return problems.getOrDefault(field, "");
  }
}
