package touchline.server.code.pair;

/**
 * A student's line in the form in which the lessons write theirs, so that a figure finds its
 * condition: {@code } else if (x < 0) return 1;} becomes {@code if (x < 0)}, and a counting loop
 * becomes {@code while} with its condition.
 */
final class ToldLine {
  private ToldLine() {}

  static String of(String line) {
    String text = line.strip();
    text = after(text, "}");
    text = after(text, "else");
    for (String word : new String[] {"if", "while", "for"}) {
      String rest = after(text, word);
      if (rest.startsWith("(") && !rest.equals(text)) {
        return head(word, inside(rest), text);
      }
    }
    return text;
  }

  private static String after(String text, String start) {
    return text.startsWith(start) ? text.substring(start.length()).strip() : text;
  }

  private static String head(String word, String inside, String text) {
    if (!word.equals("for")) {
      return word + " (" + inside + ")";
    }
    String[] parts = inside.split(";", -1);
    return parts.length == 3 ? "while (" + parts[1].strip() + ")" : text;
  }

  /** What stands between an opening bracket and its closing one, or the end of the line. */
  private static String inside(String text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return text.substring(1, i);
      }
    }
    return text.substring(1);
  }
}
