package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.topic.Topics;

class AvoidedTest {
  private static final long SEED = 7;

  @Test
  void whatWasAvoidedIsWrongHere() {
    int found = 0;
    for (Task task : Topics.tasks()) {
      Marker marker = Marker.of(task, SEED);
      for (int question = 0; question < marker.variant().questions().size(); question++) {
        Optional<Avoided> avoided = marker.avoided(task, question);
        if (avoided.isPresent()) {
          List<String> texts = marker.mistaken(question, avoided.get().id());
          Answer mistaken = new Answer(question, texts, DecimalMark.POINT);
          assertFalse(marker.mark(mistaken).isRight(), task.id() + " " + avoided);
          found++;
        }
      }
    }
    assertTrue(found > 20, "questions with something to say: " + found);
  }

  @Test
  void itIsSaidInASentence() {
    assertEquals(
        "A common mistake, “no clamp”, gives (5, 2) here.",
        new Avoided("X", "(5, 2)", 1).words("no clamp"));
    assertEquals(
        "A common mistake, “no clamp”, gets 3 of these wrong.",
        new Avoided("X", "", 3).words("no clamp"));
  }

  @Test
  void anAnswerThatIsOneOfThePointsGivenIsSaidToBe() {
    Marker marker = Marker.of(Topics.task("closest-point-place").orElseThrow(), SEED);
    GivenValue given =
        marker.variant().questions().get(0).givens().get(0).values().stream()
            .filter(value -> value.name().equals("p"))
            .findFirst()
            .orElseThrow();
    Verdict verdict = marker.mark(new Answer(0, List.of(given.text()), DecimalMark.POINT));
    assertTrue(verdict.reason().startsWith("Your answer is p itself."), verdict::reason);
  }
}
