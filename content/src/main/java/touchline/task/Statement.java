package touchline.task;

import java.util.ArrayList;
import java.util.List;

/**
 * What a compiler reads off one line of an order task.
 *
 * @param declares the variable that the line declares; empty if it declares none
 * @param uses the variables that it reads, in order
 * @param returns whether the method has always returned once the line has run
 */
record Statement(String declares, List<String> uses, boolean returns) {
  private static final String RETURN = "return ";
  private static final String IF = "if (";

  Statement {
    uses = List.copyOf(uses);
  }

  /**
   * Reads a line of one of the three forms that these tasks have: {@code Type name = expression;},
   * {@code return expression;} and {@code if (condition) return expression;}.
   *
   * @throws IllegalArgumentException if the line has none of them
   */
  static Statement of(String line) {
    if (line.startsWith(RETURN)) {
      return new Statement("", names(line.substring(RETURN.length())), true);
    }
    int branch = line.indexOf(") " + RETURN);
    if (line.startsWith(IF) && branch > 0) {
      List<String> uses = new ArrayList<>(names(line.substring(IF.length(), branch)));
      uses.addAll(names(line.substring(branch + 2 + RETURN.length())));
      return new Statement("", uses, false);
    }
    int equals = line.indexOf(" = ");
    int name = line.indexOf(' ') + 1;
    if (name <= 0 || name >= equals || line.lastIndexOf(' ', equals - 1) >= name) {
      throw new IllegalArgumentException(
          "line must be a declaration, a return or an if that returns: " + line);
    }
    return new Statement(line.substring(name, equals), names(line.substring(equals)), false);
  }

  /** The names in an expression that are neither methods nor members of something else. */
  private static List<String> names(String expression) {
    List<String> names = new ArrayList<>();
    int at = 0;
    while (at < expression.length()) {
      int end = at;
      while (end < expression.length() && isInName(expression.charAt(end))) {
        end++;
      }
      if (end > at && isVariable(expression, at, end)) {
        names.add(expression.substring(at, end));
      }
      at = end + 1;
    }
    return names;
  }

  private static boolean isVariable(String expression, int at, int end) {
    boolean letter = expression.charAt(at) > '9';
    boolean member = at > 0 && expression.charAt(at - 1) == '.';
    boolean method = end < expression.length() && expression.charAt(end) == '(';
    return letter && !member && !method;
  }

  /** In a page's script the tables of all the letters there are would weigh more than this task. */
  private static boolean isInName(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }
}
