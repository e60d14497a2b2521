package touchline.server.lesson;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.diagram.Html;

/**
 * Text as HTML in which no line ends inside a word such as “2-D”: a browser takes its hyphen for a
 * place to break at. The characters stay as they are typed, so that a search finds them.
 */
public final class Unbroken {
  private static final Pattern WORD = Pattern.compile("\\b[0-9]+-[A-Z]\\b");

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

  /** Whether a text has such a word. */
  public static boolean isNeeded(String text) {
    return WORD.matcher(text).find();
  }
}
