package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long a lesson takes, by its words, figures and exercises. */
class ReadingTimeTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 1",
    "180, 0, 0, 1",
    "360, 0, 0, 2",
    "360, 1, 0, 3",
    "360, 1, 1, 5",
    "1800, 2, 2, 15",
    "1800, 3, 3, 20",
    "2000, 4, 8, 30"
  })
  void minutesGrowWithWhatThereIs(int words, int figures, int exercises, int minutes) {
    assertEquals(minutes, new ReadingTime(words, figures, exercises).minutes());
  }
}
