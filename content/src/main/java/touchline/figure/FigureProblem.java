package touchline.figure;

/** A figure's description breaks a rule of the figure language. */
public final class FigureProblem extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int line;
  private final String id;
  private final String about;

  /**
   * An id such as {@code unknown-key}, and what is wrong: the text that breaks a rule of {@link
   * FigureRules}, or a whole sentence.
   */
  public FigureProblem(int line, String id, String about) {
    super(about);
    this.line = line;
    this.id = id;
    this.about = about;
  }

  /** The short name of the rule. */
  public String id() {
    return id;
  }

  /** The line inside the description, from 1. */
  public int line() {
    return line;
  }

  /** The rule in words, and what breaks it. */
  public String rule() {
    String words = FigureRules.words(id);
    if (id.equals("input-form")) {
      return words + ": " + FigureRules.input(about);
    }
    return words.isEmpty() ? about : words + ": " + about;
  }
}
