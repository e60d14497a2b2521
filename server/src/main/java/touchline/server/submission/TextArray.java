package touchline.server.submission;

import java.util.ArrayList;
import java.util.List;

/** JSON arrays of strings, which is all that answers need: RFC 8259 without the rest. */
final class TextArray {
  private static final String ESCAPED = "\"\\/bfnrt";
  private static final String MEANT = "\"\\/\b\f\n\r\t";

  private final String text;
  private int at;

  private TextArray(String text) {
    this.text = text;
  }

  static String write(List<String> texts) {
    StringBuilder json = new StringBuilder("[");
    for (String text : texts) {
      json.append(json.length() == 1 ? "" : ",");
      quote(json, text);
    }
    return json.append(']').toString();
  }

  private static void quote(StringBuilder json, String value) {
    json.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < ' ') {
        json.append("\\u00").append(c < 16 ? "0" : "").append(Integer.toHexString(c));
      } else {
        json.append(c);
      }
    }
    json.append('"');
  }

  /**
   * The texts of an array, without blanks between them, as {@link #write} and SQLite write it.
   *
   * @throws IllegalArgumentException if the text is no such array
   */
  static List<String> read(String json) {
    return new TextArray(json).array();
  }

  private List<String> array() {
    List<String> texts = new ArrayList<>();
    expect('[');
    while (peek() != ']') {
      if (!texts.isEmpty()) {
        expect(',');
      }
      texts.add(string());
    }
    expect(']');
    if (at != text.length()) {
      throw broken();
    }
    return texts;
  }

  private String string() {
    expect('"');
    StringBuilder value = new StringBuilder();
    while (peek() != '"') {
      char c = next();
      value.append(c == '\\' ? escaped() : c);
    }
    expect('"');
    return value.toString();
  }

  private char escaped() {
    char c = next();
    if (c == 'u' && at + 4 <= text.length()) {
      at += 4;
      return (char) Integer.parseInt(text, at - 4, at, 16);
    }
    int known = ESCAPED.indexOf(c);
    if (known < 0) {
      throw broken();
    }
    return MEANT.charAt(known);
  }

  private char peek() {
    if (at >= text.length()) {
      throw broken();
    }
    return text.charAt(at);
  }

  private char next() {
    char c = peek();
    at++;
    return c;
  }

  private void expect(char c) {
    if (next() != c) {
      throw broken();
    }
  }

  private IllegalArgumentException broken() {
    return new IllegalArgumentException("json must be an array of strings: " + text);
  }
}
