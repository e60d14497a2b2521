package touchline.client.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
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

  @Test
  void twoNumbersAreAPoint() {
    assertEquals(Optional.of(new Vec2(4.6, -2.8)), PlacedAnswer.typed(" 4.6", "-2.8"));
  }

  /** The cases by which the server reads the same fields. */
  @ParameterizedTest
  @CsvFileSource(files = "../content/src/test/resources/cases/coordinate.csv", numLinesToSkip = 1)
  void theHandleFollowsWhatTheServerUnderstands(String typed, @Nullable Double value) {
    Optional<Vec2> expected = Optional.ofNullable(value).map(x -> new Vec2(x, 1));
    assertEquals(expected, PlacedAnswer.typed(typed, "1"));
  }

  @Test
  void anythingLessIsNone() {
    assertTrue(PlacedAnswer.typed("4.6", "").isEmpty());
    assertTrue(PlacedAnswer.typed("abc", "1").isEmpty());
  }
}
