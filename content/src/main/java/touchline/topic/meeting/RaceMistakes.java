package touchline.topic.meeting;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import touchline.answer.Value;
import touchline.mistake.Mistake;
import touchline.taught.Interception;

/** Mistakes about who is first at a ball that rolls. */
final class RaceMistakes {
  private RaceMistakes() {}

  /** Right: the player with the least time. */
  static List<Mistake<RaceGiven, Value>> first() {
    return List.of(
        new Mistake<>("I30", g -> Value.option(least(g, g::away))),
        new Mistake<>("I40", g -> Value.option(least(g, g::besideLine))),
        new Mistake<>("I41", g -> Value.option(least(g, player -> -g.time(player)))));
  }

  /** Right: our time is less than every opponent's. */
  static List<Mistake<RaceGiven, Boolean>> ours() {
    return List.of(
        new Mistake<>("I18", g -> !g.isOurs()),
        new Mistake<>("I30", g -> least(g, g::away) == 0),
        new Mistake<>("I40", g -> least(g, g::besideLine) == 0),
        new Mistake<>("I42", g -> g.time(0) < g.time(1)),
        new Mistake<>("I43", g -> isBeforeSome(g)),
        new Mistake<>("I44", g -> g.time(0) != Interception.NEVER));
  }

  private static boolean isBeforeSome(RaceGiven g) {
    for (int i = 1; i < g.players().size(); i++) {
      if (g.time(0) < g.time(i)) {
        return true;
      }
    }
    return false;
  }

  /** The player for whom it is least; of several the first. */
  static int least(RaceGiven g, IntToDoubleFunction of) {
    int least = 0;
    for (int i = 1; i < g.players().size(); i++) {
      least = of.applyAsDouble(i) < of.applyAsDouble(least) ? i : least;
    }
    return least;
  }
}
