package touchline.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PercentTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0 %",
    "0.125, 12.5 %",
    "0.5, 50 %",
    "0.666666666666, 66.6 %",
    "0.9999, 99.9 %",
    "1, 100 %"
  })
  void partOfAPercentIsToldAndNothingIsRoundedUp(double share, String words) {
    assertEquals(words, Percent.of(share));
  }
}
