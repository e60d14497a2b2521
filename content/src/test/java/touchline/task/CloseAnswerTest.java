package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.topic.Topics;

class CloseAnswerTest {
  private static final String ROUNDED =
      "Yours is close, but rounded too much. An answer within 0.01 is accepted."
          + " Give at least 2 decimals.";
  private static final String CLOSE =
      "Yours is close. An answer within 0.01 is accepted. Did you round a number on the way?";

  @ParameterizedTest
  @CsvSource({"8.9, 8.944", "9, 8.944", "8.9, 8.98", "-8.9, -8.944", "0.3, 0.3333", "0.1, 0.125"})
  void whatIsRoundedTooMuchIsToldThePrecision(double own, double right) {
    assertEquals(ROUNDED, Slant.close(Value.number(own), Value.number(right), 0.01));
  }

  @ParameterizedTest
  @CsvSource({"8.98, 8.944", "8.86, 8.944"})
  void whatIsNearIsToldThePrecision(double own, double right) {
    assertEquals(CLOSE, Slant.close(Value.number(own), Value.number(right), 0.01));
  }

  @ParameterizedTest
  @CsvSource({"8, 8.944", "-8.9, 8.944", "1, 0.8", "0, 0.02", "8.945, 8.944", "9.2, 8.944"})
  void whatIsFarOffOrRightIsNotCalledClose(double own, double right) {
    assertEquals("", Slant.close(Value.number(own), Value.number(right), 0.01));
  }

  @Test
  void bothCoordinatesHaveToBeClose() {
    assertEquals(ROUNDED, Slant.close(new Value(0.4, 0.9), new Value(0.447, 0.894), 0.01));
    assertEquals("", Slant.close(new Value(0.4, 0.2), new Value(0.447, 0.894), 0.01));
  }

  /** The marks are what they were; only a reason is added, and it is the only one. */
  @Test
  void theVerdictOnARoundedAnswerSaysHowNearCounts() {
    Task task = Topics.task("vector-distance").orElseThrow();
    int found = 0;
    for (long seed = 1; seed <= 20; seed++) {
      Marker marker = Marker.of(task, seed);
      double right = Double.parseDouble(marker.right(0).get(0));
      Answer rounded = answer(NumberText.of(Math.floor(right * 10 + 0.5) / 10));
      Verdict verdict = marker.mark(rounded);
      if (!verdict.isRight()
          && marker.diagnose(List.of(rounded)) instanceof Diagnosis.NotRecognised) {
        assertEquals(ROUNDED, verdict.reason(), rounded + " for " + right);
        assertEquals(0, verdict.mark());
        assertTrue(verdict.explained());
        found++;
      }
    }
    assertTrue(found > 5, "rounded answers: " + found);
  }

  @Test
  void theRightNumberWithTheWrongSignIsToldSo() {
    String told = "Yours is right but for its sign. Which sign does the question ask for?";
    for (long seed = 1; seed <= 20; seed++) {
      Marker marker = Marker.of(Topics.task("pendulum-torque").orElseThrow(), seed);
      String right = marker.right(0).get(0);
      Answer turned = answer(right.startsWith("-") ? right.substring(1) : "-" + right);
      assertEquals(right.equals("0") ? "" : told, marker.mark(turned).reason(), right);
    }
  }

  /** A known mistake has words of its own. */
  @Test
  void noMistakeIsCalledClose() {
    for (Task task : Topics.tasks()) {
      if (task instanceof ValueTask) {
        for (long seed = 1; seed <= 5; seed++) {
          Marker marker = Marker.of(task, seed);
          for (String id : task.mistakes()) {
            List<String> texts = marker.mistaken(0, id);
            if (!texts.isEmpty()) {
              Verdict verdict = marker.mark(new Answer(0, texts, DecimalMark.POINT));
              assertFalse(verdict.reason().contains("close"), task.id() + " " + id);
            }
          }
        }
      }
    }
  }

  private static Answer answer(String text) {
    return new Answer(0, List.of(text), DecimalMark.POINT);
  }
}
