package touchline.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

/** The pitch that begins empty. */
class GrowthTest {
  private static Layout with(Skill... written) {
    return Level.OWN.layout(Set.of(written));
  }

  private static Layout full() {
    return Level.OWN.layout(EnumSet.allOf(Skill.class));
  }

  private static World kicked(World world, Vec2 kick) {
    int told = world.told();
    world.kick(kick);
    for (int i = 0; i < 400 && world.told() == told; i++) {
      world.step();
    }
    return world;
  }

  private static World kicked(Layout layout, double x, double y) {
    return kicked(new World(layout, 1, Caller.NOBODY, Set.of()), new Vec2(x, y));
  }

  @Test
  void itBeginsEmptyAndEachMethodAddsWhatIsSaid() {
    assertEquals(Growth.EMPTY, with());
    for (Skill skill : Skill.values()) {
      assertEquals(Growth.adds(skill).isEmpty(), with(skill).equals(Growth.EMPTY), skill.name());
    }
    assertFalse(with(Skill.OVERLAPS).walls().isEmpty());
    assertFalse(with(Skill.OVERLAPS_STADIUM).posts().isEmpty());
    assertTrue(with(Skill.VELOCITY_AFTER).isSwept());
    assertTrue(with(Skill.IS_CLEAN).isJudged());
    assertTrue(with(Skill.TIME_TO_TOUCH).isGuarded());
  }

  @Test
  void allThatIsAddedIsMetByTheBall() {
    assertEquals(Touched.NOTHING, kicked(with(), 9, 0).touched());
    assertEquals(Touched.WALL, kicked(with(Skill.OVERLAPS), 9, 0).touched());
    assertEquals(Touched.POST, kicked(with(Skill.OVERLAPS_STADIUM), 9, -2.7).touched());
    assertEquals(Happening.OUT, kicked(with(), 9, 9).happening());
    assertEquals(Touched.WALL, kicked(with(Skill.VELOCITY_AFTER), 9, 9).touched());
    assertEquals(Happening.LOST, kicked(with(Skill.IS_CLEAN), 9, 7).happening());
    assertEquals(Happening.SAVED, kicked(with(Skill.TIME_TO_TOUCH), 12, 0).happening());
  }

  /** On the full pitch the ball bounces off walls and is stopped by posts in one kick. */
  @Test
  void wallsAndPostsStopTheSameBall() {
    Layout layout = with(Skill.OVERLAPS_STADIUM, Skill.VELOCITY_AFTER);
    assertEquals(Touched.POST, kicked(layout, 9, -2.7).touched());
    assertFalse(kicked(layout, 9, -2.7).isThrough());
  }

  @Test
  void goalIsScoredOnTheFullPitch() {
    assertTrue(
        kicks()
            .anyMatch(
                kick -> scoresAfterAPass(new World(full(), 1, Caller.NOBODY, Set.of()), kick)),
        "some pass and shot must score");
  }

  private static Stream<Vec2> kicks() {
    return Stream.iterate(-12, y -> y + 1)
        .limit(25)
        .flatMap(y -> Stream.of(9.0, 15.0, 23.0).map(x -> new Vec2(x, y)));
  }

  private static boolean scoresAfterAPass(World world, Vec2 pass) {
    kicked(world, pass);
    return world.happening() == Happening.RECEIVED
        && kicks().limit(30).anyMatch(shot -> kicked(world, shot).goals() > 0);
  }
}
