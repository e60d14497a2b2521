package touchline.listing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Statements in any order: the body of a method, which runs as in Java. */
public record Program(List<Statement> statements) {
  public Program {
    statements = List.copyOf(statements);
  }

  /**
   * Runs a program that compiles, and returns what it returns.
   *
   * @throws IllegalStateException if it does not compile
   */
  public Object run(Bindings variables) {
    for (Statement statement : statements) {
      if (!statement.declares().isEmpty()) {
        variables.set(statement.declares(), statement.value().in(variables));
      } else if (statement.condition().truth(variables)) {
        return statement.value().in(variables);
      }
    }
    throw new IllegalStateException("a program that is run must compile: " + statements.size());
  }

  /**
   * Why a compiler refuses the method, by its first line that is wrong; empty if it compiles.
   *
   * @param parameters the method's
   * @param letters by which a learner finds each line
   */
  public String refusal(List<String> parameters, List<String> letters) {
    Map<String, Integer> declaredAt = new LinkedHashMap<>();
    parameters.forEach(name -> declaredAt.put(name, 0));
    boolean returned = false;
    for (int i = 0; i < statements.size(); i++) {
      if (returned) {
        return line(i, letters)
            + " can never be reached: the method has returned by then. Leave out what does not belong.";
      }
      Statement statement = statements.get(i);
      String wrong = wrong(statement, declaredAt, letters);
      if (!wrong.isEmpty()) {
        return line(i, letters) + wrong;
      }
      if (!statement.declares().isEmpty()) {
        declaredAt.put(statement.declares(), i + 1);
      }
      returned = statement.returns();
    }
    return returned ? "" : "The method can end without a return.";
  }

  /** What is wrong with the names of a line; empty if nothing is. */
  private String wrong(Statement statement, Map<String, Integer> declaredAt, List<String> letters) {
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
    String first = before == 0 ? "it is a parameter." : line(before - 1, letters) + " did so.";
    return " declares " + statement.declares() + " again: " + first;
  }

  private boolean declares(String name) {
    for (Statement statement : statements) {
      if (statement.declares().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private static String line(int index, List<String> letters) {
    return "Line " + (index + 1) + " (" + letters.get(index) + ")";
  }
}
