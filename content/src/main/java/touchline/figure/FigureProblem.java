package touchline.figure;

/** A figure's description breaks a rule of the figure language. */
public final class FigureProblem extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int line;

  FigureProblem(int line, String rule) {
    super(rule);
    this.line = line;
  }

  /** The line inside the description, from 1. */
  public int line() {
    return line;
  }
}
