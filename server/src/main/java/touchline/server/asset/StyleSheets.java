package touchline.server.asset;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The rules of the site, a file a subject, without what only their authors read. A phone waits for
 * the rules before it paints, so a lesson is given those of its first screen first.
 */
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

  /** What stands further down in lessons: figures of other kinds, and the exercises. */
  private static final List<String> REST =
      List.of("pendulum", "compare", "game", "exercise", "cases", "code", "pair");

  /** What no lesson begins with: that, the first page, and the desks of those who teach. */
  private static final List<String> NOT_FIRST =
      Stream.concat(REST.stream(), Stream.of("home", "desk", "draft", "grid")).toList();

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

  /** A text in quotes, which stays as it is, or blanks with the mark that needs none. */
  private static final Pattern BLANKS = Pattern.compile("(\"[^\"]*\")|\\s*([{};,])\\s*|\\s+");

  private StyleSheets() {}

  static String whole() {
    return text(subject -> true);
  }

  /** The rules of a lesson's first screen, with those of subjects that are not there always. */
  static String opening(List<String> others) {
    return text(subject -> !NOT_FIRST.contains(subject) || others.contains(subject))
        + small(sheet("fonts"));
  }

  /** The rules of the rest of a lesson. */
  static String rest() {
    return text(REST::contains);
  }

  private static String text(Predicate<String> wanted) {
    StringBuilder all = new StringBuilder();
    ORDER.stream().filter(wanted).map(StyleSheets::sheet).forEach(all::append);
    return small(all.toString());
  }

  private static String sheet(String subject) {
    return ClassPath.text("touchline/style/" + subject + ".css");
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
