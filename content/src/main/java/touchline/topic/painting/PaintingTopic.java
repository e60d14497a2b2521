package touchline.topic.painting;

import java.util.List;
import touchline.listing.Listing;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.task.ValueTask;
import touchline.taught.Painting;

/** Points and circles of the world on a screen, and the other way round. */
public final class PaintingTopic {
  private static final String COLUMNS =
      """
      topLeft: point
        Q6 Vec2 topLeft = center;
        Q7 Vec2 topLeft = new Vec2(center.x() - radius, center.y() - radius);
        Q10 Vec2 topLeft = new Vec2(center.x() + radius, center.y() - radius);
      return pixel: pixel
        Q1 return topLeft.minus(corner).times(scale);
        Q2 return new Vec2(topLeft.x() - corner.x(), corner.y() - topLeft.y());
        Q3 return new Vec2(scale * topLeft.x(), -scale * topLeft.y());
      """;

  /** In pixels: so little that a radius taken for pixels shows. */
  private static final double PIXEL = 0.1;

  private PaintingTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.vector(
            "painting-point", PIXEL, 3, PointSubject.subject(), PointSubject.mistakes()),
        ValueTask.vector("painting-oval", PIXEL, 3, OvalSubject.subject(), OvalSubject.mistakes()),
        ovalTrace(Listing.of("Painting#ovalCorner")),
        ValueTask.vector(
            "painting-click", 0.02, 3, ClickSubject.subject(), ClickSubject.mistakes()));
  }

  private static TraceTask<OvalSubject.Shown> ovalTrace(Listing printed) {
    TraceCells<OvalSubject.Shown> cells =
        new TraceCells<>(printed, OvalSubject.Shown::variables).table(COLUMNS);
    return new TraceTask<>("painting-oval-trace", 0.02, OvalSubject.subject().varied(1), cells);
  }

  /** A point or a circle, the corner, and the scale; a corner, a pixel and the scale. */
  public static List<Batch> batches() {
    return List.of(
        Batch.point(
            "taught.Painting.toScreen",
            "ppn",
            in -> Painting.toScreen(in.point(), in.point(), in.number())),
        Batch.point(
            "taught.Painting.ovalCorner",
            "prpn",
            in -> Painting.ovalCorner(in.circle(), in.point(), in.number())),
        Batch.point(
            "taught.Painting.toWorld",
            "pnnn",
            in -> Painting.toWorld(in.point(), in.number(), in.number(), in.number())));
  }
}
