package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.Bounce;

/** Bounces are those of exact fractions to an ulp, and follow the laws of mechanics. */
class RobustBounceTest {
  private static final int ROUNDS = 1_000;

  /** Fractions of extreme sizes are long. */
  private static final int FEW = 60;

  private final Random random = new Random(75);

  @ParameterizedTest
  @ValueSource(doubles = {1e-290, 1e-9, 1, 1e7, 1e290})
  void eachCoordinateIsThatOfExactFractionsToAnUlpOfTheLarger(double scale) {
    for (int i = 0; i < FEW; i++) {
      Vec2 v = vector(scale);
      Vec2 n = vector(i % 2 == 0 ? 1 / scale : scale);
      double e = random.nextInt(5) / 4.0;
      Vec2 after = RobustBounce.velocityAfter(v, n, e);
      double ulp = Math.ulp(Math.max(Math.abs(v.x()), Math.abs(v.y())));
      Ratio share = exactShare(v, n, e);
      assertNear(Ratio.of(v.x()).minus(share.times(Ratio.of(n.x()))), after.x(), ulp);
      assertNear(Ratio.of(v.y()).minus(share.times(Ratio.of(n.y()))), after.y(), ulp);
    }
  }

  /** (1 + e) (v · n) / (n · n) for a ball that comes nearer, and 0 for any other. */
  private static Ratio exactShare(Vec2 v, Vec2 n, double e) {
    Ratio dot = dot(v, n);
    return dot.compareTo(Ratio.of(0)) >= 0
        ? Ratio.of(0)
        : dot.times(Ratio.of(1).plus(Ratio.of(e))).over(dot(n, n));
  }

  private static Ratio dot(Vec2 a, Vec2 b) {
    return Ratio.of(a.x()).times(Ratio.of(b.x())).plus(Ratio.of(a.y()).times(Ratio.of(b.y())));
  }

  private static void assertNear(Ratio exact, double found, double allowed) {
    Ratio off = exact.minus(Ratio.of(found));
    assertTrue(
        off.compareTo(Ratio.of(allowed)) <= 0 && off.compareTo(Ratio.of(-allowed)) >= 0,
        () -> found + " is off by more than " + allowed);
  }

  @Test
  void noEnergyIsGainedAndOnlyAPerfectBounceLosesNone() {
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 v = vector(1);
      Vec2 n = vector(1);
      double before = v.lengthSquared();
      double e = random.nextDouble();
      double after = RobustBounce.velocityAfter(v, n, e).lengthSquared();
      assertTrue(after <= before * (1 + 1e-15), () -> v + " " + n + " " + e);
      double perfect = RobustBounce.velocityAfter(v, n, 1).lengthSquared();
      assertEquals(before, perfect, before * 1e-15);
    }
  }

  @Test
  void thePartAlongTheWallIsKeptAndTheOtherComesBackByE() {
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 v = vector(1);
      Vec2 n = vector(1);
      double e = random.nextDouble();
      Vec2 after = RobustBounce.velocityAfter(v, n, e);
      double error = 1e-14 * n.length() * v.length();
      assertEquals(v.cross(n), after.cross(n), error);
      assertEquals(v.dot(n) < 0 ? -e * v.dot(n) : v.dot(n), after.dot(n), error);
      assertTrue(after.dot(n) >= -error, "no bounce leads into the wall");
    }
  }

  @Test
  void aPerfectBounceIsUndoneByAnotherOffTheSameWallFromBehind() {
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 v = vector(1);
      Vec2 n = vector(1);
      if (v.dot(n) < 0) {
        Vec2 there = RobustBounce.velocityAfter(v, n, 1);
        Vec2 back = RobustBounce.velocityAfter(there, n.times(-1), 1);
        assertTrue(back.minus(v).length() <= 1e-15 * v.length(), () -> v + " " + n + " " + back);
      }
    }
  }

  @Test
  void theLengthOfTheNormalChangesNothing() {
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 v = vector(1);
      Vec2 n = vector(1);
      Vec2 after = RobustBounce.velocityAfter(v, n, 0.5);
      assertEquals(after, RobustBounce.velocityAfter(v, n.times(0x1p300), 0.5));
      assertEquals(after, RobustBounce.velocityAfter(v, n.times(0x1p-300), 0.5));
    }
  }

  @Test
  void whetherABallComesNearerIsDecidedExactly() {
    Vec2 along = new Vec2(1e8 + 1, 1e8);
    Vec2 normal = new Vec2(-1e8, 1e8 + 1);
    assertSame(along, RobustBounce.velocityAfter(along, normal, 1));
    Vec2 out = new Vec2(along.x(), Math.nextUp(along.y()));
    assertSame(out, RobustBounce.velocityAfter(out, normal, 1));
    Vec2 in = new Vec2(along.x(), Math.nextDown(along.y()));
    Vec2 after = RobustBounce.velocityAfter(in, normal, 1);
    assertTrue(after.y() > in.y(), () -> "turned round: " + after);
  }

  @Test
  void aStepEndsWhereTheTaughtOneDoes() {
    int bounced = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Circle ball = new Circle(vector(1), 1);
      Vec2 velocity = vector(1);
      Vec2 a = vector(1);
      Segment wall = new Segment(a, a.plus(vector(1)));
      Vec2 taught = Bounce.centerAfter(ball, velocity, wall, 0.5);
      Vec2 robust = RobustBounce.centerAfter(ball, velocity, wall, 0.5);
      assertTrue(taught.minus(robust).length() < 1e-9, () -> ball + " " + velocity + " " + wall);
      bounced += robust.minus(ball.center().plus(velocity)).length() > 1e-9 ? 1 : 0;
    }
    assertTrue(bounced > ROUNDS / 10, "bounces occur: " + bounced);
  }

  @Test
  void whatIsNoNormalAndNoRestitutionIsRefused() {
    Vec2 v = new Vec2(1, -2);
    Vec2 up = new Vec2(0, 1);
    assertThrows(IllegalArgumentException.class, () -> RobustBounce.velocityAfter(v, Vec2.ZERO, 1));
    for (double e : new double[] {-0.1, 1.1, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> RobustBounce.velocityAfter(v, up, e));
    }
  }

  private Vec2 vector(double scale) {
    return new Vec2((random.nextDouble() * 18 - 9) * scale, (random.nextDouble() * 18 - 9) * scale);
  }
}
