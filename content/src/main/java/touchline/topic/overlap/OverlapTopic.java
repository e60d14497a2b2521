package touchline.topic.overlap;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import touchline.collision.RobustSegmentCircle;
import touchline.compare.ComparedMethod;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.parity.Batch;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.SegmentCircle;
import touchline.taught.SegmentHoop;

/** Whether a circle touches a segment, and where its outline crosses it. */
public final class OverlapTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().point("a", 1, 2).point("b", 5, 4).circle("circle", 7, 5.5, 1.5).inputs();

  private OverlapTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.number(
            "overlap-distance", 0.01, 3, DistanceSubject.subject(), DistanceSubject.mistakes()),
        ValueTask.yesNo("overlap-yes-no", 10, OverlapSubject.subject(), OverlapMistakes.all())
            .withTwins("O01", "O09"),
        ValueTask.choice(
            "overlap-choice", 4, RelationSubject.subject(), RelationSubject.mistakes()),
        ValueTask.number(
            "crossing-part", 0.002, 3, CrossingSubject.subject(), CrossingSubject.mistakes()),
        CrossingTrace.task(),
        ValueTask.yesNo("hoop-yes-no", 8, HoopSubject.subject().varied(1), HoopSubject.mistakes()),
        HoopLines.task(Listing.of("SegmentHoop#overlaps")),
        HuntTask.of("overlap-hunt", compared(), HUNT, OverlapSubject.subject())
            .finding("O01", "O06", "O05", "O14", "O03", "O08"));
  }

  public static ComparedMethod<CircleGiven, Boolean> compared() {
    return ComparedMethod.touching(
        CircleGiven.setting("overlap"),
        given -> SegmentCircle.overlaps(given.segment(), given.circle()),
        OverlapMistakes.all());
  }

  public static List<Batch> batches() {
    return List.of(
        overlaps("RobustSegmentCircle.overlaps", RobustSegmentCircle::overlaps),
        crossings("RobustSegmentCircle.crossings", RobustSegmentCircle::crossings),
        overlaps("taught.SegmentCircle.overlaps", SegmentCircle::overlaps),
        crossings("taught.SegmentCircle.crossings", SegmentCircle::crossings),
        overlaps("taught.SegmentHoop.overlaps", SegmentHoop::overlaps),
        Batch.point(
            "taught.SegmentHoop.farthestPoint",
            "ppp",
            in -> SegmentHoop.farthestPoint(in.segment(), in.point())));
  }

  private static Batch overlaps(String name, BiPredicate<Segment, Circle> form) {
    return Batch.answer(name, "pppr", in -> form.test(in.segment(), in.circle()));
  }

  private static Batch crossings(String name, BiFunction<Segment, Circle, List<Double>> form) {
    return Batch.list(name, "pppr", 2, in -> form.apply(in.segment(), in.circle()));
  }
}
