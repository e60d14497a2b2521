package touchline.topic.bounce;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustBounce;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.MixedAxes;

/** {@code velocityAfter(velocity, normal, e)}: the velocity of a ball that has been at a wall. */
public final class BounceCode {
  public static final String ID = "bounce/write-it";

  private static final Group LEAVING = Group.of("balls that do not come nearer");

  /** Restitutions are drawn in steps of a quarter. */
  private static final int STEPS = 4;

  private static final String VARIANTS =
      """
      Vec2 onScreen(Vec2 normal, Vec2 motion, double e)
        down; order normal velocity e
        untold E5 E24
      Vec2 push(Vec2 velocity, Vec2 intoWall, double e)
        scaled normal -1; answer minus velocity
        untold E1 E4 E5 E6 E7 E9 E13 E24 E25 E26 E32
      Vec2 reversed(double e, Vec2 outward, Vec2 velocity)
        answer times -1; order e normal velocity
        untold E1 E5 E12 E13 E24
      """;

  private BounceCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new BounceGiven(in.point(), in.point(), in.number()))
        .method("Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e)", BounceCode::right)
        .mistakes(BounceMistakes.inCode())
        .alsoNamed(BounceNamed.all())
        .axesMixed(MixedAxes.ID)
        .groups(Group.ORDINARY, Group.FRACTIONS, Group.SMALL)
        .drawn(
            (random, grid) ->
                Flat.of(
                    grid.vector(random),
                    grid.vector(random),
                    random.nextInt(STEPS + 1) / (double) STEPS))
        .excluding(given -> isZero(given.normal()) || given.e() < 0 || given.e() > 1)
        .sorts(5, BounceCode::sort)
        .shownIn(given -> given.isToward() ? Group.SHOWN : LEAVING)
        .away("velocity", "normal")
        .edges(BounceCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** Cases that try how steady an answer is reach a little beyond the restitutions there are. */
  private static Vec2 right(BounceGiven given) {
    double e = Math.max(0, Math.min(given.e(), 1));
    return RobustBounce.velocityAfter(given.velocity(), given.normal(), e);
  }

  private static boolean isZero(Vec2 vector) {
    return vector.x() == 0 && vector.y() == 0;
  }

  /** Leaving; a perfect bounce; none; at a slanted wall; at a level or an upright one. */
  private static int sort(BounceGiven given) {
    if (isZero(given.normal()) || given.speed() == 0) {
      return -1;
    }
    if (!given.isToward()) {
      return 0;
    }
    if (given.e() == 0 || given.e() == 1) {
      return given.e() == 1 ? 1 : 2;
    }
    return given.normal().x() != 0 && given.normal().y() != 0 ? 3 : 4;
  }

  /** Straight into the wall, along it, away from it, and not moving at all. */
  private static List<Case> edges(Shift at) {
    return List.of(
        edge(Group.EDGES, 0, -4, 0, 2, 0.5),
        edge(Group.EDGES, 3, 0, -5, 0, 0),
        edge(Group.EDGES, -3, 0, 2, 0, 1),
        edge(LEAVING, 5, 0, 0, 3, 0.5),
        edge(LEAVING, 0, -2, -4, 0, 1),
        edge(LEAVING, 0, 3, 0, 1, 0.25),
        edge(LEAVING, -2, -6, 0, -2, 0),
        edge(LEAVING, 0, 0, 3, 4, 0.75));
  }

  private static Case edge(Group group, double x, double y, double nx, double ny, double e) {
    return Case.of(group, new Vec2(x, y), new Vec2(nx, ny), e);
  }
}
