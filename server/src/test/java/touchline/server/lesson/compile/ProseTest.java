package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProseTest {
  @Test
  void paragraphsPointsAndCellsAreReadAsSentences() {
    Prose prose =
        prose("One *two* `code` $x$.\nThree? (Four.)\n\n- Five: *six*.\n\n|a|\n|-|\n|Seven|\n");
    assertEquals(
        List.of("One two it it.", "Three?", "(Four.)", "Five: six.", "a", "Seven"),
        prose.blocks().stream().flatMap(block -> block.sentences().stream()).toList());
  }

  @Test
  void aFullStopInsideANumberOrANameEndsNothing() {
    assertEquals(
        List.of("It is 0.5 m, see section 5.1.2 of it.", "Then on."),
        prose("It is 0.5 m, see section 5.1.2 of it. Then on.").blocks().get(0).sentences());
  }

  @ParameterizedTest
  @CsvSource({"the, 1", "circle, 2", "distance, 2", "segment, 2", "radius, 2", "a, 1", "moves, 2"})
  void syllablesAreGroupsOfVowels(String word, int syllables) {
    assertEquals(syllables, Prose.syllables(word));
  }

  /** 8 words, 2 sentences, 8 syllables: 206.835 - 1.015 * 4 - 84.6. */
  @Test
  void theEaseIsThatOfTheFormula() {
    assertEquals(118.175, prose("The cat sat still. Its paws were wet.").readingEase(), 1e-9);
  }

  private static Prose prose(String text) {
    return Prose.of(new Markdown().page("a.md", text));
  }
}
