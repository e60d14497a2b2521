package touchline.figure;

import java.util.List;
import touchline.diagram.Drawing;

/**
 * Everything that is shown of one step.
 *
 * @param line the line in the source file; 0 for the call itself
 * @param variables all that have a value, in order of first assignment
 * @param narration what is said, safe HTML
 * @param spoken the same as plain text, with the step's number
 */
public record Frame(
    int line, List<Variable> variables, String narration, String spoken, Drawing drawing) {
  /** A variable as a row of the table. */
  public record Variable(String name, String type, String value, boolean changed) {}

  public Frame {
    variables = List.copyOf(variables);
  }
}
