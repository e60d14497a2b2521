package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.diagram.Html;

/**
 * What is said of a step. A text may hold {@code *x*}, a variable's name; <code>{x}</code>, its
 * value; and code between back quotes. Everything else is plain text.
 */
final class Narration {
  private static final String MARKS = "*{`";
  private static final String MARKS_MEAN =
      "; *x* is a variable, {x} its value, `x` code, and there is no bold: ";

  private final Map<String, Object> variables;

  Narration(Map<String, Object> variables) {
    this.variables = variables;
  }

  /** The text as HTML, names marked so that they take the colour of what they name. */
  String html(String text) {
    StringBuilder out = new StringBuilder();
    pieces(text, (mark, piece) -> out.append(htmlOf(mark, piece)));
    return out.toString();
  }

  /** The text as it is spoken. */
  String plain(String text) {
    StringBuilder out = new StringBuilder();
    pieces(text, (mark, piece) -> out.append(mark == '{' ? valueOf(piece) : piece));
    return out.toString();
  }

  private String htmlOf(char mark, String piece) {
    String safe = Html.escape(piece);
    return switch (mark) {
      case '*' -> "<var class=\"v-" + safe + "\">" + safe + "</var>";
      case '`' -> "<code>" + safe + "</code>";
      case '{' ->
          "<span class=\"" + className(piece) + "\">" + Html.escape(valueOf(piece)) + "</span>";
      default -> safe;
    };
  }

  /** The colour of its name; a no is not told in the colour of an answer that was found. */
  private String className(String name) {
    String colour = "v-" + Html.escape(name);
    return Boolean.FALSE.equals(variables.get(name)) ? colour + " no" : colour;
  }

  private String valueOf(String name) {
    Object value = variables.get(name);
    return value == null ? "?" : Variables.text(value);
  }

  /** The names that a text mentions as variables or values. */
  static List<String> namesIn(String text) {
    List<String> names = new ArrayList<>();
    pieces(
        text,
        (mark, piece) -> {
          if (mark == '*' || mark == '{') {
            names.add(piece);
          }
        });
    return names;
  }

  /** What is wrong with an author's marks, if anything: each must be closed and hold something. */
  static Optional<String> fault(String text) {
    int open = nextMark(text, 0);
    while (open >= 0) {
      char mark = text.charAt(open);
      int close = text.indexOf(closing(mark), open + 1);
      if (close < 0) {
        return Optional.of(mark + " must be closed by " + closing(mark) + ": " + text);
      }
      if (text.substring(open + 1, close).isBlank()) {
        return Optional.of(
            "nothing stands between " + mark + " and " + closing(mark) + MARKS_MEAN + text);
      }
      open = nextMark(text, close + 1);
    }
    return Optional.empty();
  }

  private interface Pieces {
    void next(char mark, String piece);
  }

  private static void pieces(String text, Pieces pieces) {
    int from = 0;
    while (from < text.length()) {
      int open = nextMark(text, from);
      int close = open < 0 ? -1 : text.indexOf(closing(text.charAt(open)), open + 1);
      if (close < 0) {
        pieces.next(' ', text.substring(from));
        return;
      }
      pieces.next(' ', text.substring(from, open));
      pieces.next(text.charAt(open), text.substring(open + 1, close));
      from = close + 1;
    }
  }

  private static int nextMark(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (MARKS.indexOf(text.charAt(i)) >= 0) {
        return i;
      }
    }
    return -1;
  }

  private static char closing(char mark) {
    return mark == '{' ? '}' : mark;
  }
}
