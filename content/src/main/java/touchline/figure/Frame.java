package touchline.figure;

import java.util.List;
import java.util.Optional;
import touchline.diagram.Drawing;

/**
 * Everything that is shown of one step.
 *
 * @param line the line in the source file; 0 for the call itself
 * @param method whose line it is, such as {@code SegmentCircle#closestPoint}; empty if not known
 * @param calls whether the step calls methods that can be stepped into
 * @param path the methods under way from the figure's own to this one, such as {@code overlaps ›
 *     closestPoint}; empty in the figure's own
 * @param variables all of the method that have a value, in order of first assignment
 * @param branch which way a condition went, and why
 * @param turn which turn of a loop this is
 * @param narration what is said, safe HTML
 * @param spoken the same as plain text, with the step's number
 */
public record Frame(
    int line,
    String method,
    boolean calls,
    String path,
    List<Variable> variables,
    Optional<Branch> branch,
    Optional<Turn> turn,
    String narration,
    String spoken,
    Drawing drawing) {
  /** A variable as a row of the table. */
  public record Variable(String name, String type, String value, boolean changed) {}

  /**
   * A condition that was settled.
   *
   * @param condition as the source has it
   * @param with the same with values put in, such as {@code 1 <= 0}; empty if there are none
   */
  public record Branch(String condition, String with, boolean outcome) {}

  /**
   * A turn of a for-each.
   *
   * @param number from 1
   * @param of how many there are at most
   */
  public record Turn(String variable, int number, int of) {}

  public Frame {
    variables = List.copyOf(variables);
  }
}
