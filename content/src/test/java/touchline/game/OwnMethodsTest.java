package touchline.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

/** What a learner's methods do to the game, right ones and others. */
class OwnMethodsTest {
  /** Answers everything alike. */
  private record Stubborn(double[] answer, Fault fault) implements Caller {
    @Override
    public double[] answer(Skill skill, double[] numbers) {
      return answer.clone();
    }
  }

  private static Frame played(Caller caller, Level level, Set<Skill> own, Vec2 kick) {
    Match match = new Match(caller);
    match.turn(Match.begin(level, 1, own, Set.of()));
    match.turn(Match.kick(kick));
    Frame frame = new Frame(match.turn(Match.step(1)));
    while (frame.told() == 0) {
      frame = new Frame(match.turn(Match.step(1)));
    }
    return frame;
  }

  @Test
  void methodThatNeverOverlapsLetsTheBallThrough() {
    Caller never = new Stubborn(new double[] {0}, Fault.NOTHING);
    Frame frame = played(never, Level.WALL, EnumSet.of(Skill.OVERLAPS), new Vec2(10, 0));
    assertEquals(Happening.GOAL, frame.happening());
    assertEquals(Optional.of(Skill.OVERLAPS), frame.mistaken());
    assertEquals("Your overlaps let the ball through. Goal.", GameWords.told(frame));
  }

  @Test
  void sameMethodIsNotAskedWhereTheLessonsPlays() {
    Caller never = new Stubborn(new double[] {0}, Fault.NOTHING);
    Frame frame = played(never, Level.WALL, Set.of(), new Vec2(7, 0));
    assertEquals("The wall stopped the ball.", GameWords.told(frame));
  }

  @Test
  void methodWithoutAnEndIsLeftOutAndTheLessonsPlaysOn() {
    Caller endless = new Stubborn(new double[0], Fault.ENDLESS);
    Frame frame = played(endless, Level.WALL, EnumSet.of(Skill.OVERLAPS), new Vec2(7, 0));
    assertEquals("The wall stopped the ball.", GameWords.told(frame));
    assertEquals("Your overlaps did not come to an end. Ours plays on.", GameWords.failed(frame));
  }

  @Test
  void answerThatIsNoNumberIsNone() {
    Caller nan = new Stubborn(new double[] {Double.NaN}, Fault.NOTHING);
    Frame frame = played(nan, Level.KEEPER, EnumSet.of(Skill.TIME_TO_TOUCH), new Vec2(12, 1));
    assertEquals(Happening.SAVED, frame.happening());
    assertTrue(GameWords.failed(frame).contains("no answer that can be used"));
  }

  @Test
  void neverIsMinusOneAsInTheExercises() {
    Caller never = new Stubborn(new double[] {-1}, Fault.NOTHING);
    Frame frame = played(never, Level.BOUNCE, EnumSet.of(Skill.TIME_TO_SEGMENT), new Vec2(12, 0));
    assertTrue(frame.isThrough());
    assertEquals(Optional.of(Skill.TIME_TO_SEGMENT), frame.mistaken());
  }

  /** Whatever a method answers, the game goes on, and no number of it is more than it can draw. */
  @Test
  void wildAnswersEndNothing() {
    for (Level level : Level.values()) {
      for (double wild : new double[] {0, -1, 0.5, 3, 999_999, Double.POSITIVE_INFINITY}) {
        for (int width = 0; width <= 2; width++) {
          double[] answer = new double[width];
          java.util.Arrays.fill(answer, wild);
          Match match = new Match(new Stubborn(answer, Fault.THREW));
          match.turn(Match.begin(level, 1, EnumSet.allOf(Skill.class), EnumSet.allOf(Skill.class)));
          match.turn(Match.kick(new Vec2(20, 3)));
          new Frame(match.turn(Match.step(60)));
        }
      }
    }
  }
}
