package touchline.topic.meeting;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * Mistakes about a player who meets a ball. With d from the player to the ball, v the velocity of
 * the ball, s the speed of the player and r the radius that they reach, the time is the first t for
 * which |d + t v| &lt;= r + s t.
 */
final class CatchMistakes {
  private CatchMistakes() {}

  /** Right: the seconds until the player is at the ball. */
  static List<Mistake<CatchGiven, Double>> time() {
    return List.of(
        new Mistake<>("I30", g -> standing(g) / g.speed()),
        new Mistake<>("I31", g -> first(g.with(new Circle(g.player().center(), 0)))),
        new Mistake<>("I32", g -> later(g)),
        new Mistake<>("I33", g -> halved(g)),
        new Mistake<>("I34", g -> first(g.rolling(g.v().times(-1)))),
        new Mistake<>("I35", g -> standing(g) / (g.speed() + g.v().length())),
        new Mistake<>("I36", g -> first(g.running(0))));
  }

  /** Right: where the player meets the ball. */
  static List<Mistake<CatchGiven, Vec2>> place() {
    List<Mistake<CatchGiven, Vec2>> all = new ArrayList<>();
    for (Mistake<CatchGiven, Double> wrong : time()) {
      // Who aims at the ball where it is now goes there, whatever time that takes.
      if (!wrong.id().equals("I30")) {
        all.add(wrong.then(CatchGiven::ballAfter));
      }
    }
    all.add(new Mistake<>("I30", CatchGiven::ball));
    return List.copyOf(all);
  }

  /** How far the ball is from what the player reaches, now. */
  private static double standing(CatchGiven g) {
    return g.distV().length() - g.player().radius();
  }

  private static double first(CatchGiven g) {
    return g.time();
  }

  /** The other root; with equal speeds there is none. */
  private static double later(CatchGiven g) {
    return (-g.b() + Math.sqrt(g.discriminant())) / g.a();
  }

  private static double halved(CatchGiven g) {
    return g.a() == 0 ? -g.c() / g.b() : (-g.b() - Math.sqrt(g.discriminant())) / (2 * g.a());
  }
}
