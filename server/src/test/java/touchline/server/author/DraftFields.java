package touchline.server.author;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fields of the page on which an exercise is written, as a browser would send them. */
public final class DraftFields {
  private DraftFields() {}

  /**
   * Names and values in turn.
   *
   * @param changes likewise, in the place of what stands there
   */
  public static String[] of(String page, String... changes) {
    Map<String, String> fields = new LinkedHashMap<>();
    Matcher input = Pattern.compile("<input [^>]*>").matcher(page);
    while (input.find()) {
      boolean isOff = input.group().contains("checkbox") && !input.group().contains("checked");
      put(fields, isOff ? "" : attribute(input.group(), "name"), input.group());
    }
    Matcher area = Pattern.compile("(<textarea [^>]*>)\n?([^<]*)</textarea>").matcher(page);
    while (area.find()) {
      fields.put(attribute(area.group(1), "name"), text(area.group(2)));
    }
    for (int i = 0; i < changes.length; i += 2) {
      fields.put(changes[i], changes[i + 1]);
    }
    List<String> turns = new ArrayList<>();
    fields.forEach((name, value) -> turns.addAll(List.of(name, value)));
    return turns.toArray(String[]::new);
  }

  private static void put(Map<String, String> fields, String name, String tag) {
    if (!name.isEmpty()) {
      fields.put(name, attribute(tag, "value"));
    }
  }

  private static String attribute(String tag, String name) {
    Matcher found = Pattern.compile(" " + name + "=\"([^\"]*)\"").matcher(tag);
    return found.find() ? text(found.group(1)) : "";
  }

  private static String text(String html) {
    return html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
  }

  public static String value(String page, String field) {
    String[] fields = of(page);
    for (int i = 0; i < fields.length; i += 2) {
      if (fields[i].equals(field)) {
        return fields[i + 1];
      }
    }
    throw new AssertionError("no field " + field);
  }
}
