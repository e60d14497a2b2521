package touchline.server.author.folder;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Says which word of a method's head no exercise can have. */
final class HeadFault {
  private static final int MOST_PARAMETERS = 8;
  private static final List<String> TAKEN =
      List.of("Vec2", "double", "Circle", "Segment", "Circle[]");
  private static final List<String> GIVEN =
      List.of("Vec2", "double", "boolean", "Circle", "Segment");

  /** What people write for a type of ours, in small letters. */
  private static final Map<String, String> MEANT =
      Map.ofEntries(
          Map.entry("bool", "boolean"),
          Map.entry("boolean", "boolean"),
          Map.entry("int", "double"),
          Map.entry("long", "double"),
          Map.entry("float", "double"),
          Map.entry("double", "double"),
          Map.entry("integer", "double"),
          Map.entry("number", "double"),
          Map.entry("point", "Vec2"),
          Map.entry("vec", "Vec2"),
          Map.entry("vec2", "Vec2"),
          Map.entry("vector", "Vec2"),
          Map.entry("circle", "Circle"),
          Map.entry("disc", "Circle"),
          Map.entry("line", "Segment"),
          Map.entry("segment", "Segment"),
          Map.entry("circle[]", "Circle[]"),
          Map.entry("list<circle>", "Circle[]"));

  private HeadFault() {}

  /**
   * The first one, as a sentence without its end; empty if the words are all right.
   *
   * @param head with the spaces of {@link Spacing#ofMethod}
   */
  static String of(String head) {
    int open = head.indexOf('(');
    if (open < 0 || !head.endsWith(")") || head.indexOf(')') < head.length() - 1) {
      return "what it takes must stand in one pair of brackets at the end";
    }
    List<String> front = List.of(head.substring(0, open).split(" ", -1));
    if (front.size() != 2) {
      return "before the bracket must stand what it gives back, and its name";
    }
    String type = type(front.get(0), GIVEN, "give back ");
    String fault = type.isEmpty() ? name(front.get(1)) : type;
    return fault.isEmpty() ? taken(head.substring(open + 1, head.length() - 1)) : fault;
  }

  private static String taken(String parameters) {
    if (parameters.isEmpty()) {
      return "it must take something";
    }
    List<String> all = List.of(parameters.split(", ", -1));
    if (all.size() > MOST_PARAMETERS) {
      return "it can take at most " + MOST_PARAMETERS + " parameters, and these are " + all.size();
    }
    Set<String> seen = new HashSet<>();
    for (String each : all) {
      List<String> words = List.of(each.split(" ", -1));
      if (words.size() != 2) {
        return "between two commas must stand a type and a name, and not “" + each + "”";
      }
      String type = type(words.get(0), TAKEN, "take ");
      String fault = type.isEmpty() ? name(words.get(1)) : type;
      if (!fault.isEmpty()) {
        return fault;
      }
      if (!seen.add(words.get(1))) {
        return "parameters must have different names, and two are called " + words.get(1);
      }
    }
    return "";
  }

  private static String type(String written, List<String> all, String can) {
    if (all.contains(written)) {
      return "";
    }
    String meant = MEANT.getOrDefault(written.toLowerCase(Locale.ROOT), "");
    return all.contains(meant)
        ? "write " + meant + " in place of " + written
        : written + " cannot stand there: it can " + can + either(all);
  }

  private static String either(List<String> all) {
    int last = all.size() - 1;
    return String.join(", ", all.subList(0, last)) + " or " + all.get(last);
  }

  private static String name(String written) {
    if (SourceVersion.isKeyword(written)) {
      return written + " is a word of Java and no name";
    }
    return written.matches(HeadReader.NAME)
        ? ""
        : written
            + " is no name: one begins with a small letter and has letters and digits, at most 31";
  }
}
