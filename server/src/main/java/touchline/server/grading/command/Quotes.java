package touchline.server.grading.command;

import java.util.Locale;

/** Text inside JSON and CSV. */
final class Quotes {
  private Quotes() {}

  static String json(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        default -> quoted.append(isPlain(c) ? String.valueOf(c) : escaped(c));
      }
    }
    return quoted.append('"').toString();
  }

  /** RFC 4180; a line break inside becomes a blank, so that a result stays one line. */
  static String csv(String text) {
    String line = text.replace('\r', ' ').replace('\n', ' ');
    boolean plain = line.indexOf(',') < 0 && line.indexOf('"') < 0;
    return plain ? line : '"' + line.replace("\"", "\"\"") + '"';
  }

  /** Not what ends a line in some program or other. */
  private static boolean isPlain(char c) {
    return c >= ' ' && c != '\u2028' && c != '\u2029' && !Character.isISOControl(c);
  }

  private static String escaped(char c) {
    return String.format(Locale.ROOT, "\\u%04x", (int) c);
  }
}
