package touchline.client.handle;

import java.util.Optional;
import touchline.geometry.Vec2;

/** How far a key moves the focused handle: the arrows by 0.1 m, with Shift by 1 m. */
public final class Nudge {
  private static final double FINE = 0.1;
  private static final double COARSE = 1;

  private Nudge() {}

  /** The displacement for a key by its DOM name, or empty if the key moves nothing. */
  public static Optional<Vec2> of(String key, boolean shift) {
    return direction(key).map(direction -> direction.times(shift ? COARSE : FINE));
  }

  private static Optional<Vec2> direction(String key) {
    return switch (key) {
      case "ArrowLeft" -> Optional.of(new Vec2(-1, 0));
      case "ArrowRight" -> Optional.of(new Vec2(1, 0));
      case "ArrowUp" -> Optional.of(new Vec2(0, 1));
      case "ArrowDown" -> Optional.of(new Vec2(0, -1));
      default -> Optional.empty();
    };
  }
}
