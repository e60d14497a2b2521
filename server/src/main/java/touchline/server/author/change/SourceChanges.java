package touchline.server.author.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Small changes of a source, one at a time: what a slip of the pen makes of a right method. */
public final class SourceChanges {
  /** What is looked for, with a boundary on both sides, and what it becomes. */
  private static final List<Map.Entry<String, List<String>>> CHANGES =
      List.of(
          Map.entry(" < ", List.of(" <= ", " > ")),
          Map.entry(" <= ", List.of(" < ", " >= ")),
          Map.entry(" > ", List.of(" >= ", " < ")),
          Map.entry(" >= ", List.of(" > ", " <= ")),
          Map.entry(" + ", List.of(" - ")),
          Map.entry(" - ", List.of(" + ")),
          Map.entry(" * ", List.of(" / ")),
          Map.entry(" / ", List.of(" * ")),
          Map.entry("Math.min(", List.of("Math.max(")),
          Map.entry("Math.max(", List.of("Math.min(")),
          Map.entry(".x()", List.of(".y()")),
          Map.entry(".y()", List.of(".x()")),
          Map.entry(".minus(", List.of(".plus(")),
          Map.entry(".plus(", List.of(".minus(")),
          Map.entry(".dot(", List.of(".cross(")),
          Map.entry(" && ", List.of(" || ")),
          Map.entry(" || ", List.of(" && ")),
          Map.entry("return a;", List.of("return b;")),
          Map.entry("return b;", List.of("return a;")),
          Map.entry("return true;", List.of("return false;")),
          Map.entry("return false;", List.of("return true;")),
          Map.entry(" = 0;", List.of(" = 1;")),
          Map.entry("return -1;", List.of("return 0;")),
          Map.entry("return 0;", List.of("return -1;")));

  private SourceChanges() {}

  /** Each source that differs in one place after the first line of the class. */
  public static List<SourceChange> of(String source) {
    int body = source.indexOf("class Solution");
    List<SourceChange> all = new ArrayList<>();
    for (Map.Entry<String, List<String>> change : CHANGES) {
      Matcher found = Pattern.compile(Pattern.quote(change.getKey())).matcher(source);
      while (found.find()) {
        if (found.start() > body) {
          String before = source.substring(0, found.start());
          String behind = source.substring(found.end());
          int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
          for (String to : change.getValue()) {
            all.add(new SourceChange(line, change.getKey(), to, before + to + behind));
          }
        }
      }
    }
    return List.copyOf(all);
  }
}
