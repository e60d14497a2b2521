package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.mistake.MistakesFile.Entry;
import touchline.mistake.MistakesFile.Fault;

class MistakesFileTest {
  private static final String TEXT =
      """
      ## M01 no clamp

      This is the foot on the whole line.
      Which point of the segment is closest?

      [Stopping](#stopping-at-the-ends)

      ## B2 one way only

      How long is the way over p?

      [Touching](/lessons/overlap#touching)
      """;

  @Test
  void aMistakeIsAHeadingSentencesAndAPlace() {
    MistakesFile file = MistakesFile.of("closest-point", TEXT);
    assertEquals(List.of(), file.faults());
    String first = "This is the foot on the whole line. Which point of the segment is closest?";
    assertEquals(
        List.of(
            new Entry(
                1,
                6,
                new MistakeText("M01", "no clamp", first, "closest-point#stopping-at-the-ends")),
            new Entry(
                8,
                12,
                new MistakeText(
                    "B2", "one way only", "How long is the way over p?", "overlap#touching"))),
        file.entries());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "## M01 no clamp | # Mistakes | 1 | a mistake must have a heading ## ID NAME: # Mistakes",
        "## M01 no clamp | ## M01 | 1 | a mistake must have a heading ## ID NAME: ## M01",
        "## M01 no clamp | no clamp | 1 | a line must stand below the heading of its mistake: no clamp",
        "whole line. | whole line | 3 | a line must be one whole sentence: This is the foot on the"
            + " whole line",
        "whole line. | whole line. So | 3 | a line must be one whole sentence: This is the foot on"
            + " the whole line. So",
        "whole line. | whole line. It is. | 3 | a line must be one whole sentence: This is the foot"
            + " on the whole line. It is.",
        "How long is the way over p? |  | 8 | a mistake must say something: B2",
        "[Stopping](#stopping-at-the-ends) |  | 1 | a mistake must end with its place,"
            + " [WORDS](#ANCHOR): M01",
        "(#stopping-at-the-ends) | (lesson.md) | 6 | a place must read [WORDS](#ANCHOR) or"
            + " [WORDS](/lessons/LESSON#ANCHOR): [Stopping](lesson.md)",
        "## B2 one way only | And so on. | 8 | a mistake must end with its place: And so on.",
      })
  void aBrokenRuleIsNamedWithItsLine(String good, String bad, int line, String rule) {
    assertTrue(TEXT.contains(good), good);
    MistakesFile file =
        MistakesFile.of("closest-point", TEXT.replace(good, bad == null ? "" : bad));
    assertEquals(new Fault(line, rule), file.faults().get(0), () -> file.faults().toString());
  }
}
