package touchline.client.handle;

import java.util.Optional;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * Where a key sends the focused handle: the arrows by 0.1 m, with Shift by 1 m; Page Up and Page
 * Down by 1 m up and down; Home and End to the left and right edge of the view.
 */
public final class Nudge {
  private static final double FINE = 0.1;
  private static final double COARSE = 1;

  private Nudge() {}

  /** The point to go to for a key by its DOM name, or empty if the key moves nothing. */
  public static Optional<Vec2> from(Vec2 at, String key, boolean shift, View view) {
    double step = shift ? COARSE : FINE;
    return switch (key) {
      case "ArrowLeft" -> Optional.of(at.plus(new Vec2(-step, 0)));
      case "ArrowRight" -> Optional.of(at.plus(new Vec2(step, 0)));
      case "ArrowUp" -> Optional.of(at.plus(new Vec2(0, step)));
      case "ArrowDown" -> Optional.of(at.plus(new Vec2(0, -step)));
      case "PageUp" -> Optional.of(at.plus(new Vec2(0, COARSE)));
      case "PageDown" -> Optional.of(at.plus(new Vec2(0, -COARSE)));
      case "Home" -> Optional.of(new Vec2(view.minX(), at.y()));
      case "End" -> Optional.of(new Vec2(view.maxX(), at.y()));
      default -> Optional.empty();
    };
  }
}
