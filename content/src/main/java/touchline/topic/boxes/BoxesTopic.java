package touchline.topic.boxes;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import touchline.collision.RobustBox;
import touchline.collision.box.RobustRay;
import touchline.collision.box.RobustSweptBox;
import touchline.compare.ComparedMethod;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.parity.Batch;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.Boxes;
import touchline.taught.MovingBox;

/** An upright box with a point, a circle, a segment, a ray or another box. */
public final class BoxesTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().box("box", 1, 1, 5.5, 4.5).circle("circle", 6.7, 5.7, 1.2).inputs();

  private BoxesTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.place("boxes-closest", 0.02, 4, BoxSubjects.closest(), BoxMistakes.closest()),
        ValueTask.number(
            "boxes-distance", 0.01, 4, BoxSubjects.distance().varied(3), BoxMistakes.distance()),
        ValueTask.yesNo("boxes-touch", 10, BoxSubjects.touch(), BoxMistakes.touch()),
        ValueTask.number("boxes-entry", 0.005, 3, BandSubjects.entry(), BandMistakes.entry()),
        ValueTask.yesNo("boxes-hit", 10, BandSubjects.hits(), BandMistakes.hits()),
        BandLines.trace(Listing.of("Boxes#hits")),
        BandLines.order(Listing.of("Boxes#hits")),
        ValueTask.number("boxes-ray", 0.005, 3, RaySubjects.entry(), RayMistakes.entry()),
        ValueTask.yesNo("boxes-ray-hit", 10, RaySubjects.hits(), RayMistakes.hits()),
        ValueTask.number("boxes-swept", 0.005, 3, SweptSubjects.entry(), SweptMistakes.entry()),
        ValueTask.yesNo("boxes-swept-hit", 10, SweptSubjects.hits(), SweptMistakes.hits()),
        SweptLines.trace(Listing.of("MovingBox#timeToBox")),
        HuntTask.of("boxes-hunt", touching(), HUNT, BoxSubjects.touch())
            .finding("X13", "X12", "X3", "X6", "X14", "X16"));
  }

  public static ComparedMethod<BoxGiven, Boolean> touching() {
    return ComparedMethod.touching(
        BoxGiven.setting("boxes"),
        given -> Boxes.overlaps(given.box(), given.circle()),
        BoxMistakes.touch());
  }

  public static List<Batch> batches() {
    return List.of(
        touch("RobustBox.overlaps", RobustBox::overlaps),
        hits("RobustBox.hits", RobustBox::hits),
        Batch.number(
            "RobustSweptBox.timeOfImpact",
            "ppppp",
            in ->
                RobustSweptBox.timeOfImpact(in.box(), in.point(), in.box())
                    .orElse(Double.POSITIVE_INFINITY)),
        Batch.number(
            "taught.MovingBox.timeToBox",
            "ppppp",
            in -> MovingBox.timeToBox(in.box(), in.point(), in.box())),
        ray(
            "RobustRay.entry",
            (start, direction, box) -> RobustRay.entry(start, direction, box).orElse(Boxes.NEVER)),
        ray("taught.Boxes.rayEntry", Boxes::rayEntry),
        swept("taught.MovingBox.entry", MovingBox::entry),
        swept("taught.MovingBox.exit", MovingBox::exit),
        touch("taught.Boxes.overlaps", Boxes::overlaps),
        hits("taught.Boxes.hits", Boxes::hits),
        band("taught.Boxes.entry", Boxes::entry),
        band("taught.Boxes.exit", Boxes::exit),
        closest("RobustBox.closestPoint", RobustBox::closestPoint),
        closest("taught.Boxes.closestPoint", Boxes::closestPoint));
  }

  private static Batch closest(String name, BiFunction<Box, Vec2, Vec2> form) {
    return Batch.point(
        name,
        "ppp",
        in -> {
          Box box = in.box();
          return form.apply(box, in.point());
        });
  }

  /** A time at which a ray meets a box. */
  private interface RayTime {
    double of(Vec2 start, Vec2 direction, Box box);
  }

  private static Batch ray(String name, RayTime form) {
    return Batch.number(name, "pppp", in -> form.of(in.point(), in.point(), in.box()));
  }

  /** A time at which something moving comes into a band, or out of it. */
  private interface BandTime {
    double of(double from, double move, double low, double high);
  }

  private static Batch band(String name, BandTime form) {
    return Batch.number(
        name, "nnnn", in -> form.of(in.number(), in.number(), in.number(), in.number()));
  }

  /** A time at which an interval that moves begins to overlap another one, or has passed it. */
  private interface IntervalTime {
    double of(double low, double high, double speed, double stillLow, double stillHigh);
  }

  private static Batch swept(String name, IntervalTime form) {
    return Batch.number(
        name,
        "nnnnn",
        in -> form.of(in.number(), in.number(), in.number(), in.number(), in.number()));
  }

  private static Batch touch(String name, BiPredicate<Box, Circle> form) {
    return Batch.answer(
        name,
        "pppr",
        in -> {
          Box box = in.box();
          return form.test(box, in.circle());
        });
  }

  private static Batch hits(String name, BiPredicate<Segment, Box> form) {
    return Batch.answer(
        name,
        "pppp",
        in -> {
          Segment segment = in.segment();
          return form.test(segment, in.box());
        });
  }
}
