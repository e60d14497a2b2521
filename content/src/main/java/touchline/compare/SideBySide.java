package touchline.compare;

import touchline.diagram.Drawing;

/**
 * What a reader sees and reads of two answers to the same inputs.
 *
 * @param right the right answer in words
 * @param wrong the mistaken one in words
 * @param agree whether they are the same as far as a reader can tell
 * @param told where they agree or part, and why
 */
public record SideBySide(Drawing drawing, String right, String wrong, boolean agree, String told) {
  /** All of it in one line, for readers who listen. */
  public String spoken() {
    return "Right: " + right + ". With the mistake: " + wrong + ". " + told;
  }
}
