package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The body of a taught method, statement by statement. What changes a listing returns another one,
 * and names the line that it looks for: a line that is no longer in the source is an error.
 *
 * @param name class and tag, such as {@code SegmentCircle#closestPoint}
 * @param parameters what it is given, in order
 */
public record Listing(String name, List<String> parameters, List<Statement> statements) {
  public Listing {
    parameters = List.copyOf(parameters);
    statements = List.copyOf(statements);
  }

  /**
   * The listing of a taught method, from its source. The build looks for calls of this method with
   * a name in quotes, and hands over the listings that they name.
   *
   * @throws IllegalStateException if no topic asks for it by its name in quotes
   */
  public static Listing of(String name) {
    return Listings.named(name);
  }

  /**
   * A listing written down: its name and parameters, such as {@code Measure#distance(a, b)}, and
   * below them a statement in each line.
   */
  public static Listing read(String text) {
    StringTokenizer lines = new StringTokenizer(text, "\n");
    StringTokenizer head = new StringTokenizer(lines.nextToken(), "(, )");
    String name = head.nextToken();
    List<String> parameters = new ArrayList<>();
    while (head.hasMoreTokens()) {
      parameters.add(head.nextToken());
    }
    List<Statement> statements = new ArrayList<>();
    while (lines.hasMoreTokens()) {
      statements.add(Statement.of(type(name), lines.nextToken()));
    }
    return new Listing(name, parameters, statements);
  }

  private static String type(String name) {
    return name.substring(0, name.indexOf('#'));
  }

  /** A statement that could stand in this listing. */
  public Statement statement(String text) {
    return Statement.of(type(name), text);
  }

  /** The statement that declares a variable. */
  public Statement declaration(String variable) {
    for (Statement statement : statements) {
      if (statement.declares().equals(variable)) {
        return statement;
      }
    }
    throw new IllegalArgumentException(name + " must declare " + variable);
  }

  /** The same method, given these variables in place of its parameters. */
  public Listing given(String... variables) {
    List<Statement> left = new ArrayList<>(statements);
    for (String variable : variables) {
      left.removeIf(statement -> statement.declares().equals(variable));
    }
    return new Listing(name, List.of(variables), left);
  }

  public Listing without(String line) {
    List<Statement> left = new ArrayList<>(statements);
    left.remove(index(line));
    return new Listing(name, parameters, left);
  }

  /** With another line in the place of one. */
  public Listing with(String line, String other) {
    List<Statement> changed = new ArrayList<>(statements);
    changed.set(index(line), statement(other));
    return new Listing(name, parameters, changed);
  }

  private int index(String line) {
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i).text().equals(line)) {
        return i;
      }
    }
    throw new IllegalArgumentException(name + " must have the line: " + line);
  }

  /** With the expression that a variable stands for wherever the variable is used. */
  public Listing inlined(String variable) {
    Statement declaration = declaration(variable);
    List<Statement> changed = new ArrayList<>();
    for (Statement statement : statements) {
      if (!statement.declares().equals(variable)) {
        changed.add(statement(InlinedLine.text(statement.text(), declaration)));
      }
    }
    return new Listing(name, parameters, changed);
  }

  /** The lines as they are printed. */
  public List<String> lines() {
    return statements.stream().map(Statement::text).toList();
  }

  /** What the method returns for these arguments. */
  public Object call(List<Object> arguments) {
    Bindings variables = new Bindings();
    for (int i = 0; i < parameters.size(); i++) {
      variables.set(parameters.get(i), arguments.get(i));
    }
    return run(variables);
  }

  /** What the method returns that is given these variables. */
  public Object run(Bindings variables) {
    return new Program(statements).run(variables);
  }

  /** The value of a statement, as {@link #follow} works it out. */
  public Object value(Statement statement, Bindings variables) {
    return statement.value().in(variables.declaredBy(this));
  }

  /**
   * What the method returns if variables that have a value keep it. The others are worked out by
   * their declarations once they are needed.
   */
  public Object follow(Bindings variables) {
    List<Statement> asked = new ArrayList<>(statements);
    asked.removeIf(statement -> !statement.declares().isEmpty());
    return new Program(asked).run(variables.declaredBy(this));
  }
}
