package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.task.Kind;

/** How long a lesson takes, by its words, figures and exercises. */
class ReadingTimeTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0, 1",
    "180, 0, 1",
    "360, 0, 2",
    "360, 1, 3",
    "1800, 4, 14",
    "2000, 4, 15",
    "3600, 3, 25"
  })
  void readingGrowsWithWordsAndFigures(int words, int figures, int minutes) {
    assertEquals(minutes, new ReadingTime(words, figures, 40).reading());
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "2, 2", "14, 14", "16, 15", "33, 35"})
  void practiceIsRoundedAsReadingIs(int practice, int minutes) {
    assertEquals(minutes, new ReadingTime(400, 1, practice).exercises());
  }

  @Test
  void aMethodTakesLongerThanGapsAndGapsLongerThanAValue() {
    assertEquals(2, ReadingTime.of(Kind.NUMBER));
    assertEquals(4, ReadingTime.of(Kind.GAPS));
    assertEquals(8, ReadingTime.of(Kind.TESTS));
    assertEquals(12, ReadingTime.of(Kind.CODE));
  }
}
