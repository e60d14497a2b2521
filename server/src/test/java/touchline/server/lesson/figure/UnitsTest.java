package touchline.server.lesson.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where no line may end; a tilde stands for a blank at which none does. */
class UnitsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The gap is 1.5 m. | The gap is 1.5~m.",
        "at 3 m/s, after 2 s | at 3~m/s, after 2~s",
        "(3, 4) m away | (3, 4)~m away",
        "12 N·m of torque | 12~N·m of torque",
        "5 m² | 5~m²",
        "2 metres and 3 steps | 2 metres and 3 steps",
        "its m is 3 | its m is 3",
        "3 mistakes | 3 mistakes",
      })
  void aUnitStaysWithItsNumber(String text, String joined) {
    assertEquals(joined.replace('~', Units.NO_BREAK), Units.joined(text));
  }

  @Test
  void onlyWhatAFigureSaysIsTouched() {
    assertEquals(
        "show:\n  gap: number 3 m\nnarrate:\n  gap: It is {gap}~m.\nview: 0 0 9 8"
            .replace('~', Units.NO_BREAK),
        Units.joinedInNarration(
            "show:\n  gap: number 3 m\nnarrate:\n  gap: It is {gap} m.\nview: 0 0 9 8"));
  }
}
