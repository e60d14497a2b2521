package touchline.server.grading.worker;

import java.util.Optional;
import touchline.server.grading.job.Complaint;

/**
 * What a source must keep to before the compiler sees it: its time and stack are not ours to count.
 */
final class SourceRules {
  static final int MOST_CHARACTERS = 64_000;
  private static final int DEEPEST = 60;

  private final String source;
  private int line = 1;
  private int depth;

  private SourceRules(String source) {
    this.source = source;
  }

  /** The source without a byte order mark at its start. */
  static String withoutMark(String source) {
    return source.startsWith("\uFEFF") ? source.substring(1) : source;
  }

  static Optional<Complaint> broken(String source) {
    if (source.length() > MOST_CHARACTERS) {
      String text = "the source is too long: " + source.length() + " characters";
      return complaint(0, text, "At most " + MOST_CHARACTERS + " are taken.");
    }
    if (source.isBlank()) {
      return complaint(0, "the source is empty", "Write class Solution with the method asked for.");
    }
    return new SourceRules(source).scan();
  }

  private Optional<Complaint> scan() {
    for (int at = 0; at < source.length(); at = next(at)) {
      char c = source.charAt(at);
      if (c == '\0') {
        return complaint(
            line, "the source holds a NUL character", "Delete it and type the line anew.");
      }
      if (Character.isSurrogate(c) && !isPair(at)) {
        return complaint(
            line, "the source holds half a character", "Delete it and type the line anew.");
      }
      if (depth > DEEPEST) {
        String text = "too complex: brackets inside brackets, more than " + DEEPEST + " deep";
        return complaint(line, text, "Put parts into variables or methods of their own.");
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

  /**
   * Goes on by a character, or behind a comment or a text, and keeps count of lines and brackets.
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

  private static Optional<Complaint> complaint(int line, String text, String advice) {
    return Optional.of(new Complaint(line, 0, text, advice));
  }
}
