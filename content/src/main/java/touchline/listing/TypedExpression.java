package touchline.listing;

import java.util.Optional;

/**
 * An expression as a learner typed it: read once to see that Java would compile it in its place,
 * with a message for the learner if not. Nothing of it runs here.
 */
public final class TypedExpression {
  /** Characters; the longest expression of a listing has about fifty. */
  public static final int LONGEST = 120;

  private TypedExpression() {}

  /** Without blanks around, and without the semicolon that ends a line. */
  public static String plain(String typed) {
    String text = typed.strip().replace('\t', ' ').replace('\u00a0', ' ');
    return text.endsWith(";") ? text.substring(0, text.length() - 1).strip() : text;
  }

  /**
   * What is wrong with an expression, in words for whoever typed it; empty if it fits.
   *
   * @param text as {@link #plain} leaves it
   */
  public static Optional<String> fault(String text, Scope scope, Sort wanted) {
    if (text.length() > LONGEST) {
      return Optional.of("Type at most " + LONGEST + " characters.");
    }
    try {
      Sort sort = new TypedReader(text, scope).sort();
      return sort == wanted ? Optional.empty() : Optional.of(needed(wanted, sort));
    } catch (TypedReader.Fault fault) {
      return Optional.of(fault.words());
    }
  }

  /**
   * The sort of an expression.
   *
   * @throws IllegalArgumentException if it has none
   */
  public static Sort sort(String text, Scope scope) {
    try {
      return new TypedReader(text, scope).sort();
    } catch (TypedReader.Fault fault) {
      throw new IllegalArgumentException(fault.words());
    }
  }

  private static String needed(Sort wanted, Sort sort) {
    return TypedReader.upper(wanted.words()) + " is needed here, and this is " + sort.words() + ".";
  }
}
