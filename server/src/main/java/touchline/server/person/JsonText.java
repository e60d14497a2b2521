package touchline.server.person;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes maps, lists, texts and numbers as JSON (RFC 8259), a value of a list a line. */
final class JsonText {
  private final StringBuilder json = new StringBuilder();

  private JsonText() {}

  static String of(Map<String, ?> value) {
    JsonText text = new JsonText();
    text.value(value);
    return text.json.append('\n').toString();
  }

  private void value(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      object(map);
    } else if (value instanceof List<?> list) {
      array(list);
    } else if (value instanceof Number || value instanceof Boolean) {
      json.append(value);
    } else if (value == null) {
      json.append("null");
    } else {
      quoted(value.toString());
    }
  }

  private void object(Map<?, ?> map) {
    json.append('{');
    Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
    while (entries.hasNext()) {
      Map.Entry<?, ?> entry = entries.next();
      quoted(String.valueOf(entry.getKey()));
      json.append(": ");
      value(entry.getValue());
      json.append(entries.hasNext() ? ", " : "");
    }
    json.append('}');
  }

  private void array(List<?> list) {
    json.append('[');
    for (int i = 0; i < list.size(); i++) {
      json.append(i == 0 ? "\n" : ",\n");
      value(list.get(i));
    }
    json.append(']');
  }

  private void quoted(String text) {
    json.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
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
}
