package touchline.client.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.answer.DecimalMark;
import touchline.diagram.View;
import touchline.geometry.Vec2;

class PlacedAnswerTest {
  @Test
  void theViewIsReadFromThePage() {
    assertEquals(new View(-10, -10.5, 10, 8), PlacedAnswer.view("-10 -10.5 10.0 8"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1 2 3", "1 2 3 4 5", "0 0 x 1", "5 5 1 1"})
  void aBrokenViewIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> PlacedAnswer.view(text));
  }

  @Test
  void theHandleWaitsInTheMiddle() {
    assertEquals(new Vec2(4, 3.5), PlacedAnswer.start(new View(-1, -1, 9, 8)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(4.6, -2.8) | POINT | 4.6 | -2.8",
        "4.6 -2.8 | POINT | 4.6 | -2.8",
        "(4,6; -2,8) | COMMA | 4.6 | -2.8",
        "1/4, √4 | POINT | 0.25 | 2"
      })
  void theHandleFollowsWhatTheMarkerUnderstands(
      String typed, DecimalMark mark, double x, double y) {
    assertEquals(Optional.of(new Vec2(x, y)), PlacedAnswer.typed(typed, mark));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "4.6", "abc", "(1, 2", "1 2 3"})
  void anythingLessIsNone(String typed) {
    assertTrue(PlacedAnswer.typed(typed, DecimalMark.POINT).isEmpty());
  }
}
