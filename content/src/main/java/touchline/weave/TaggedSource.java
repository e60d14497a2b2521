package touchline.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.listing.Statement;

/** The source of a class of algorithms; its methods stand between tags, as lessons print them. */
final class TaggedSource {
  private static final Pattern METHOD =
      Pattern.compile("public static ([\\w<>]+) (\\w+)\\(([^)]*)\\) \\{ (.*) }");
  private static final Pattern RETURN_IN_BRACES = Pattern.compile("\\{ (return [^;{}]*;) }");

  private final String type;
  private final List<String> lines;

  TaggedSource(String type, List<String> lines) {
    this.type = type;
    this.lines = List.copyOf(lines);
  }

  /**
   * A listing as {@code touchline.listing.Listing} reads it: name and parameters, and below them
   * each statement in a line.
   *
   * @throws IllegalArgumentException if the source has no such region, or it holds more than one
   *     method
   */
  String listing(String tag) {
    Matcher method = method(tag);
    StringJoiner listing = new StringJoiner("\n");
    listing.add(method.group(1) + " " + type + "#" + tag + "(" + method.group(3) + ")");
    statements(method.group(4)).forEach(listing::add);
    return listing.toString();
  }

  /** The first line of a method, as it is printed. */
  String head(String tag) {
    Matcher method = method(tag);
    String result = method.group(1) + " " + method.group(2);
    return "public static " + result + "(" + method.group(3) + ") {";
  }

  private Matcher method(String tag) {
    Matcher method = METHOD.matcher(region(tag));
    if (!method.matches()) {
      throw new IllegalArgumentException(
          type + ".java must have one method in a region // tag::" + tag + "[]");
    }
    return method;
  }

  /** Without comments and in one line. */
  private String region(String tag) {
    StringJoiner code = new StringJoiner(" ");
    boolean inside = false;
    for (String line : lines) {
      String stripped = line.strip();
      if (stripped.equals("// tag::" + tag + "[]") || stripped.equals("// end::" + tag + "[]")) {
        inside = stripped.startsWith("// tag");
      } else if (inside && !stripped.isEmpty() && !stripped.startsWith("//")) {
        code.add(stripped);
      }
    }
    return code.toString().replace("( ", "(").replace(" .", ".");
  }

  /** The taught methods that a method calls, by class and name. */
  List<String> calls(String tag) {
    List<String> calls = new ArrayList<>();
    for (String line : listing(tag).lines().skip(1).toList()) {
      calls.addAll(Statement.of(type, line).calls());
    }
    return calls;
  }

  boolean isOverloaded(String method) {
    Pattern declared = Pattern.compile("public static [\\w<>]+ " + method + "\\(.*");
    return lines.stream().filter(line -> declared.matcher(line.strip()).matches()).count() > 1;
  }

  private static List<String> statements(String body) {
    String flat = RETURN_IN_BRACES.matcher(body).replaceAll("$1");
    return List.of(flat.strip().split("(?<=;) *", 0));
  }
}
