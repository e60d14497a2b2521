package touchline.server.author.folder;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.code.Declaration;
import touchline.server.lesson.compile.Problem;

/** What the text of an exercise must not hold, and what it must. */
final class TextRules {
  private static final int MOST_CHARACTERS = 10_000;

  /** Each row of a table is filled up to as many cells as its head has. */
  private static final int MOST_BARS = 50;

  private static final Pattern HTML = Pattern.compile("<[A-Za-z/!?]");
  private static final Pattern LINK =
      Pattern.compile("\\]\\(\\s*([^)\\s]*)|^\\s*\\[[^\\]]*\\]:\\s*(\\S*)");

  private TextRules() {}

  /**
   * @param first number of the first line
   */
  static void check(Declaration method, List<String> lines, int first, List<Problem> problems) {
    if (!check(HeadReader.FILE, lines, first, problems)) {
      return;
    }
    String text = String.join("\n", lines);
    for (String name : method.names()) {
      if (!text.contains("`" + name + "`")) {
        String rule = "the text must say what `" + name + "` is";
        problems.add(new Problem(HeadReader.FILE, first, rule));
      }
    }
  }

  /** What holds of every text; whether it has a length that can be. */
  static boolean check(String file, List<String> lines, int first, List<Problem> problems) {
    String text = String.join("\n", lines);
    if (text.isBlank() || text.length() > MOST_CHARACTERS) {
      String rule = "the text must have from 1 to " + MOST_CHARACTERS + " characters";
      problems.add(new Problem(file, first, rule));
      return false;
    }
    for (int i = 0; i < lines.size(); i++) {
      check(file, lines.get(i), first + i, problems);
    }
    return true;
  }

  private static void check(String file, String line, int number, List<Problem> problems) {
    if (HTML.matcher(line).find()) {
      String rule = "the text must not hold HTML; write a space behind a <";
      problems.add(new Problem(file, number, rule));
    }
    if (line.chars().filter(sign -> sign == '|').count() > MOST_BARS) {
      String rule = "a line must hold the sign | at most " + MOST_BARS + " times";
      problems.add(new Problem(file, number, rule));
    }
    Matcher links = LINK.matcher(line);
    while (links.find()) {
      String to = links.group(1) == null ? links.group(2) : links.group(1);
      if (!to.matches("https://\\S+|/[^/\\\\]\\S*|#\\S+")) {
        String rule = "a link must lead to https://…, /… or #…: " + to;
        problems.add(new Problem(file, number, rule));
      }
    }
  }
}
