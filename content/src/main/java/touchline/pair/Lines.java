package touchline.pair;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * The lines of the right method by their numbers: what a step computes from what.
 *
 * @param text each line without the space before it
 */
public record Lines(Map<Integer, String> text) {
  /** Takes a given thing apart, puts one together, or goes on to the next one of a list. */
  private static final Pattern READS =
      Pattern.compile(
          "for \\(.*|.* = \\w+\\.(a|b|center|radius|normal|offset)\\(\\);"
              + "|.* = new Circle\\(\\w+\\.center\\(\\), \\w+\\);");

  /** Whether a line computes nothing, so that another method needs no variable for it. */
  boolean reads(int line) {
    return READS.matcher(of(line)).matches();
  }

  /** Whether a line uses a variable, other than to set it. */
  boolean uses(int line, String variable) {
    String expression = of(line).substring(of(line).indexOf(" = ") + 1);
    return Pattern.compile("\\b" + Pattern.quote(variable) + "\\b").matcher(expression).find();
  }

  private String of(int line) {
    return text.getOrDefault(line, "");
  }
}
