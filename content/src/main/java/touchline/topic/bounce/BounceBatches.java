package touchline.topic.bounce;

import java.util.List;
import touchline.collision.RobustBounce;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.parity.BatchOutput;
import touchline.taught.Bounce;

/**
 * The velocity, the normal and the restitution; or the ball, its velocity and what is in its way.
 */
public final class BounceBatches {
  private static final String ROBUST = "RobustBounce.";
  private static final String TAUGHT = "taught.Bounce.";

  /** Places of a path are at most as many as these; so are those that are compared of a fall. */
  private static final int PLACES = 8;

  private BounceBatches() {}

  public static List<Batch> all() {
    return List.of(
        Batch.point(
            ROBUST + "velocityAfter",
            "ppr",
            in -> RobustBounce.velocityAfter(in.point(), in.point(), share(in))),
        Batch.point(
            ROBUST + "centerAfter",
            "prpppr",
            in -> RobustBounce.centerAfter(in.circle(), in.point(), in.segment(), share(in))),
        Batch.point(TAUGHT + "reflected", "pp", in -> Bounce.reflected(in.point(), in.point())),
        Batch.point(
            TAUGHT + "velocityAfter",
            "ppr",
            in -> Bounce.velocityAfter(in.point(), in.point(), in.number())),
        Batch.point(
            TAUGHT + "centerAfter",
            "prpppr",
            in -> Bounce.centerAfter(in.circle(), in.point(), in.segment(), in.number())),
        new Batch(TAUGHT + "path", "prpppppr", 1 + 2 * PLACES, BounceBatches::path),
        new Batch(TAUGHT + "ahead", "pppppp", 1, BounceBatches::ahead),
        Batch.point(
            TAUGHT + "closest",
            "ppppp",
            in -> Bounce.closest(in.point(), List.of(in.segment(), in.segment()))),
        new Batch(TAUGHT + "fall", "prppprr", 1 + 2 * PLACES, BounceBatches::fall));
  }

  /** A restitution that is at most 1. */
  private static double share(RowReader in) {
    return Math.min(1, Math.abs(in.number()));
  }

  private static void path(RowReader in, BatchOutput out) {
    places(
        Bounce.path(in.circle(), in.point(), List.of(in.segment(), in.segment()), in.number()),
        out);
  }

  private static void ahead(RowReader in, BatchOutput out) {
    out.number(Bounce.ahead(in.point(), in.point(), List.of(in.segment(), in.segment())).size());
  }

  private static void fall(RowReader in, BatchOutput out) {
    List<Vec2> all = Bounce.fall(in.circle(), in.point(), in.line(), in.number(), in.number());
    places(all.subList(all.size() - PLACES, all.size()), out);
  }

  private static void places(List<Vec2> places, BatchOutput out) {
    out.number(places.size());
    places.forEach(out::point);
  }
}
