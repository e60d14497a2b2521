package touchline.server.lesson.thumbnail;

import java.util.List;
import touchline.diagram.Drawing;
import touchline.game.GamePicture;

/** A kick off a wall and into the goal, at several moments. */
final class GameReel {
  private GameReel() {}

  static List<Drawing> drawings() {
    return GamePicture.reel(Thumbnail.DRAWINGS);
  }
}
