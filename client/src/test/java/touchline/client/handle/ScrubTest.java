package touchline.client.handle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScrubTest {
  @ParameterizedTest
  @CsvSource({"0, 3", "7, 3", "8, 3.1", "80, 4", "-7, 3", "-8, 2.9", "-160, 1"})
  void eightPixelsAreOneStep(double pixels, double expected) {
    assertEquals(expected, Scrub.value(3, pixels, 0.1), 1e-12);
  }

  @ParameterizedTest
  @CsvSource({"0", "4", "-4"})
  void aHandThatTremblesClicks(double pixels) {
    assertFalse(Scrub.drags(pixels));
  }

  @ParameterizedTest
  @CsvSource({"5", "-5"})
  void aHandThatMovesDrags(double pixels) {
    assertTrue(Scrub.drags(pixels));
  }
}
