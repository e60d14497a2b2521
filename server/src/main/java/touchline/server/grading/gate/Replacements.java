package touchline.server.grading.gate;

import java.util.Map;
import java.util.TreeMap;

/** What to use instead of what is refused: {@code instead.txt}. */
public final class Replacements {
  private static final String OTHERWISE =
      "It is not among the parts of Java that are there. Do it with plain Java and java.util.";

  private final TreeMap<String, String> advice = new TreeMap<>();

  public static Replacements load() {
    Replacements instead = new Replacements();
    for (String line : Resource.lines("instead.txt")) {
      String[] parts = line.split("\t", 2);
      instead.advice.put(parts[0], parts[1]);
    }
    return instead;
  }

  /** Takes a full name such as {@code java.lang.System.exit}; the longest beginning counts. */
  String of(String name) {
    for (String key = name; !key.isEmpty(); key = shorter(key)) {
      String found = advice.get(key);
      if (found != null) {
        return found;
      }
    }
    for (Map.Entry<String, String> entry : advice.descendingMap().entrySet()) {
      if (name.startsWith(entry.getKey())) {
        return entry.getValue();
      }
    }
    return OTHERWISE;
  }

  private static String shorter(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }
}
