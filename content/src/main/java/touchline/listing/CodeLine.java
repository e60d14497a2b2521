package touchline.listing;

import java.util.List;

/** What a line of source says of the step that runs it. */
public record CodeLine(String text) {
  /** What shapes are made of, and what is given of them. */
  private static final List<String> PARTS = List.of("a", "b", "center", "radius", "x", "y");

  /** The condition of an if, a while, a {@code ? :}; or of what is given as a boolean. */
  public String condition() {
    if (text.startsWith("if (") || text.startsWith("while (")) {
      int open = text.indexOf('(');
      return text.substring(open + 1, Math.max(text.lastIndexOf(')'), open + 1));
    }
    int question = text.indexOf(" ? ");
    int start = start();
    return question > start ? text.substring(start, question) : "";
  }

  /** What is compared where a boolean is returned or stored. */
  public String comparison() {
    int start = start();
    String expression = text.endsWith(";") ? text.substring(start, text.length() - 1) : "";
    boolean compares = expression.indexOf('<') >= 0 || expression.indexOf('>') >= 0;
    return compares ? expression : "";
  }

  private int start() {
    int equals = text.indexOf(" = ");
    if (equals >= 0) {
      return equals + 3;
    }
    return text.startsWith("return ") ? "return ".length() : 0;
  }

  /** The statement without its semicolon, such as {@code return a}. */
  public String statement() {
    return text.endsWith(";") ? text.substring(0, text.length() - 1) : text;
  }

  /**
   * Whether it only gives another name to what stands on the screen: {@code Vec2 a = segment.a();},
   * {@code Vec2 b = polygon.get(i);}, {@code for (Vec2 b : polygon)}.
   */
  public boolean isCopy() {
    boolean isStored = text.indexOf(" = ") >= 0 && text.endsWith(";");
    boolean isCopied = isStored && isGiven(text.substring(start(), text.length() - 1));
    return isCopied || !each().isEmpty();
  }

  /** A name, or a part or a member of what it names. */
  private static boolean isGiven(String expression) {
    int dot = expression.indexOf('.');
    if (dot < 0) {
      return isName(expression);
    }
    String taken = expression.substring(dot + 1);
    boolean isPart = taken.endsWith("()") && PARTS.contains(taken.substring(0, taken.length() - 2));
    boolean isMember = taken.startsWith("get(") && taken.endsWith(")") && taken.indexOf(").") < 0;
    return isName(expression.substring(0, dot)) && (isPart || isMember);
  }

  /** Whether the line reads a variable; what follows a dot belongs to something else. */
  public boolean mentions(String name) {
    int at = text.indexOf(name);
    while (at >= 0) {
      int end = at + name.length();
      boolean starts =
          at == 0 || !(isPartOfName(text.charAt(at - 1)) || text.charAt(at - 1) == '.');
      if (starts && (end == text.length() || !isPartOfName(text.charAt(end)))) {
        return true;
      }
      at = text.indexOf(name, at + 1);
    }
    return false;
  }

  private static boolean isPartOfName(char c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
  }

  private static boolean isName(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isLetter(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** Of a name in a listing; the table of all letters there are is 4 KB of a page's script. */
  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** The variable of a for-each; empty if the line is none. */
  public String each() {
    int colon = text.indexOf(" : ");
    if (!text.startsWith("for (") || colon < 0) {
      return "";
    }
    return text.substring(text.lastIndexOf(' ', colon - 1) + 1, colon);
  }

  /** The variable that the line declares: a name after a type; empty if it declares none. */
  public String declared() {
    int equals = text.indexOf(each().isEmpty() ? " =" : " : ");
    int end = equals >= 0 ? equals : text.length() - 1;
    int blank = text.lastIndexOf(' ', end - 1);
    boolean isTyped = blank > 0 && !text.startsWith("return ") && endsType(text.charAt(blank - 1));
    String name = text.substring(blank + 1, Math.max(end, blank + 1));
    return isTyped && isName(name) ? name : "";
  }

  private static boolean endsType(char c) {
    return isPartOfName(c) || c == '>' || c == ']';
  }

  /** The list that a for-each goes through. */
  public String list() {
    int colon = text.indexOf(" : ");
    return text.substring(colon + 3, Math.max(text.indexOf(')', colon), colon + 3));
  }
}
