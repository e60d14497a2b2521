package touchline.pair;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.diagram.View;
import touchline.figure.Figure;
import touchline.figure.FigureText;

/**
 * How the cases of a method are drawn: a figure without a view, in the language of figures ({@link
 * FigureText}).
 *
 * <p>A parameter's name in braces stands for its numbers. Under {@code show}, {@code yours} is what
 * the student's method returned. Under {@code draw} there is one form more, {@code cells: CIRCLE
 * NUMBER}: a grid with cells of that width, and those that the circle reaches. {@code infinite} is
 * a sentence for cases in which the lesson's method gives infinity.
 *
 * <pre>
 * title: Into how many cells is the circle written?
 * alt: A circle with the box around it, over the borders of the cells.
 * run: Grid#entries
 * inputs:
 *   circle: circle {center} {radius}
 *   width: number {width} 0.01 100 0.01 m
 * draw:
 *   cells: circle width
 * </pre>
 */
record CaseDescription(String text) {
  static final String YOURS = "yours";
  static final String CELLS = "cells";
  private static final Pattern INFINITE = Pattern.compile("(?m)^infinite: (.*)$");

  /**
   * The figure of one case.
   *
   * @throws touchline.figure.FigureProblem at the first line that breaks a rule
   */
  Figure figure(List<CaseArgument> arguments, View view) {
    return FigureText.parse(with(arguments, view));
  }

  /** The description of one case; the view comes last, so that lines keep their numbers. */
  String with(List<CaseArgument> arguments, View view) {
    String filled = INFINITE.matcher(text).replaceAll("");
    for (CaseArgument given : arguments) {
      filled = filled.replace(braced(given.name()), given.text());
    }
    return filled.stripTrailing() + "\nview: " + words(view);
  }

  private static String words(View view) {
    return view.minX() + " " + view.minY() + " " + view.maxX() + " " + view.maxY();
  }

  /** What is said where the lesson's method gives infinity; empty if nothing is. */
  String infinite() {
    Matcher infinite = INFINITE.matcher(text);
    return infinite.find() ? infinite.group(1).strip() : "";
  }

  /** The first word of the input for which a parameter's numbers are, such as {@code vector}. */
  String kind(String parameter) {
    return text.lines()
        .filter(line -> line.contains(braced(parameter)))
        .map(line -> line.substring(line.indexOf(": ") + 2).strip())
        .map(input -> input.substring(0, input.indexOf(' ')))
        .findFirst()
        .orElse("");
  }

  private static String braced(String parameter) {
    return "{" + parameter + "}";
  }
}
