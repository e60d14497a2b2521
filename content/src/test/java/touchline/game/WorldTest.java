package touchline.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;

/** The pitch with the lessons' methods. */
class WorldTest {
  private static World world(Level level) {
    return new World(level, 7, Caller.NOBODY, Set.of());
  }

  /** Kicks and waits until the kick has ended. */
  private static World kicked(World world, double x, double y) {
    int told = world.told();
    world.kick(new Vec2(x, y));
    for (int i = 0; i < 400 && world.told() == told; i++) {
      world.step();
    }
    assertEquals(told + 1, world.told(), "the kick ends");
    return world;
  }

  @Test
  void straightShotIsOneGoalHoweverLongOneWaits() {
    World world = kicked(world(Level.OWN), 15, 0);
    assertEquals(Happening.GOAL, world.happening());
    for (int i = 0; i < 200; i++) {
      world.step();
    }
    assertEquals(1, world.goals());
    assertEquals(1, world.kicks());
    assertEquals(Level.OWN.layout(Set.of()).start(), world.ball(), "the ball is back");
    kicked(world, 15, 0);
    assertEquals(2, world.goals());
  }

  @Test
  void kickBesideTheGoalIsOut() {
    assertEquals(Happening.OUT, kicked(world(Level.OWN), 12, 8).happening());
    assertEquals(0, kicked(world(Level.OWN), 12, 8).goals());
  }

  @Test
  void softKickComesToRestAsFarAsItsSpeedAllows() {
    World world = kicked(world(Level.OWN), 6, 0);
    assertEquals(Happening.STOPPED, world.happening());
    assertEquals(3 + 36 / 6.0, world.ball().x(), 0.11);
  }

  @Test
  void secondKickWhileTheBallRollsIsNone() {
    World world = world(Level.OWN);
    world.kick(new Vec2(10, 0));
    world.step();
    world.kick(new Vec2(-10, 0));
    assertEquals(1, world.kicks());
    assertTrue(world.velocity().x() > 0);
  }

  @Test
  void wallStopsABallThatIsSlowAndNotOneThatJumps() {
    World slow = kicked(world(Level.WALL), 7, 0);
    assertEquals(Touched.WALL, slow.touched());
    assertEquals(Happening.STOPPED, slow.happening());
    assertEquals(9 - Pitch.BALL, slow.ball().x(), 1e-9);
    assertFalse(slow.isThrough());
    int through = 0;
    for (int speed = 180; speed <= 240; speed += 5) {
      through += kicked(world(Level.WALL), speed / 10.0, 0).isThrough() ? 1 : 0;
    }
    assertTrue(through > 3 && through < 13, "some jump over it: " + through);
  }

  @Test
  void postStopsAndTurnsTheBall() {
    World world = kicked(world(Level.POSTS), 8, 0);
    assertEquals(Touched.POST, world.touched());
    assertTrue(world.ball().x() < 10);
  }

  @Test
  void nothingIsEverJumpedOverWhereTheWholeWayIsLookedAt() {
    Chance chance = new Chance(3);
    World world = world(Level.BOUNCE);
    for (int i = 0; i < 500; i++) {
      double x = chance.between(-240, 240) / 10.0;
      kicked(world, x, chance.between(1, 240) / 10.0);
      assertFalse(world.isThrough(), "kick " + i);
      assertTrue(world.happening() != Happening.OUT, "kick " + i);
    }
  }

  @Test
  void bouncesNeverGainEnergy() {
    World world = world(Level.BOUNCE);
    world.kick(new Vec2(17, -16));
    double before = world.velocity().lengthSquared();
    for (int i = 0; i < 100; i++) {
      world.step();
      double now = world.velocity().lengthSquared();
      assertTrue(now <= before, "step " + i);
      before = now;
    }
  }

  @Test
  void crowdKeepsItsEnergyAndStaysInside() {
    World world = world(Level.CROWD);
    double before = world.crowd().energy();
    for (int i = 0; i < 600; i++) {
      world.step();
    }
    assertEquals(before, world.crowd().energy(), 1e-9 * before);
    for (int i = 1; i < world.crowd().size(); i++) {
      Vec2 at = world.crowd().body(i).center();
      assertTrue(Pitch.VIEW.contains(at), () -> "inside: " + at);
    }
  }

  @Test
  void lineIsJudgedBeforeTheBallGoes() {
    World world = world(Level.PASS);
    assertFalse(world.judge(new Vec2(12, 0)), "an opponent stands before the goal");
    assertTrue(world.judge(new Vec2(9, -5)), "the mate below is free");
    assertEquals(Happening.LOST, kicked(world, 12, 0).happening());
  }

  @Test
  void passGoesToAMateWhoShoots() {
    World world = kicked(world(Level.PASS), 12, -6.4);
    assertEquals(Happening.RECEIVED, world.happening());
    assertEquals(1, world.holder());
    assertEquals(new Vec2(8.5, 1.8), world.ball());
    assertEquals(Happening.GOAL, kicked(world, 12, 4.2).happening());
    assertEquals(Level.PASS.layout(Set.of()).start(), spotAfter(world));
  }

  private static Vec2 spotAfter(World world) {
    for (int i = 0; i < 40; i++) {
      world.step();
    }
    return world.ball();
  }

  @Test
  void keeperMeetsWhatIsSlowAndMissesTheCorner() {
    assertEquals(Happening.SAVED, kicked(world(Level.KEEPER), 12, 1).happening());
    assertEquals(Happening.SAVED, kicked(world(Level.KEEPER), 24, 0).happening());
    assertEquals(Happening.GOAL, kicked(world(Level.KEEPER), 23.8, 2.95).happening());
  }

  @ParameterizedTest
  @EnumSource
  void sameKicksGiveTheSameBits(Level level) {
    double[] once = Replay.digests(level.number(), 5, 600);
    assertArrayEquals(once, Replay.digests(level.number(), 5, 600));
    assertEquals(12, once.length);
  }

  @Test
  void crowdIsItsSeeds() {
    List<Vec2> places = new ArrayList<>();
    for (long seed : new long[] {1, 1, 2}) {
      places.add(new World(Level.CROWD, seed, Caller.NOBODY, Set.of()).crowd().body(9).center());
    }
    assertEquals(places.get(0), places.get(1));
    assertTrue(!places.get(0).equals(places.get(2)));
  }
}
