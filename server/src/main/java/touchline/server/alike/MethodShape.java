package touchline.server.alike;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stays of a method when comments, blanks and the names that its author chose are left aside:
 * each such name becomes a number, counted by its first use. Types, and what follows a dot, are
 * called as they are by everybody and stay.
 */
final class MethodShape {
  private static final Pattern TOKEN =
      Pattern.compile(
          "//[^\n]*|/\\*(?s:.*?)\\*/|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*'"
              + "|[\\p{L}_$][\\p{L}\\p{N}_$]*|[0-9][\\p{L}\\p{N}_.]*|\\S");

  /** What has a meaning of its own and is written in small letters. */
  private static final Set<String> WORDS =
      Set.of(
          """
          abstract boolean break byte case catch char class continue default do double
          else enum extends false final finally float for if implements import
          instanceof int interface long new null package private protected public record
          return sealed short static super switch this throw throws true try var void
          while yield\
          """
              .split("\\s+", -1));

  private MethodShape() {}

  static String of(String source) {
    Map<String, String> names = new LinkedHashMap<>();
    StringBuilder shape = new StringBuilder();
    String before = "";
    Matcher token = TOKEN.matcher(source);
    while (token.find()) {
      String text = token.group();
      boolean isComment = text.startsWith("//") || text.startsWith("/*");
      if (!isComment) {
        shape.append(isOwn(text, before) ? number(names, text) : text).append(' ');
        before = text;
      }
    }
    return shape.toString().strip();
  }

  private static boolean isOwn(String text, String before) {
    return Character.isLowerCase(text.codePointAt(0))
        && !WORDS.contains(text)
        && !before.equals(".");
  }

  private static String number(Map<String, String> names, String name) {
    return names.computeIfAbsent(name, first -> "#" + names.size());
  }
}
