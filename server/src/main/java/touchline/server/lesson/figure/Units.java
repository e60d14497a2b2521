package touchline.server.lesson.figure;

import java.util.ArrayList;
import java.util.List;

/**
 * The units behind numbers, which stay on the line of their number. Only signs are units here: a
 * word such as “metres” may begin a line.
 */
public final class Units {
  /** A blank at which no line ends. */
  static final char NO_BREAK = '\u00a0';

  /** Longer ones before those with which they begin. */
  public static final List<String> SIGNS =
      List.of(
          "m/s²", "m/s", "rad/s", "N·m", "m²", "mm", "ms", "µs", "ns", "cm", "km", "kg", "rad",
          "px", "m", "s");

  /** What may follow a unit, so that it is not the beginning of a word. */
  private static final String AFTER = " .,;:?!)”’" + NO_BREAK;

  private Units() {}

  /** With no line end between a figure and the unit behind it. */
  static String joined(String text) {
    StringBuilder joined = new StringBuilder(text);
    for (int i = 1; i < text.length(); i++) {
      if (isFigure(text.charAt(i - 1)) && lengthAt(text, i) > 0) {
        joined.setCharAt(i, NO_BREAK);
      }
    }
    return joined.toString();
  }

  /** The same in what a figure says of its steps; a value in braces is a number, too. */
  public static String joinedInNarration(String description) {
    boolean narrates = false;
    List<String> lines = new ArrayList<>();
    for (String line : description.split("\n", -1)) {
      narrates = line.startsWith(" ") ? narrates : line.equals("narrate:");
      lines.add(narrates ? joined(line) : line);
    }
    return String.join("\n", lines);
  }

  private static boolean isFigure(char c) {
    return (c >= '0' && c <= '9') || c == ')' || c == '}';
  }

  /** The length of the blank and the unit that stand there; 0 if they do not. */
  public static int lengthAt(String text, int at) {
    if (at >= text.length() || text.charAt(at) != ' ') {
      return 0;
    }
    for (String sign : SIGNS) {
      int end = at + 1 + sign.length();
      if (text.startsWith(sign, at + 1)
          && (end == text.length() || AFTER.indexOf(text.charAt(end)) >= 0)) {
        return end - at;
      }
    }
    return 0;
  }
}
