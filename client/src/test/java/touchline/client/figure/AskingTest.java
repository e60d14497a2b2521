package touchline.client.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.figure.FigureQuestion;
import touchline.figure.FigureText;
import touchline.geometry.Vec2;

/** What a figure asks, and how it goes on. */
class AskingTest {
  private static final String DESCRIPTION =
      """
      title: Closest point
      alt: A segment and a point.
      run: SegmentCircle#closestPoint
      view: -1 -1 9 8
      inputs:
        a: point 1 1
        b: point 7 4
        p: point 3 6
      show:
        return: point closest joined p
      predict:
        proj: number 0.2, How far along?
        return: point 0.3, Where is the closest point?
      """;

  private final Player player = Player.of(FigureText.parse(DESCRIPTION));
  private final Player first = player.first();

  @Test
  void aFigureBeginsWithoutAQuestion() {
    assertTrue(player.atEnd());
    assertTrue(player.asking().open().isEmpty());
  }

  @Test
  void aQuestionIsAskedBeforeTheStepThatSettlesIt() {
    Player asked = first.end();
    FigureQuestion question = asked.asking().open().orElseThrow();
    assertEquals("How far along?", question.ask());
    assertEquals(question.step() - 1, asked.step());
    assertFalse(shows(asked, "proj"));
  }

  @Test
  void anAnswerShowsTheStepAndTheTruthBesideIt() {
    Player answered = first.end().answer(3.0);
    assertTrue(shows(answered, "proj"));
    assertEquals("You predicted 3, but it’s 4.025.", answered.told());
    assertTrue(answered.asking().open().isEmpty());
  }

  @Test
  void aWrongAnswerHearsHowItLiesToTheTruth() {
    String told = first.end().answer(-4.025).told();
    assertTrue(told.startsWith("You predicted -4.025, but it’s 4.025. Yours has the"), told);
  }

  @Test
  void aPredictionNamesWhatTheMethodWasGiven() {
    String known = player.run().known(first.end().asking().open().orElseThrow(), false);
    assertTrue(known.contains("(1, 1) to (7, 4)"), known);
    assertTrue(known.contains(">p</var>") && known.contains("(3, 6)"), known);
    assertFalse(known.contains("segV"), known);
  }

  @Test
  void aRightAnswerIsToldSo() {
    assertEquals("Yes, 4.1.", first.end().answer(4.1).told());
  }

  @Test
  void aSkippedQuestionIsNotAskedAgain() {
    Player skipped = first.end().skip();
    assertEquals("", skipped.told());
    assertEquals("return", skipped.end().asking().open().orElseThrow().name());
    assertTrue(skipped.end().skip().atEnd());
    assertTrue(skipped.end().skip().first().end().atEnd());
  }

  @Test
  void playingStopsAtAQuestion() {
    Player playing = player.play();
    while (playing.playing()) {
      playing = playing.beat();
    }
    assertEquals("proj", playing.asking().open().orElseThrow().name());
  }

  @Test
  void aGuessedPointStaysBesideTheTruth() {
    Player guessed = first.end().skip().end().answer(new Vec2(5, 5));
    assertTrue(
        guessed.drawing(guessed.frame()).shapes().stream()
            .anyMatch(s -> s instanceof Shape.Dot dot && dot.at().equals(new Vec2(5, 5))));
  }

  @Test
  void anotherInputIsAskedAnew() {
    Player moved = first.end().skip().first().move("p", new Vec2(4, 6));
    assertEquals("proj", moved.end().asking().open().orElseThrow().name());
  }

  @Test
  void backTakesAnOpenQuestionAway() {
    Player asked = first.end();
    assertTrue(asked.back().asking().open().isEmpty());
    assertEquals(asked.step(), asked.back().step());
  }

  @Test
  void aloneAWrongStepIsNotShown() {
    Player alone = player.alone(true);
    FigureQuestion question = alone.asking().open().orElseThrow();
    Player wrong = alone.answer(new Vec2(-77, 0));
    assertEquals(alone.step(), wrong.step());
    assertEquals(question.name(), wrong.asking().open().orElseThrow().name());
    assertEquals(question.step(), wrong.answer(question.truth()).step());
  }

  @Test
  void aloneEveryStepCanBeDoneAndUndone() {
    Player alone = player.alone(true);
    while (!alone.atEnd()) {
      Player next = alone.asking().open().map(q -> q.truth()).map(alone::answer).orElse(alone);
      alone = next.atEnd() || next.asking().open().isPresent() ? next : next.forward();
    }
    Player undone = alone.back();
    assertTrue(undone.forward().asking().open().isPresent());
  }

  private static boolean shows(Player player, String variable) {
    return player.frame().variables().stream().anyMatch(row -> row.name().equals(variable));
  }
}
