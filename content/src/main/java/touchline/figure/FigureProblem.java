package touchline.figure;

/** A figure's description breaks a rule of the figure language. */
public final class FigureProblem extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int line;
  private final String id;

  /** An id such as {@code unknown-key}, and the rule in words. */
  FigureProblem(int line, String id, String rule) {
    super(rule);
    this.line = line;
    this.id = id;
  }

  /** The short name of the rule. */
  public String id() {
    return id;
  }

  /** The line inside the description, from 1. */
  public int line() {
    return line;
  }
}
