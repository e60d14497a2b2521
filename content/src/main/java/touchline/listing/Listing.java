package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The body of a taught method, statement by statement. What changes a listing returns another one,
 * and names the line that it looks for: a line that is no longer in the source is an error.
 *
 * @param heading its name, and what it is given
 */
public record Listing(Heading heading, List<Statement> statements) {
  /** The constant of the taught classes for the time of what does not happen. */
  private static final String NEVER = "NEVER";

  public Listing {
    statements = List.copyOf(statements);
  }

  /** Class and tag, such as {@code SegmentCircle#closestPoint}. */
  public String name() {
    return heading.name();
  }

  /** What it is given, in order. */
  public List<String> parameters() {
    return heading.parameters();
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
   * A listing written down: its heading, as {@link Heading#read} takes it, and below it a statement
   * in each line.
   */
  public static Listing read(String text) {
    StringTokenizer lines = new StringTokenizer(text, "\n");
    Heading heading = Heading.read(lines.nextToken());
    List<Statement> statements = new ArrayList<>();
    while (lines.hasMoreTokens()) {
      statements.add(Statement.of(type(heading.name()), lines.nextToken()));
    }
    return new Listing(heading, statements);
  }

  private static String type(String name) {
    return name.substring(0, name.indexOf('#'));
  }

  /** A statement that could stand in this listing. */
  public Statement statement(String text) {
    return Statement.of(type(name()), text);
  }

  /** The statement that declares a variable. */
  public Statement declaration(String variable) {
    for (Statement statement : statements) {
      if (statement.declares().equals(variable)) {
        return statement;
      }
    }
    throw new IllegalArgumentException(name() + " must declare " + variable);
  }

  /** The same method, given these variables in place of its parameters. */
  public Listing given(String... variables) {
    List<Statement> left = new ArrayList<>(statements);
    for (String variable : variables) {
      left.removeIf(statement -> statement.declares().equals(variable));
    }
    return new Listing(heading.given(variables), left);
  }

  public Listing without(String line) {
    List<Statement> left = new ArrayList<>(statements);
    left.remove(index(line));
    return new Listing(heading, left);
  }

  /** With another line in the place of one. */
  public Listing with(String line, String other) {
    List<Statement> changed = new ArrayList<>(statements);
    changed.set(index(line), statement(other));
    return new Listing(heading, changed);
  }

  /** With another line in the place of the one at an index. */
  public Listing with(int index, String other) {
    List<Statement> changed = new ArrayList<>(statements);
    changed.set(index, statement(other));
    return new Listing(heading, changed);
  }

  int index(String line) {
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i).text().equals(line)) {
        return i;
      }
    }
    throw new IllegalArgumentException(name() + " must have the line: " + line);
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
    return new Listing(heading, changed);
  }

  /** The lines as they are printed. */
  public List<String> lines() {
    return statements.stream().map(Statement::text).toList();
  }

  /** What the method returns for these arguments; later than any time for never. */
  public Object call(List<Object> arguments) {
    Bindings variables = new Bindings().set(NEVER, Double.POSITIVE_INFINITY);
    for (int i = 0; i < arguments.size(); i++) {
      variables.set(parameters().get(i), arguments.get(i));
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
