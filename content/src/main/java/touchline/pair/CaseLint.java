package touchline.pair;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.code.CodeExercise;
import touchline.diagram.View;
import touchline.figure.Figure;
import touchline.figure.FigureLint;
import touchline.figure.FigureProblem;

/** What must hold for the picture of a method's cases ({@link CaseDescription}). */
public final class CaseLint {
  private static final Pattern BRACED = Pattern.compile("\\{(\\w*)\\}");

  /** Holds every case that is shown; what can happen is tried inside of it. */
  private static final View VIEW = new View(-20, -20, 20, 20);

  private final CodeExercise exercise;
  private final CaseDescription description;

  private CaseLint(CodeExercise exercise, CaseDescription description) {
    this.exercise = exercise;
    this.description = description;
  }

  /**
   * Checks a description.
   *
   * @param input with which the figure starts
   * @throws FigureProblem at the first rule that it breaks
   */
  public static void check(CodeExercise exercise, double[] input, String text) {
    CaseLint lint = new CaseLint(exercise, new CaseDescription(text));
    lint.checkKeys();
    lint.checkParameters();
    List<CaseArgument> arguments = CaseArgument.of(exercise, input);
    lint.checkFigure(lint.description.with(arguments, VIEW));
    lint.checkCells(lint.description.figure(arguments, VIEW));
  }

  private void checkKeys() {
    if (lineOf("view") > 0) {
      throw new FigureProblem(lineOf("view"), "case-view", "a case must have no view of its own");
    }
  }

  private void checkParameters() {
    List<String> lines = description.text().lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher braced = BRACED.matcher(lines.get(i));
      while (braced.find()) {
        if (!exercise.names().contains(braced.group(1))) {
          String rule = "braces must hold a parameter of " + exercise.declaration() + ": ";
          throw new FigureProblem(i + 1, "case-unknown", rule + braced.group());
        }
      }
    }
    for (String name : exercise.names()) {
      if (description.kind(name).isEmpty()) {
        String rule = "inputs must hold every parameter, in braces: {" + name + "}";
        throw new FigureProblem(Math.max(1, lineOf("inputs")), "case-missing", rule);
      }
    }
  }

  /** Of the methods, one returns what is drawn as {@code return} and one {@code yours}. */
  private void checkFigure(String text) {
    String plain = without(text, CaseDescription.CELLS);
    FigureLint.checkCase(without(plain, CaseDescription.YOURS));
    String yours = "  " + CaseDescription.YOURS + ": ";
    FigureLint.checkCase(without(plain, "return").replace(yours, "  return: "));
  }

  private static String without(String text, String key) {
    return text.replaceAll("(?m)^  " + key + ": .*$", "");
  }

  private void checkCells(Figure figure) {
    String given = ", " + figure.inputs().signature() + ",";
    for (Figure.Extra extra : figure.extras()) {
      List<String> names = extra.names();
      boolean fits =
          names.size() == 2
              && given.contains(", circle " + names.get(0) + ",")
              && given.contains(", number " + names.get(1) + ",");
      if (extra.kind().equals(CaseDescription.CELLS) && !fits) {
        int line = lineOf("  " + CaseDescription.CELLS);
        String rule = "draw must read cells: CIRCLE NUMBER, both of the inputs";
        throw new FigureProblem(line, "case-cells", rule);
      }
    }
  }

  /** From 1; 0 if there is no such key. */
  private int lineOf(String key) {
    List<String> lines = description.text().lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(key + ":")) {
        return i + 1;
      }
    }
    return 0;
  }
}
