package touchline.task;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.answer.Value;

/** Lines in the order in which a learner put them: the body of a method, which runs as in Java. */
public record Program<I>(List<CodeLine<I>> lines) {
  public Program {
    lines = List.copyOf(lines);
  }

  /**
   * Runs a program that compiles.
   *
   * @throws IllegalStateException if it does not
   */
  public Value run(I given) {
    CodeLine.Variables variables = new CodeLine.Variables();
    for (CodeLine<I> line : lines) {
      line.action().run(given, variables);
      if (variables.hasReturned()) {
        return variables.result();
      }
    }
    throw new IllegalStateException("a program that is run must compile: " + lines);
  }

  /**
   * Why a compiler refuses the method, by its first line that is wrong; empty if it compiles.
   *
   * @param parameters the method's
   */
  String refusal(List<String> parameters) {
    Map<String, Integer> declaredAt = new LinkedHashMap<>();
    parameters.forEach(name -> declaredAt.put(name, 0));
    boolean returned = false;
    for (int i = 0; i < lines.size(); i++) {
      if (returned) {
        return line(i) + " can never be reached: the method has returned by then.";
      }
      Statement statement = lines.get(i).statement();
      String wrong = wrong(statement, declaredAt);
      if (!wrong.isEmpty()) {
        return line(i) + wrong;
      }
      if (!statement.declares().isEmpty()) {
        declaredAt.put(statement.declares(), i + 1);
      }
      returned = statement.returns();
    }
    return returned ? "" : "The method can end without a return.";
  }

  /** What is wrong with the names of a line; empty if nothing is. */
  private String wrong(Statement statement, Map<String, Integer> declaredAt) {
    for (String name : statement.uses()) {
      if (!declaredAt.containsKey(name)) {
        return declares(name)
            ? " uses " + name + " before it is declared."
            : " uses " + name + ", which no line declares.";
      }
    }
    Integer before = declaredAt.get(statement.declares());
    if (before == null) {
      return "";
    }
    String first = before == 0 ? "it is a parameter." : line(before - 1) + " did so.";
    return " declares " + statement.declares() + " again: " + first;
  }

  private boolean declares(String name) {
    for (CodeLine<I> line : lines) {
      if (line.statement().declares().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** A line as a learner finds it: its place, and the letter beside it. */
  private String line(int index) {
    return "Line " + (index + 1) + " (" + lines.get(index).name() + ")";
  }
}
