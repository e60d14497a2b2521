package touchline.server.asset;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The site's style sheets, one a subject, as one text without what only their authors read. */
final class StyleSheets {
  /** In this order: later sheets use and change what earlier ones define. */
  private static final List<String> ORDER =
      List.of(
          "colours",
          "page",
          "lesson",
          "home",
          "text",
          "picture",
          "still",
          "reader",
          "figure",
          "handle",
          "ask",
          "controls",
          "step",
          "figure-reader",
          "pendulum",
          "compare",
          "game",
          "exercise",
          "cases",
          "code",
          "pair",
          "desk",
          "draft",
          "grid");

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

  /** A text in quotes, which stays as it is, or blanks with the mark that needs none. */
  private static final Pattern BLANKS = Pattern.compile("(\"[^\"]*\")|\\s*([{};,])\\s*|\\s+");

  private StyleSheets() {}

  static String joined() {
    StringBuilder all = new StringBuilder();
    for (String sheet : ORDER) {
      all.append(ClassPath.text("touchline/style/" + sheet + ".css")).append('\n');
    }
    return small(all.toString());
  }

  /** The same rules in fewer bytes: without comments, and with blanks only where they count. */
  static String small(String css) {
    String rules = COMMENT.matcher(css).replaceAll("");
    return BLANKS.matcher(rules).replaceAll(StyleSheets::kept).strip();
  }

  private static String kept(MatchResult part) {
    String text = part.group(1);
    String mark = part.group(2);
    return Matcher.quoteReplacement(text != null ? text : mark != null ? mark : " ");
  }
}
