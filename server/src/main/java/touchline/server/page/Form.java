package touchline.server.page;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fields of a form as they arrived, of which only the first bytes count.
 *
 * @param cut the field that the limit fell into, if the form was longer; empty text if that field
 *     may be short, and the form is long for another reason
 */
public record Form(Map<String, List<String>> fields, Optional<String> cut) {
  /** An answer of two numbers needs about fifty bytes. */
  public static final int MOST = 16 * 1024;

  /** So much of a field that was cut is kept, to be shown again. */
  private static final int SHOWN = 200;

  /** The form is not percent-encoded UTF-8. */
  public static final class Malformed extends Exception {
    Malformed(String message) {
      super(message);
    }
  }

  /** The first text of a field, empty if there is none. */
  public String first(String field) {
    return fields.getOrDefault(field, List.of("")).get(0);
  }

  /** Reads a form of which so many bytes count. */
  public static Form read(InputStream in, int most) throws IOException, Malformed {
    byte[] kept = in.readNBytes(most + 1);
    if (kept.length <= most) {
      return new Form(fields(latin(kept)), Optional.empty());
    }
    return cutOff(latin(kept));
  }

  /** A percent-encoded form is ASCII; other bytes stay what they are until they are decoded. */
  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** The fields before the one that was cut, and the beginning of that one where it is plain. */
  private static Form cutOff(String text) throws Malformed {
    int start = text.lastIndexOf('&') + 1;
    String last = text.substring(start);
    String name = last.substring(0, Math.max(0, last.indexOf('=')));
    Map<String, List<String>> fields = fields(text.substring(0, start));
    String value = last.substring(Math.min(last.length(), name.length() + 1));
    String shown = value.substring(0, Math.min(value.length(), SHOWN));
    add(fields, name, shown.contains("%") ? "" : shown);
    return new Form(fields, Optional.of(value.length() > SHOWN ? name : ""));
  }

  private static Map<String, List<String>> fields(String text) throws Malformed {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    for (String pair : text.split("&", -1)) {
      int equals = pair.indexOf('=');
      if (equals >= 0) {
        add(fields, decode(pair.substring(0, equals)), decode(pair.substring(equals + 1)));
      }
    }
    return fields;
  }

  private static void add(Map<String, List<String>> fields, String name, String value) {
    fields.computeIfAbsent(name, none -> new ArrayList<>()).add(value);
  }

  private static String decode(String text) throws Malformed {
    ByteBuffer bytes = ByteBuffer.allocate(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '%') {
        bytes.put(percent(text, i));
        i += 2;
      } else {
        bytes.put((byte) (c == '+' ? ' ' : c));
      }
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString();
    } catch (CharacterCodingException notUtf8) {
      throw new Malformed("form must be UTF-8");
    }
  }

  private static byte percent(String text, int at) throws Malformed {
    boolean complete = at + 2 < text.length();
    int high = complete ? Character.digit(text.charAt(at + 1), 16) : -1;
    int low = complete ? Character.digit(text.charAt(at + 2), 16) : -1;
    if (high < 0 || low < 0) {
      throw new Malformed("% must be followed by two hexadecimal digits");
    }
    return (byte) (high * 16 + low);
  }
}
