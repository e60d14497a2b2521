package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/** Figures of two things that both move: two circles, or a ball and all that a player reaches. */
class MeetingFigureTest {
  private static final String CIRCLES =
      """
      title: When do they touch?
      alt: Two circles that move toward each other.
      run: TwoMovingCircles#timeToTouch
      view: -1 -1 11 8
      move: one along v and other along w until return
      inputs:
        one: circle 1 2 1
        v: vector 4 0 from one
        other: circle 7 2 1
        w: vector -4 0 from other
      show:
        return: time of one along v and other along w
      """;

  private static final String BALL =
      """
      title: When is the player there?
      alt: A ball that rolls past a player.
      run: Interception#timeToBall
      view: -1 -1 11 8
      inputs:
        ball: point 1 6
        v: vector 2 0 from ball
        player: circle 5 2 1
        speed: number 1.5 0 6 0.1 m/s
      draw:
        seconds: player speed ball v
      show:
        return: time of player growing by speed to ball along v
      """;

  private static final String RACE =
      """
      title: Who is first?
      alt: A ball that rolls toward our player and away from two opponents.
      run: Interception#isOurs
      view: -1 -2 14 9
      inputs:
        ball: point 1 2
        v: vector 3 0.5 from ball
        mate: circle 9 1 0.5
        opponents: circles 4 8.2 0.5, 11 8 0.5
        speed: number 6 1 8 0.1 m/s
      show:
        ours: time of mate growing by speed to ball along v
        theirs: time of opponent growing by speed to ball along v
        return: says our_ball or their_ball
      """;

  private static Run run(String text) {
    Figure figure = FigureLint.check(text);
    return Run.of(figure, figure.inputs());
  }

  private static List<Shape> last(Run run) {
    return run.frame(run.last()).drawing().shapes();
  }

  @Test
  void bothCirclesAreDrawnWhereTheyTouchAndTheContactBetweenThem() {
    List<Shape> shapes = last(run(CIRCLES));
    assertTrue(shapes.contains(new Shape.Disk(new Vec2(3, 2), 1, "result hit")), shapes::toString);
    assertTrue(shapes.contains(new Shape.Disk(new Vec2(5, 2), 1, "result hit")));
    assertTrue(shapes.contains(new Shape.Dot(new Vec2(4, 2), "contact", "contact")));
    assertTrue(shapes.contains(new Shape.Caption("verdict hit", "touch at time 0.5")));
  }

  @Test
  void circlesThatDoNotMeetAreHollowWhereTheyEnd() {
    List<Shape> shapes = last(run(CIRCLES.replace("vector -4 0", "vector 4 0")));
    assertTrue(shapes.contains(new Shape.Disk(new Vec2(5, 2), 1, "end miss")), shapes::toString);
    assertTrue(shapes.contains(new Shape.Disk(new Vec2(11, 2), 1, "end miss")));
  }

  @Test
  void bothCirclesMoveAndStopTogether() {
    Run run = run(CIRCLES);
    List<Shape> early = run.moved(run.frame(0).drawing(), 0.25).shapes();
    assertTrue(early.contains(new Shape.Disk(new Vec2(2, 2), 1, "moving")));
    assertTrue(early.contains(new Shape.Disk(new Vec2(6, 2), 1, "moving")));
    List<Shape> late = run.moved(run.frame(0).drawing(), 0.9).shapes();
    assertTrue(late.contains(new Shape.Disk(new Vec2(3, 2), 1, "moving")));
    assertTrue(late.contains(new Shape.Disk(new Vec2(5, 2), 1, "moving")));
  }

  @Test
  void theCircleOfAPlayerGrowsUntilTheBallIsInIt() {
    Run run = run(BALL);
    double time = (double) run.trace().returnedAt(run.last()).orElseThrow();
    Vec2 place = new Vec2(1 + 2 * time, 6);
    List<Shape> shapes = last(run);
    assertTrue(shapes.contains(new Shape.Rim(new Vec2(5, 2), 1 + 1.5 * time, "result")));
    assertTrue(shapes.contains(new Shape.Dot(place, "result", "there")));
    assertEquals(1 + 1.5 * time, place.minus(new Vec2(5, 2)).length(), 1e-12);
    assertTrue(shapes.contains(new Shape.Ghost(new Vec2(5, 2), 4, "end")), "after two seconds");
    assertTrue(shapes.contains(new Shape.Dot(new Vec2(5, 6), "second", "2 s")));
  }

  @Test
  void aBallThatGetsAwayIsNeverReached() {
    Run run = run(BALL.replace("vector 2 0", "vector -2 0"));
    assertEquals("never there", run.result());
    assertTrue(last(run).contains(new Shape.Caption("verdict miss", "never there")));
  }

  @Test
  void aBallThatIsReachedIsNothingBad() {
    Run run = run(BALL);
    assertTrue(last(run).contains(new Shape.Caption("verdict fine", run.result())));
  }

  /** In the loop one opponent after the other is drawn, and at the end all who ran. */
  @Test
  void atTheEndOfARaceAllWhoRanAreDrawn() {
    Run run = run(RACE);
    List<Shape> shapes = last(run);
    assertEquals(
        2, shapes.stream().filter(shape -> isRim(shape, "theirs")).count(), shapes::toString);
    assertEquals(1, shapes.stream().filter(shape -> isRim(shape, "ours")).count());
    assertTrue(shapes.contains(new Shape.Caption("verdict", "our ball")), shapes::toString);
    for (int step = 0; step < run.last(); step++) {
      List<Shape> then = run.frame(step).drawing().shapes();
      assertTrue(then.stream().filter(shape -> isRim(shape, "theirs")).count() <= 1);
    }
  }

  private static boolean isRim(Shape shape, String role) {
    return shape instanceof Shape.Rim && shape.role().equals(role);
  }

  @Test
  void aMoveOfTwoNamesTwoCirclesAndTheirVectors() {
    for (String wrong :
        List.of(
            "one along v and other by w until return",
            "one along v and v along other until return",
            "one along v and other along w until nothing",
            "one along v and other along w")) {
      String text = CIRCLES.replace("one along v and other along w until return", wrong);
      assertThrows(FigureProblem.class, () -> FigureLint.check(text), wrong);
    }
  }
}
