package touchline.figure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.listing.CodeLine;
import touchline.trace.Call;

/**
 * The methods that a figure may step through, by class and tag, such as {@code
 * SegmentCircle#closestPoint}; empty in an author's text, put in when the lesson is compiled.
 *
 * @param methods their lines, by the numbers in the source file
 * @param called how those that the figure's own method calls are drawn
 * @param scopes of the variables that are declared in a block within one of the methods
 */
public record Code(
    Map<String, Map<Integer, String>> methods,
    Map<String, List<Show>> called,
    Map<String, List<Scope>> scopes) {
  /**
   * The sections of a description that give the code.
   *
   * @param own the figure's own method
   * @param methods it and those that it calls, with their lines by their numbers, in order
   */
  public static String sections(String own, Map<String, Map<Integer, String>> methods) {
    StringBuilder code = new StringBuilder("code:\n");
    StringBuilder scopes = new StringBuilder();
    methods.forEach(
        (method, lines) -> {
          String prefix = method.equals(own) ? "  " : "  " + method + " ";
          lines.forEach(
              (number, line) ->
                  code.append(line.equals("}") ? "" : prefix + number + ": " + line + "\n"));
          for (Scope scope : Scope.in(lines)) {
            scopes.append(prefix).append(scope.from).append(": ");
            scopes.append(scope.until).append(' ').append(scope.variable).append('\n');
          }
        });
    return code + (scopes.isEmpty() ? "" : "scope:\n" + scopes);
  }

  /** Adds a line that a description gives. */
  static void add(Map<String, Map<Integer, String>> methods, String method, int line, String text) {
    methods.computeIfAbsent(method, name -> new LinkedHashMap<>()).put(line, text);
  }

  /** How the variables of a called method are drawn. */
  List<Show> shows(String method) {
    return called.getOrDefault(method, List.of());
  }

  /** The lines of a method; none if it is not known. */
  public Map<Integer, String> of(String method) {
    return methods.getOrDefault(method, Map.of());
  }

  /** Whether a line of a method knows a variable; what no block declares, all lines know. */
  boolean knows(String method, int line, String variable) {
    boolean isInBlock = false;
    for (Scope scope : scopes.getOrDefault(method, List.of())) {
      if (scope.variable.equals(variable)) {
        isInBlock = true;
        if (scope.from <= line && line < scope.until) {
          return true;
        }
      }
    }
    return !isInBlock;
  }

  /** The method that a call is of; the text is empty if it is not known. */
  String methodOf(Call call) {
    for (Map.Entry<String, Map<Integer, String>> method : methods.entrySet()) {
      if (method.getKey().startsWith(call.type() + "#")
          && method.getValue().containsKey(call.first())) {
        return method.getKey();
      }
    }
    return "";
  }

  /**
   * Where a variable is known that a block within a method declares.
   *
   * @param from the line that declares it
   * @param until the line that ends its block
   */
  public record Scope(String variable, int from, int until) {
    /**
     * The scopes of a method, by the braces of its lines, which are given in order, without the
     * space before them and without comments.
     */
    public static List<Scope> in(Map<Integer, String> lines) {
      Blocks blocks = new Blocks();
      lines.forEach(blocks::read);
      return blocks.ended;
    }

    private Scope until(int line) {
      return new Scope(variable, from, line);
    }
  }

  /** What is declared in the blocks that are open at a line, the innermost first. */
  private static final class Blocks {
    private final List<Scope> ended = new ArrayList<>();
    private final Deque<List<Scope>> open = new ArrayDeque<>();

    private void read(int number, String text) {
      // The variable of a loop belongs to the block that its line opens.
      boolean isLoop = text.startsWith("for (");
      if (!isLoop) {
        declare(number, text);
      }
      for (int i = 0; i < text.length(); i++) {
        if (text.charAt(i) == '{') {
          open.push(new ArrayList<>());
        } else if (text.charAt(i) == '}' && !open.isEmpty()) {
          open.pop().forEach(scope -> ended.add(scope.until(number)));
        }
      }
      if (isLoop) {
        declare(number, text);
      }
    }

    private void declare(int number, String text) {
      String name = new CodeLine(text).declared();
      if (!name.isEmpty() && !open.isEmpty()) {
        open.element().add(new Scope(name, number, number));
      }
    }
  }
}
