package touchline.client.browser.game;

import touchline.game.World;
import touchline.geometry.Vec2;

/** Where the next kick goes and how hard: a velocity in metres a second. */
final class Aim {
  /** Metres a second for each metre that is dragged. */
  private static final double PULL = 4;

  /** Metres; who lets go so near the ball does not want to kick. */
  private static final double LEAST = 0.5;

  /** Of a turn by the keys, and of one with the Shift key: two degrees and fifteen. */
  private static final double FINE = 0.034907;

  private static final double COARSE = 0.261799;

  private Aim() {}

  /** Whether a drag to there is a kick at all. */
  static boolean isKick(Vec2 ball, Vec2 to) {
    return to.minus(ball).length() >= LEAST;
  }

  static Vec2 dragged(Vec2 ball, Vec2 to) {
    return within(to.minus(ball).times(PULL));
  }

  /** The end of the arrow that shows it. */
  static Vec2 tip(Vec2 ball, Vec2 aim) {
    return ball.plus(aim.times(1 / PULL));
  }

  /** After a key, if the key is one that aims; else the same. */
  static Vec2 pressed(Vec2 aim, String key, boolean wide) {
    double angle = wide ? COARSE : FINE;
    double speed = aim.length();
    return switch (key) {
      case "ArrowLeft" -> turned(aim, angle);
      case "ArrowRight" -> turned(aim, -angle);
      case "ArrowUp" -> within(aim.times((speed + (wide ? 4 : 1)) / speed));
      case "ArrowDown" -> within(aim.times(Math.max(1, speed - (wide ? 4 : 1)) / speed));
      default -> aim;
    };
  }

  private static Vec2 turned(Vec2 aim, double angle) {
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    return new Vec2(aim.x() * cos - aim.y() * sin, aim.x() * sin + aim.y() * cos);
  }

  private static Vec2 within(Vec2 aim) {
    double speed = aim.length();
    double wanted = Math.max(World.SOFTEST, Math.min(World.HARDEST, speed));
    return speed > 0 ? aim.times(wanted / speed) : new Vec2(World.SOFTEST, 0);
  }

  /** Such as {@code 12 metres a second, 10 degrees up}. */
  static String words(Vec2 aim) {
    long degrees = Math.round(Math.toDegrees(Math.atan2(aim.y(), aim.x())));
    String where = degrees == 0 ? "straight on" : Math.abs(degrees) + " degrees " + side(degrees);
    return Math.round(aim.length()) + " metres a second, " + where;
  }

  private static String side(long degrees) {
    return degrees > 0 ? "up" : "down";
  }
}
