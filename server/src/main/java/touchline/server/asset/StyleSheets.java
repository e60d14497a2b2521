package touchline.server.asset;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of the site, a file a subject, without what only their authors read. A phone waits for
 * the rules before it paints, so a lesson is given those of its first screen first.
 */
final class StyleSheets {
  /** Text and figures: what a lesson shows before anything else of it. */
  private static final List<String> OPENING =
      List.of(
          "colours",
          "page",
          "lesson",
          "text",
          "picture",
          "still",
          "reader",
          "figure",
          "handle",
          "ask",
          "controls",
          "step",
          "figure-reader");

  /** What stands further down in lessons: figures of other kinds, and the exercises. */
  private static final List<String> REST =
      List.of("pendulum", "compare", "game", "exercise", "cases", "code", "pair");

  /** What no lesson shows: the desks of those who teach, and the forms and lists of courses. */
  private static final List<String> DESK = List.of("desk", "draft", "grid");

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

  /** A text in quotes, which stays as it is, or blanks with the mark that needs none. */
  private static final Pattern BLANKS = Pattern.compile("(\"[^\"]*\")|\\s*([{};,])\\s*|\\s+");

  private StyleSheets() {}

  /** All rules. Later ones use and change what earlier ones define, here and below. */
  static String whole() {
    return opening(List.of()) + text(List.of("home")) + rest() + text(DESK);
  }

  /** The rules of a lesson's first screen, with those of subjects that are not there always. */
  static String opening(List<String> others) {
    return text(OPENING) + text(others);
  }

  /** The rules of the rest of a lesson. */
  static String rest() {
    return text(REST);
  }

  private static String text(List<String> subjects) {
    StringBuilder all = new StringBuilder();
    for (String subject : subjects) {
      all.append(ClassPath.text("touchline/style/" + subject + ".css")).append('\n');
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
