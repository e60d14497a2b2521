package touchline.compare;

import touchline.diagram.View;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/** Finds a place at which a mistake shows: near the start, and with some of the same around it. */
public final class HuntTarget {
  /**
   * Metres on every side in which the mistake must show, too; less where there is no such place.
   */
  private static final double[] ROOM = {0.4, 0.2, 0};

  /** Tenths of a metre between the places that are tried; less where that finds none. */
  private static final double[] STEPS = {5, 2, 1};

  /** Handles keep to tenths of a metre. */
  private static final double TENTHS = 10;

  private HuntTarget() {}

  /**
   * The middle of what is nearest to the start.
   *
   * @throws IllegalStateException if it shows nowhere in view
   */
  public static Vec2 of(Hunt<?, ?> hunt, String mistake, Inputs inputs) {
    for (int i = 0; i < ROOM.length; i++) {
      Vec2 place = nearest(hunt, mistake, inputs, STEPS[i], ROOM[i]);
      Inputs there = inputs.with(hunt.probe(), place);
      if (hunt.shows(mistake, there)) {
        return there.point(hunt.probe());
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
    View view = inputs.view();
    for (double y = Math.ceil(view.minY() * TENTHS); y <= view.maxY() * TENTHS; y += step) {
      for (double x = Math.ceil(view.minX() * TENTHS); x <= view.maxX() * TENTHS; x += step) {
        Vec2 place = new Vec2(x / TENTHS, y / TENTHS);
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
    return hunt.showsAt(mistake, inputs, place)
        && hunt.showsAt(mistake, inputs, place.plus(new Vec2(room, 0)))
        && hunt.showsAt(mistake, inputs, place.plus(new Vec2(-room, 0)))
        && hunt.showsAt(mistake, inputs, place.plus(new Vec2(0, room)))
        && hunt.showsAt(mistake, inputs, place.plus(new Vec2(0, -room)));
  }
}
