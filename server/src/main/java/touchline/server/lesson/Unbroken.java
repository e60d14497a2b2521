package touchline.server.lesson;

import static java.util.stream.Collectors.joining;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.diagram.Html;
import touchline.server.lesson.figure.Units;

/**
 * Text as HTML in which no line ends inside a word such as “2-D”, whose hyphen a browser takes for
 * a place to break at, or between a number and its unit. The characters stay as they are typed, so
 * that a search finds them.
 */
public final class Unbroken {
  private static final String UNIT =
      Units.SIGNS.stream().map(Pattern::quote).collect(joining("|", "(?:", ")(?![\\w²/·-])"));

  private static final Pattern WORD = Pattern.compile("\\b[0-9]+-[A-Z]\\b|[0-9.]*[0-9)] " + UNIT);

  private Unbroken() {}

  public static String html(String text) {
    StringBuilder html = new StringBuilder();
    int from = 0;
    for (Matcher word = WORD.matcher(text); word.find(); from = word.end()) {
      html.append(Html.escape(text.substring(from, word.start())))
          .append("<span class=\"together\">")
          .append(word.group())
          .append("</span>");
    }
    return html.append(Html.escape(text.substring(from))).toString();
  }

  /** Whether a text has such a word, or a number with a unit. */
  public static boolean isNeeded(String text) {
    return WORD.matcher(text).find();
  }
}
