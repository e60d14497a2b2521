package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MistakeSentenceTest {
  @Test
  void whereItShowsIsTakenAwayBesideTheMistake() {
    assertEquals(
        "Your overlaps is right.",
        MistakeSentence.beside(
            "It goes wrong for ordinary positions and large coordinates. Your overlaps is right."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It fails. Your answers match a common mistake, “no clamp”.",
        "It fails. Your answers match two common mistakes at once, “no clamp” and “not divided”.",
        "It fails. These are the answers of a known mistake, M01: no clamp.",
        "It fails. These are the answers of known mistakes, M02: one end; M10: not divided.",
        "It fails."
      })
  void isTakenAway(String message) {
    assertEquals("It fails.", MistakeSentence.without(message));
  }
}
