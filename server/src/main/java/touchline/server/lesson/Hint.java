package touchline.server.lesson;

import java.util.regex.Pattern;
import touchline.diagram.Html;

/**
 * Help that a learner can ask for.
 *
 * @param cost share of the points that it costs, from 0 to 1, where the exercise is for credit
 * @param text one paragraph, in which {@code *a*} is emphasised and {@code `a`} is code
 */
public record Hint(double cost, String text) {
  private static final Pattern EMPHASIS = Pattern.compile("\\*(\\S(?:[^*]*\\S)?)\\*");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /** The paragraph as HTML; whatever else it holds is text. */
  public String html() {
    String emphasised = EMPHASIS.matcher(Html.escape(text)).replaceAll("<em>$1</em>");
    return CODE.matcher(emphasised).replaceAll("<code>$1</code>");
  }
}
