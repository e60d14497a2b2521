package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.topic.Topics;

class ScoreTest {
  private static final Terms TERMS = new Terms(3, 0.25, List.of(0.1, 0.2));

  /** Three questions: a number each. */
  private final Marker marker = Marker.of(Topics.task("closest-point-proj").orElseThrow(), 7);

  private static Answer typed(int question, String text) {
    return new Answer(question, List.of(text), DecimalMark.POINT);
  }

  private double score(int hints, Answer... first) {
    List<Answer> history = new ArrayList<>(List.of(first));
    history.add(typed(1, marker.right(1).get(0)));
    history.add(typed(2, marker.right(2).get(0)));
    return marker.score(history, hints, TERMS);
  }

  private Answer right() {
    return typed(0, marker.right(0).get(0));
  }

  @Test
  void allRightAtOnceIsEverything() {
    assertEquals(1, score(0, right()));
  }

  @Test
  void aQuestionLeftOutIsAThird() {
    assertEquals(2 / 3.0, score(0));
  }

  @Test
  void aWrongAnswerCostsWhatTheTermsSay() {
    assertEquals((0.75 + 2) / 3, score(0, typed(0, "99"), right()));
  }

  @Test
  void theSameWrongAnswerCostsOnceHoweverItIsTyped() {
    assertEquals(
        (0.75 + 2) / 3, score(0, typed(0, "99"), typed(0, "99.0"), typed(0, "198/2"), right()));
  }

  @Test
  void whatCouldNotBeReadCostsNothing() {
    assertEquals(1, score(0, typed(0, "2 yards"), typed(0, "two"), right()));
  }

  @Test
  void hintsCostInTheirOrder() {
    assertEquals(0.9, score(1, right()));
    assertEquals(1 - (0.1 + 0.2), score(2, right()));
    assertEquals(1 - (0.1 + 0.2), score(9, right()));
  }

  @Test
  void afterTheLastAttemptNothingCounts() {
    Answer[] tried = {typed(0, "97"), typed(0, "98"), typed(0, "99"), right()};
    assertEquals(2 / 3.0, score(0, tried));
  }

  @Test
  void laterWrongAnswersDoNotTakeAwayWhatWasReached() {
    assertEquals(1, score(0, right(), typed(0, "99")));
  }
}
