package touchline.figure;

import java.util.Map;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** A condition of the source: what it reads with values put in, and which values it turns on. */
final class Condition {
  private final String source;
  private final Map<String, Object> values;
  private final StringBuilder with = new StringBuilder();
  private final StringBuilder reasons = new StringBuilder();

  private Condition(String source, Map<String, Object> values) {
    this.source = source;
    this.values = values;
    read();
  }

  static Condition of(String source, Map<String, Object> values) {
    return new Condition(source, values);
  }

  String source() {
    return source;
  }

  /** The condition with values for names, {@code 1 <= 0}; empty if there are none to put in. */
  String with() {
    return reasons.length() == 0 ? "" : with.toString();
  }

  /** The values in words for a narration: {@code : *proj* = {proj}}. */
  String because() {
    return reasons.toString();
  }

  private void read() {
    int at = 0;
    while (at < source.length()) {
      int end = at;
      while (end < source.length() && isNamePart(source.charAt(end))) {
        end++;
      }
      if (end == at) {
        end++;
        with.append(source, at, end);
      } else if (source.startsWith("()", end)) {
        end += 2;
        put(source.substring(at, end));
      } else {
        put(source.substring(at, end));
      }
      at = end;
    }
  }

  /** Puts in the value of a name or of a part of it, such as {@code circle.radius()}. */
  private void put(String term) {
    int dot = term.indexOf('.');
    Object value = values.getOrDefault(dot < 0 ? term : term.substring(0, dot), "");
    String text = dot < 0 ? number(value) : part(value, term.substring(dot + 1));
    with.append(text.isEmpty() ? term : text);
    String reason = dot < 0 ? "*" + term + "* = {" + term + "}" : "`" + term + "` = " + text;
    // Of a condition that is one name the outcome is all there is to say.
    if (!text.isEmpty() && !term.equals(source) && reasons.indexOf(reason) < 0) {
      reasons.append(reasons.length() == 0 ? ": " : ", ").append(reason);
    }
  }

  private static String number(Object value) {
    boolean settles =
        value instanceof Double || value instanceof Integer || value instanceof Boolean;
    return settles ? Variables.text(value) : "";
  }

  private static String part(Object value, String name) {
    if (value instanceof Circle circle && name.equals("radius()")) {
      return NumberText.of(circle.radius());
    }
    return value instanceof Vec2 vector && name.equals("length()")
        ? NumberText.of(vector.length())
        : "";
  }

  private static boolean isNamePart(char c) {
    boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') || c == '_' || c == '.';
  }
}
