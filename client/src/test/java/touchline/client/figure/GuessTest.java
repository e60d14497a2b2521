package touchline.client.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.figure.FigureQuestion;
import touchline.figure.FigureQuestion.Kind;
import touchline.geometry.Vec2;

class GuessTest {
  private static String slant(Kind kind, Object truth, Object answer) {
    FigureQuestion question = new FigureQuestion(kind, "", 1, "proj", 0.01, truth);
    return new Guess(question, Optional.of(answer)).slant();
  }

  @Test
  void aWrongAnswerIsToldWhatIsPlainToSee() {
    String reversed = " Yours has the opposite sign: which of the two do you subtract from which?";
    assertEquals(reversed, slant(Kind.NUMBER, 3.5, -3.5));
    assertEquals(reversed, slant(Kind.VECTOR, new Vec2(1, -2), new Vec2(-1, 2)));
    assertEquals(
        " Yours has the two coordinates the other way round.",
        slant(Kind.POINT, new Vec2(1, 2), new Vec2(2, 1)));
    assertEquals(" Yours is the square of it.", slant(Kind.NUMBER, 5.0, 25.0));
  }

  @Test
  void nothingIsMadeUp() {
    assertEquals("", slant(Kind.NUMBER, 3.5, 4.0));
    assertEquals("", slant(Kind.YES_NO, true, false));
  }
}
