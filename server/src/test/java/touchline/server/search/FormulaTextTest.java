package touchline.server.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.Lessons;

/** Formulas of the real lessons, as the search shows them. */
class FormulaTextTest {
  private static final List<Passage> PASSAGES = Passages.of(Lessons.load());

  /** A relation or an operator between two things, without the space that it is typeset with. */
  private static final Pattern GARBLED = Pattern.compile("[\\p{L}\\d)][=≤≥≈⋅·][\\d(]");

  private static List<String> found(Pattern pattern) {
    return PASSAGES.stream()
        .flatMap(
            passage ->
                pattern
                    .matcher(passage.text())
                    .results()
                    .map(hit -> passage.path() + ": " + hit.group()))
        .toList();
  }

  @Test
  void relationsAndOperatorsStandApart() {
    assertEquals(List.of(), found(GARBLED));
    assertTrue(found(Pattern.compile("\\w = \\d")).size() > 5);
  }

  @Test
  void powersAndFractionsReadInTheirOrder() {
    assertTrue(found(Pattern.compile("r²")).size() > 1);
    assertTrue(found(Pattern.compile(" / ")).size() > 1);
  }
}
