package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.geometry.Vec2;
import touchline.topic.Topics;

/** Seed 7, question 0: a (0, 4), b (-6, -4), p (1, 8); segV, pV, length, proj, closest. */
class TraceTaskTest {
  private static final String REVERSED =
      " It first goes wrong at pV. Yours has the opposite sign: which of the two do you subtract"
          + " from which?";

  private final Marker marker = Marker.of(Topics.task("closest-point-trace").orElseThrow(), 7);

  private static Answer typed(String texts) {
    List<String> parts = new ArrayList<>();
    for (String part : texts.split("\\|")) {
      parts.add(part.strip());
    }
    return new Answer(0, parts, DecimalMark.POINT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // a to p turned round: proj and closest follow from it (the foot is beyond a: 3.8 along)
        "(-6, -8) | (-1, -4) | 10 | 3.8 | (-2.28, 0.96); RWRFF; 0.7; M12",
        // the origin for a: p · segV = -70, so proj = -7 and the answer is right all the same
        "(-6, -8) | (1, 8) | 10 | -7 | (0, 4);           RWRFR; 0.75; M10",
        // not divided; then everything follows
        "(-6, -8) | (1, 4) | 10 | -38 | (0, 4);          RRRWR; 0.8; M04",
        // two slips
        "(6, 8) | (1, 8) | 10 | 7 | (4.2, 9.6);          WWRFF; 0.5; M13+M10",
        "(-6, -8) | (1, 4) | 10 | -3.8 | (9, 9);         RRRRW; 0.8; not recognised",
        "(-6, -8) | | 10 | -3.8 | (0, 4);                RBRRR; 0.8; nothing",
        "(-6, -8) | here | 10 | -3.8 | (0, 4);           RNRRR; 0.8; nothing",
      })
  void eachValueIsMarkedByTheLearnersOwn(String texts, String states, double mark, String idea) {
    Answer answer = typed(texts);
    Verdict verdict = marker.mark(answer);
    StringBuilder seen = new StringBuilder();
    verdict.fields().forEach(field -> seen.append(field.state().name().charAt(0)));
    assertEquals(states, seen.toString());
    assertEquals(mark, verdict.mark(), 1e-12);
    assertEquals(idea, words(marker.diagnose(List.of(answer))));
  }

  private static String words(Diagnosis diagnosis) {
    if (diagnosis instanceof Diagnosis.Named named) {
      return named.id();
    }
    return diagnosis instanceof Diagnosis.NotRecognised ? "not recognised" : "nothing";
  }

  @Test
  void theReasonSaysHowFollowingValuesCount() {
    Verdict verdict = marker.mark(typed("(-6, -8) | (-1, -4) | 10 | 3.8 | (-2.28, 0.96)"));
    assertEquals(
        "2 of 5 values are right. 2 are consistent with your earlier values." + REVERSED,
        verdict.reason());
  }

  @Test
  void aReversedFirstRowIsSaidToBeReversed() {
    Verdict verdict = marker.mark(typed("(6, 8) | (1, 4) | 10 | 3.8 | (2.28, 3.04)"));
    assertTrue(
        verdict.reason().contains("first goes wrong at segV. Yours has the opp"), verdict::reason);
  }

  @Test
  void theReasonSpeaksOfOneValueAsOfOne() {
    Verdict verdict = marker.mark(typed("(-6, -8) | (-1, -4) | 9 | 4.2222 | (0, 0)"));
    assertEquals(
        "1 of 5 values is right. 1 is consistent with your earlier value." + REVERSED,
        verdict.reason());
  }

  @Test
  void whatRoundingLeavesOfNothingIsNotShown() {
    Value value = Value.point(new Vec2(2.7e-16, -7));
    assertEquals("(0, -7)", value.withoutResidue().text(Field.point("closest")));
  }
}
