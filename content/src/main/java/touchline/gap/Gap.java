package touchline.gap;

import java.util.List;
import touchline.listing.Listing;

/**
 * An expression that is left out of a listing.
 *
 * @param line index of the statement
 * @param start where the expression starts in the statement's text
 * @param expression the right one, as it is printed
 * @param wrongs what people type who have a known mistake
 */
public record Gap(int line, int start, String expression, List<Wrong> wrongs) {
  public Gap {
    wrongs = List.copyOf(wrongs);
  }

  /**
   * A wrong expression.
   *
   * @param id of the mistake
   */
  public record Wrong(String id, String expression) {}

  /** Where the expression ends. */
  int end() {
    return start + expression.length();
  }

  /**
   * The gap that a piece of a listing names, with square brackets around the expression: {@code
   * double proj = [pV.dot(unit)];}.
   *
   * @throws IllegalArgumentException if the listing does not have the piece, or has it twice
   */
  static Gap of(String piece, List<Wrong> wrongs, Listing listing) {
    int open = piece.indexOf('[');
    int close = piece.indexOf(']');
    if (open < 0 || close < open + 2 || piece.indexOf('[', open + 1) >= 0) {
      throw new IllegalArgumentException(
          "a gap must be a piece of the listing with one expression in [ ]: " + piece);
    }
    String expression = piece.substring(open + 1, close);
    String whole = piece.substring(0, open) + expression + piece.substring(close + 1);
    int line = -1;
    int at = -1;
    for (int i = 0; i < listing.statements().size(); i++) {
      String text = listing.statements().get(i).text();
      for (int found = text.indexOf(whole); found >= 0; found = text.indexOf(whole, found + 1)) {
        if (at >= 0) {
          throw new IllegalArgumentException("the listing has this more than once: " + whole);
        }
        line = i;
        at = found;
      }
    }
    if (at < 0) {
      throw new IllegalArgumentException(
          "the listing " + listing.name() + " must have this in one of its lines: " + whole);
    }
    return new Gap(line, at + open, expression, wrongs);
  }
}
