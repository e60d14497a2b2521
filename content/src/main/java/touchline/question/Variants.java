package touchline.question;

import java.util.List;
import java.util.stream.Stream;

/**
 * Which cases are asked together, by their places in a list of cases.
 *
 * @param practice drawn where anybody can draw again
 * @param credit drawn where nobody can foresee it; none in a page, which is given no such case
 */
public record Variants(List<List<Integer>> practice, List<List<Integer>> credit) {
  public Variants {
    practice = practice.stream().map(List::copyOf).toList();
    credit = credit.stream().map(List::copyOf).toList();
    if (practice.isEmpty()) {
      throw new IllegalArgumentException("practice must be one variant or more");
    }
  }

  /** Those of practice, then the others. */
  public Stream<List<Integer>> all() {
    return Stream.concat(practice.stream(), credit.stream());
  }
}
