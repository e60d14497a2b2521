package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import touchline.collision.RobustMovingCircles.ExactPair;
import touchline.collision.RobustMovingCircles.Touch;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** What rounded arithmetic says of two moving circles is right, and it leaves little to say. */
class WidePairTest {
  private static final int ROUNDS = 1_000;

  /** How many last places a hard pair is off its turning point, at most. */
  private static final int NEAR = 3;

  private final Random random = new Random(12);

  /** Two circles with their velocities. */
  private record Move(Circle one, Vec2 v, Circle other, Vec2 w) {
    WidePair wide() {
      return new WidePair(one, v, other, w);
    }

    ExactPair exact() {
      return ExactPair.of(one, v, other, w);
    }

    boolean arePoints() {
      return one.radius() == 0 && other.radius() == 0;
    }

    /** As it goes on: whether the signs and, where there is one, the time need exact arithmetic. */
    boolean needsExact() {
      WidePair wide = wide();
      Touch touch = wide.touch(arePoints());
      return !wide.areSure() || (touch == Touch.LATER && wide.time().isEmpty());
    }
  }

  private double coordinate() {
    return 20 * random.nextDouble() - 10;
  }

  private Vec2 vector() {
    return new Vec2(coordinate(), coordinate());
  }

  private double near(double number) {
    return number + (random.nextInt(2 * NEAR + 1) - NEAR) * Math.ulp(number);
  }

  /** The radii together as a function of way and velocity, give or take a few last places. */
  private List<Move> drawn(Function<Vec2, Function<Vec2, Double>> reach) {
    List<Move> moves = new ArrayList<>();
    while (moves.size() < ROUNDS) {
      Vec2 at = vector();
      Vec2 other = vector();
      Vec2 v = vector();
      Vec2 w = vector();
      double radius = random.nextInt(3);
      double rest = near(reach.apply(at.minus(other)).apply(v.minus(w))) - radius;
      if (rest >= 0) {
        moves.add(new Move(new Circle(at, radius), v, new Circle(other, rest), w));
      }
    }
    return moves;
  }

  private List<Move> grazing() {
    return drawn(way -> velocity -> Math.abs(way.cross(velocity)) / velocity.length());
  }

  private List<Move> touchingAtTheEnd() {
    return drawn(way -> velocity -> way.plus(velocity).length());
  }

  private List<Move> touchingAtTheStart() {
    return drawn(way -> velocity -> way.length());
  }

  private List<Move> whole() {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      moves.add(new Move(wholeCircle(), wholeVector(), wholeCircle(), wholeVector()));
    }
    return moves;
  }

  private Circle wholeCircle() {
    return new Circle(wholeVector(), random.nextInt(4));
  }

  private Vec2 wholeVector() {
    return new Vec2(random.nextInt(13) - 6, random.nextInt(13) - 6);
  }

  private static void assertRightWhereSure(List<Move> moves) {
    for (Move move : moves) {
      WidePair wide = move.wide();
      Touch touch = wide.touch(move.arePoints());
      Touch exact = move.exact().touch(move.arePoints());
      if (wide.areSure()) {
        assertEquals(exact, touch, move::toString);
      }
      if (wide.areSure() && exact == Touch.LATER) {
        OptionalDouble time = wide.time();
        double right = move.exact().time().value(0).high();
        assertEquals(right, time.orElse(right), Math.ulp(right), move::toString);
      }
    }
  }

  private static long exactOf(List<Move> moves) {
    return moves.stream().filter(Move::needsExact).count();
  }

  @Test
  void whatIsSureIsWhatFractionsSay() {
    assertRightWhereSure(drawn(way -> velocity -> 1 + 4 * random.nextDouble()));
    assertRightWhereSure(grazing());
    assertRightWhereSure(touchingAtTheEnd());
    assertRightWhereSure(touchingAtTheStart());
    assertRightWhereSure(whole());
  }

  /** Near a touch at the start the time is a small difference, of which too few digits are left. */
  @Test
  void fewOfTheHardPairsAreLeftToExactArithmetic() {
    assertEquals(0, exactOf(drawn(way -> velocity -> 1 + 4 * random.nextDouble())), "any");
    assertEquals(0, exactOf(grazing()), "grazing");
    assertEquals(0, exactOf(touchingAtTheEnd()), "at the end");
    long atStart = exactOf(touchingAtTheStart());
    assertTrue(atStart > 0 && atStart < ROUNDS / 3, "at the start: " + atStart);
    long whole = exactOf(whole());
    assertTrue(whole > 0 && whole < ROUNDS / 10, "whole numbers: " + whole);
  }

  @Test
  void numbersThatAreNotOfOrdinarySizeAreNotSure() {
    for (double scale : new double[] {0x1p-1074, 0x1p-200, 0x1p200, 0x1p1000}) {
      Move move =
          new Move(
              new Circle(Vec2.ZERO, scale),
              new Vec2(scale, 0),
              new Circle(new Vec2(3 * scale, 0), scale),
              Vec2.ZERO);
      WidePair wide = move.wide();
      wide.touch(false);
      assertFalse(wide.areSure(), "" + scale);
    }
    Move ordinary =
        new Move(
            new Circle(Vec2.ZERO, 1), new Vec2(2, 0), new Circle(new Vec2(3, 0), 1), Vec2.ZERO);
    assertFalse(ordinary.needsExact());
    assertTrue(ordinary.wide().time().getAsDouble() == 0.5);
  }
}
