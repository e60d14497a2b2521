package touchline.game;

import java.util.Optional;
import java.util.Set;
import touchline.diagram.NumberText;
import touchline.exercise.Coordinate;
import touchline.geometry.Vec2;

/**
 * What a link to the game says: the pitch and the kick that is aimed, and no code. Reads {@code
 * level=wall&seed=3&x=12.5&y=-2}, and of a pitch that has grown {@code
 * level=empty&with=5&seed=1&x=9&y=0}.
 *
 * @param seed of those that move about, from 1
 * @param aim the velocity of the kick, in metres a second
 * @param written the methods that have added something to the pitch
 */
public record Shared(Level level, int seed, Vec2 aim, Set<Skill> written) {
  private static final String BEGIN = "level=";

  /** More digits could overflow. */
  private static final int MOST_SEED = 999_999;

  /** What follows the {@code #}. */
  public String text() {
    return BEGIN
        + level.id()
        + (written.isEmpty() ? "" : "&with=" + NumberText.of(Skill.mask(written)))
        + "&seed="
        + seed
        + "&x="
        + NumberText.of(aim.x())
        + "&y="
        + NumberText.of(aim.y());
  }

  /** Reads what follows the {@code #}; empty if it is something else or malformed. */
  public static Optional<Shared> parse(String fragment) {
    if (!fragment.startsWith(BEGIN)) {
      return Optional.empty();
    }
    Optional<Level> level = Level.named(value(fragment, "level"));
    double seed = Coordinate.parse(value(fragment, "seed")).orElse(-1);
    double x = Coordinate.parse(value(fragment, "x")).orElse(Double.NaN);
    double y = Coordinate.parse(value(fragment, "y")).orElse(Double.NaN);
    boolean whole = seed >= 1 && seed <= MOST_SEED && seed == Math.floor(seed);
    double speed = Math.sqrt(x * x + y * y);
    double with = Coordinate.parse(value(fragment, "with")).orElse(0);
    boolean aimed = speed > 0 && speed <= World.HARDEST + 1;
    return level.isPresent() && whole && aimed
        ? Optional.of(new Shared(level.get(), (int) seed, new Vec2(x, y), Skill.ofMask(with)))
        : Optional.empty();
  }

  /** Of a key; empty if there is none. */
  private static String value(String fragment, String key) {
    String mark = key + "=";
    int at = fragment.startsWith(mark) ? 0 : fragment.indexOf("&" + mark) + 1;
    if (at == 0 && !fragment.startsWith(mark)) {
      return "";
    }
    int end = fragment.indexOf('&', at);
    return fragment.substring(at + mark.length(), end < 0 ? fragment.length() : end);
  }
}
