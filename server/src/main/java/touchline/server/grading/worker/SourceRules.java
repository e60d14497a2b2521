package touchline.server.grading.worker;

import java.util.Optional;
import touchline.server.grading.job.Complaint;

/**
 * What a source must keep to before the compiler sees it: its time and stack are not ours to count.
 */
final class SourceRules {
  static final int MOST_CHARACTERS = 64_000;
  private static final int DEEPEST = 60;

  /** The compiler keeps names for a while, and nobody can read longer ones. */
  private static final int LONGEST_NAME = 255;

  private final String source;
  private int line = 1;
  private int depth;

  SourceRules(String source) {
    this.source = source;
  }

  /** The source without a byte order mark at its start. */
  static String withoutMark(String source) {
    return source.startsWith("\uFEFF") ? source.substring(1) : source;
  }

  static Optional<Complaint> broken(String source) {
    if (source.length() > MOST_CHARACTERS) {
      String text = "the source is too long: " + source.length() + " characters";
      return complaint(0, text, "At most " + MOST_CHARACTERS + " are accepted.");
    }
    if (source.isBlank()) {
      return complaint(0, "the source is empty", "Write class Solution with the method asked for.");
    }
    return new SourceRules(source)
        .characters()
        .or(() -> new SourceRules(source).brackets())
        .or(() -> new SourceRules(source).names());
  }

  private Optional<Complaint> characters() {
    for (int at = 0; at < source.length(); at++) {
      char c = source.charAt(at);
      line += c == '\n' ? 1 : 0;
      if (c == '\0') {
        return complaint(
            line, "the source holds a NUL character", "Delete it and type the line again.");
      }
      if (Character.isSurrogate(c) && !isPair(at)) {
        return complaint(
            line, "the source holds half a character", "Delete it and type the line again.");
      }
    }
    return Optional.empty();
  }

  private boolean isPair(int at) {
    boolean isFirst =
        at + 1 < source.length()
            && Character.isSurrogatePair(source.charAt(at), source.charAt(at + 1));
    return isFirst
        || (at > 0 && Character.isSurrogatePair(source.charAt(at - 1), source.charAt(at)));
  }

  private Optional<Complaint> brackets() {
    for (int at = 0; at < source.length(); at = next(at)) {
      if (depth > DEEPEST) {
        String text = "too complex: brackets inside brackets, more than " + DEEPEST + " deep";
        return complaint(line, text, "Put parts into variables or methods of their own.");
      }
    }
    return Optional.empty();
  }

  /**
   * Goes on by a character, or behind a comment of a line, and keeps count of lines and brackets.
   */
  private int next(int at) {
    char c = source.charAt(at);
    if (c == '\n') {
      line++;
    } else if ("([{".indexOf(c) >= 0) {
      depth++;
    } else if (")]}".indexOf(c) >= 0) {
      depth = Math.max(0, depth - 1);
    } else if (source.startsWith("//", at)) {
      int end = source.indexOf('\n', at);
      return end < 0 ? source.length() : end;
    }
    return at + 1;
  }

  /** Looks at names only: texts and comments may hold words of any length. */
  private Optional<Complaint> names() {
    for (int at = 0; at < source.length(); ) {
      int end = wordOrMore(at);
      boolean isName = Character.isJavaIdentifierPart(source.charAt(at));
      if (isName && end - at > LONGEST_NAME) {
        String text = "a name or a number is too long: " + (end - at) + " characters";
        return complaint(line, text, "At most " + LONGEST_NAME + " are accepted.");
      }
      for (int i = at; i < end; i++) {
        line += source.charAt(i) == '\n' ? 1 : 0;
      }
      at = end;
    }
    return Optional.empty();
  }

  /** Where the name, the text or the comment that begins here is over. */
  int wordOrMore(int at) {
    char c = source.charAt(at);
    if (Character.isJavaIdentifierPart(c)) {
      int end = at;
      while (end < source.length() && isOfAName(source.charAt(end))) {
        end++;
      }
      return end;
    }
    if (source.startsWith("//", at)) {
      return behind("\n", at);
    }
    if (source.startsWith("/*", at)) {
      return behind("*/", at + 2);
    }
    if (source.startsWith("\"\"\"", at)) {
      return behindQuote("\"\"\"", at + 3);
    }
    return c == '"' || c == '\'' ? behindQuote(String.valueOf(c), at + 1) : at + 1;
  }

  /** The compiler keeps the whole name of a package, too. */
  private static boolean isOfAName(char c) {
    return c == '.' || Character.isJavaIdentifierPart(c);
  }

  private int behind(String end, int from) {
    int at = source.indexOf(end, from);
    return at < 0 ? source.length() : at + end.length();
  }

  private int behindQuote(String end, int from) {
    int at = from;
    while (at < source.length() && !source.startsWith(end, at)) {
      boolean isCut = end.length() == 1 && source.charAt(at) == '\n';
      if (isCut) {
        return at;
      }
      at += source.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(source.length(), at + end.length());
  }

  private static Optional<Complaint> complaint(int line, String text, String advice) {
    return Optional.of(new Complaint(line, 0, text, advice));
  }
}
