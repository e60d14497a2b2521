package touchline.task;

import touchline.compare.Hunt;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/** Finds a place at which a mistake shows: near the start, and with some of the same around it. */
final class HuntTarget {
  /**
   * Metres on every side in which the mistake must show, too; less where there is no such place.
   */
  private static final double[] ROOM = {0.4, 0.2, 0};

  /** Metres between the places that are tried; less where that finds none. */
  private static final double[] STEPS = {0.5, 0.2, 0.1};

  private HuntTarget() {}

  static Vec2 of(Hunt<?, ?> hunt, String mistake, Inputs inputs) {
    for (int i = 0; i < ROOM.length; i++) {
      Vec2 place = nearest(hunt, mistake, inputs, STEPS[i], ROOM[i]);
      if (hunt.shows(mistake, inputs.with(hunt.probe(), place))) {
        return place;
      }
    }
    throw new IllegalStateException("mistake must show at some place: " + mistake);
  }

  /** The nearest place that has room; the start if there is none. */
  private static Vec2 nearest(
      Hunt<?, ?> hunt, String mistake, Inputs inputs, double step, double room) {
    Vec2 start = inputs.point(hunt.probe());
    Vec2 best = start;
    double least = Double.POSITIVE_INFINITY;
    for (double y = inputs.view().minY(); y <= inputs.view().maxY(); y += step) {
      for (double x = inputs.view().minX(); x <= inputs.view().maxX(); x += step) {
        Vec2 place = inputs.with(hunt.probe(), new Vec2(x, y)).point(hunt.probe());
        double distance = place.minus(start).length();
        if (distance < least && isRoomy(hunt, mistake, inputs, place, room)) {
          best = place;
          least = distance;
        }
      }
    }
    return best;
  }

  private static boolean isRoomy(
      Hunt<?, ?> hunt, String mistake, Inputs inputs, Vec2 place, double room) {
    return shows(hunt, mistake, inputs, place)
        && shows(hunt, mistake, inputs, place.plus(new Vec2(room, 0)))
        && shows(hunt, mistake, inputs, place.plus(new Vec2(-room, 0)))
        && shows(hunt, mistake, inputs, place.plus(new Vec2(0, room)))
        && shows(hunt, mistake, inputs, place.plus(new Vec2(0, -room)));
  }

  private static boolean shows(Hunt<?, ?> hunt, String mistake, Inputs inputs, Vec2 place) {
    return hunt.shows(mistake, inputs.with(hunt.probe(), place));
  }
}
