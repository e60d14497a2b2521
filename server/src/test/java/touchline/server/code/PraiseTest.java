package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.code.Trap;

class PraiseTest {
  @ParameterizedTest
  @CsvSource({
    "17, 17, all 17 mistakes we know give",
    "5, 17, 5 of the 17 mistakes we know give",
    "1, 17, one of the 17 mistakes we know gives"
  })
  void itCountsAsPeopleDo(int wrong, int known, String words) {
    String praise = Praise.words(new Trap("a segment of length zero", wrong, known));
    assertEquals(
        "It is right even for a segment of length zero, where " + words + " a wrong answer.",
        praise);
  }
}
