package touchline.gap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import touchline.listing.Listing;
import touchline.listing.Scope;
import touchline.listing.Sort;
import touchline.listing.TypedExpression;

/**
 * A listing with gaps, as an exercise describes it.
 *
 * @param id of the exercise, lesson and folder
 * @param head the method's first line, as it is printed
 * @param inputs what figures give the method, such as {@code point a, point b, circle circle}
 * @param gaps in the order of the listing
 * @param said the exercise's own words for them, as {@link GapFile#said} gives them
 */
public record Gaps(
    String id, String head, String inputs, Listing listing, List<Gap> gaps, String said) {
  public Gaps {
    gaps = List.copyOf(gaps);
  }

  /**
   * Reads what {@link GapFile#entry} wrote.
   *
   * @param listings finds a listing by its name
   */
  public static Gaps read(String text, ListingSource listings) {
    StringTokenizer lines = new StringTokenizer(text, "\n");
    String id = lines.nextToken();
    Listing listing = listings.named(lines.nextToken());
    String head = lines.nextToken();
    String inputs = lines.nextToken();
    StringBuilder said = new StringBuilder(listing.name()).append('\n');
    List<String> pieces = new ArrayList<>();
    List<List<Gap.Wrong>> wrongs = new ArrayList<>();
    while (lines.hasMoreTokens()) {
      String line = lines.nextToken();
      said.append(line).append('\n');
      if (line.charAt(0) == GapFile.WRONG) {
        int colon = line.indexOf(':');
        Gap.Wrong wrong = new Gap.Wrong(line.substring(1, colon), line.substring(colon + 1));
        wrongs.get(wrongs.size() - 1).add(wrong);
      } else {
        pieces.add(line);
        wrongs.add(new ArrayList<>());
      }
    }
    List<Gap> gaps = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i++) {
      gaps.add(Gap.of(pieces.get(i), wrongs.get(i), listing));
    }
    return new Gaps(id, head, inputs, listing, gaps, said.toString());
  }

  /** Finds a listing by its name. */
  public interface ListingSource {
    Listing named(String name);
  }

  /** What the expression of a gap may name. */
  private Scope scope(int gap) {
    return Scope.of(listing, gaps.get(gap).line());
  }

  /** What is wrong with a typed expression, for whoever typed it; empty if it fits its gap. */
  public Optional<String> fault(int gap, String plain) {
    return TypedExpression.fault(plain, scope(gap), sort(gap));
  }

  private Sort sort(int gap) {
    return TypedExpression.sort(gaps.get(gap).expression(), scope(gap));
  }

  /** The listing as it is printed: what stands before each gap, and after the last. */
  public List<String> printed() {
    return Printed.of(this);
  }

  /** The right expressions. */
  public List<String> right() {
    return gaps.stream().map(Gap::expression).toList();
  }

  /** The right expressions, with another one in one gap. */
  List<String> with(int gap, String expression) {
    List<String> with = new ArrayList<>(right());
    with.set(gap, expression);
    return with;
  }

  /** The method with an expression in each gap; each must fit. */
  Listing filled(List<String> expressions) {
    Listing filled = listing;
    for (int line = 0; line < listing.statements().size(); line++) {
      String text = listing.statements().get(line).text();
      String changed = text;
      for (int i = gaps.size() - 1; i >= 0; i--) {
        Gap gap = gaps.get(i);
        if (gap.line() == line && !gap.expression().equals(expressions.get(i))) {
          String put = "(" + expressions.get(i) + ")";
          changed = changed.substring(0, gap.start()) + put + changed.substring(gap.end());
        }
      }
      filled = changed.equals(text) ? filled : filled.with(line, changed);
    }
    return filled;
  }
}
