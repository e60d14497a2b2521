package touchline.client.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.figure.FigureText;
import touchline.geometry.Vec2;

class PlayerTest {
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
      draw:
        segment: a b
      show:
        return: point closest joined p
      narrate:
        return: The closest point is {return}.
      """;

  private final Player player = Player.of(FigureText.parse(DESCRIPTION));

  @Test
  void aFigureBeginsWithItsResultInView() {
    assertTrue(player.atEnd());
    assertEquals("Step 13 of 13", player.place());
    assertFalse(player.playing());
  }

  @Test
  void steppingStaysWithinTheRun() {
    assertEquals(player.last(), player.forward().step());
    assertEquals(0, player.first().back().step());
    assertEquals(1, player.first().forward().step());
  }

  @Test
  void playingGoesStepByStepAndStopsAtTheEnd() {
    Player playing = player.play();
    assertEquals(0, playing.step());
    int beats = 0;
    while (playing.playing()) {
      playing = playing.beat();
      beats++;
    }
    assertEquals(player.last(), beats);
    assertTrue(playing.atEnd());
  }

  @Test
  void playGoesOnFromWhereItWasPaused() {
    Player paused = player.at(4).play().beat().pause();
    assertEquals(5, paused.step());
    assertFalse(paused.playing());
    assertEquals(5, paused.play().step());
  }

  @Test
  void steppingWhilePlayingPauses() {
    assertFalse(player.play().forward().playing());
  }

  @Test
  void theResultStaysInViewWhenTheRunChangesItsLength() {
    Player before = player.move("p", new Vec2(-1, 0));
    assertTrue(before.last() < player.last());
    assertTrue(before.atEnd());
    assertTrue(before.move("p", new Vec2(3, 6)).atEnd());
  }

  @Test
  void aStepThatTheRunLostComesBackWithIt() {
    Player late = player.at(11);
    Player shortened = late.move("p", new Vec2(-1, 0));
    assertEquals(shortened.last(), shortened.step());
    assertEquals(11, shortened.move("p", new Vec2(3, 6)).step());
  }

  @Test
  void movingAnInputKeepsTheEarlierStep() {
    assertEquals(3, player.at(3).move("p", new Vec2(-1, 0)).step());
  }

  @Test
  void movingWithinATenthChangesNothing() {
    assertSame(player, player.move("p", new Vec2(3.04, 6)));
  }

  @Test
  void aMoveIsTold() {
    assertEquals(
        "p moved; closest (4.2, 2.6), distance from p 2.683",
        player.move("p", new Vec2(3, 5)).changed("p moved"));
  }

  @Test
  void aSegmentOfLengthZeroRunsToo() {
    Player point = player.move("b", new Vec2(1, 1));
    assertTrue(point.atEnd());
    assertTrue(point.changed("").contains("closest (1, 1)"), point.changed(""));
  }

  @Test
  void resetGivesTheAuthorsInputs() {
    Player moved = player.move("a", new Vec2(0, 0)).at(2);
    assertEquals(player.inputs().points(), moved.reset().inputs().points());
    assertTrue(moved.reset().atEnd());
  }

  @Test
  void theTableHasRoomForEveryVariableFromTheStart() {
    assertEquals(player.end().frame().variables().size(), player.first().rows());
  }

  @Test
  void anAddressRestoresInputsAndStep() {
    Player moved = player.move("p", new Vec2(5, 0.5)).at(4);
    Player restored =
        player.restored(Address.parse(moved.address("x")).orElseThrow()).orElseThrow();
    assertEquals(moved.inputs().points(), restored.inputs().points());
    assertEquals(4, restored.step());
    assertEquals(moved.address("x"), restored.address("x"));
  }

  @Test
  void anAddressKeepsThatStepsGoIntoCalls() {
    Player deep = player.deep(Depth.INTO).at(2);
    Player restored = player.restored(Address.parse(deep.address("x")).orElseThrow()).orElseThrow();
    assertEquals(Depth.INTO, restored.depth());
    assertEquals(2, restored.step());
    assertEquals(deep.address("x"), restored.address("x"));
  }

  @Test
  void anAddressWithAStepBeyondTheRunShowsTheLast() {
    assertTrue(player.restored(new Address("x", Map.of(), 900, Depth.OVER)).orElseThrow().atEnd());
  }

  @Test
  void anAddressOfAnotherFigureIsNoState() {
    assertTrue(player.restored(new Address("x", Map.of("q.x", 0.0), 1, Depth.OVER)).isEmpty());
  }

  @Test
  void pointsOfAnAddressAreBroughtIntoTheView() {
    Address far = new Address("x", Map.of("p.x", 1e9, "p.y", 0.123), 1, Depth.OVER);
    assertEquals(new Vec2(9, 0.1), player.restored(far).orElseThrow().inputs().point("p"));
  }
}
