package touchline.topic.closestpoint;

import java.util.List;
import java.util.function.BiFunction;
import touchline.collision.RobustSegmentCircle;
import touchline.collision.WideDistance;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;
import touchline.parity.Batch;
import touchline.task.HuntTask;
import touchline.task.Subject;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.SegmentCircle;

/** The point of a segment that is closest to a point. */
public final class ClosestPointTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().point("a", 1, 2).point("b", 6, 4).point("p", 6, 7).inputs();

  /** Metres, and the coordinates of a point. */
  private static final double TOLERANCE = 0.02;

  private ClosestPointTopic() {}

  public static List<Task> tasks() {
    // A segment of length zero has no variant here, so that its mistake cannot show.
    List<Mistake<PointGiven, Vec2>> mistakes =
        Mistakes.without(ClosestPointMistakes.all(), ClosestPointMistakes.LENGTH_ZERO);
    Subject<PointGiven> subject = ClosestPointSubject.subject();
    return List.of(
        ValueTask.place("closest-point-place", TOLERANCE, 4, subject, mistakes)
            .withPairs(ClosestPointMistakes.pairs()),
        ValueTask.vector("closest-point-vector", TOLERANCE, 4, subject, mistakes)
            .withPairs(ClosestPointMistakes.pairs()),
        ValueTask.number(
            "closest-point-proj", 0.01, 3, ProjSubject.subject(), ProjSubject.mistakes()),
        ValueTask.choice(
            "closest-point-which", 4, WhichEndSubject.subject(), WhichEndSubject.mistakes()),
        ValueTask.number(
            "closest-point-part",
            0.002,
            4,
            PartSubject.subject().varied(2),
            PartSubject.mistakes()),
        PartSubject.trace(Listing.of("SegmentCircle#closestPointByPart")),
        ClosestPointTrace.task(Listing.of("SegmentCircle#closestPoint")),
        ClosestPointLines.task(Listing.of("SegmentCircle#closestPoint")),
        HuntTask.of("closest-point-hunt", compared(), HUNT, subject)
            .finding("M01", "M16", "M04", "M20"));
  }

  public static ComparedMethod<PointGiven, Vec2> compared() {
    return new ComparedMethod<>(
        Setting.<PointGiven>of(
                "closest-point",
                "point a, point b, point p",
                "p",
                (in, place) -> new PointGiven(in.vector("a"), in.vector("b"), place))
            .withSegment(),
        ClosestPointSubject::closest,
        ClosestPointMistakes.all(),
        (in, given, answer) -> new Reply.Place(given.p(), answer));
  }

  public static List<Batch> batches() {
    return List.of(
        closestPoint("RobustSegmentCircle.closestPoint", RobustSegmentCircle::closestPoint),
        Batch.number(
            "WideDistance.distance", "ppp", in -> WideDistance.distance(in.segment(), in.point())),
        closestPoint("taught.SegmentCircle.closestPoint", SegmentCircle::closestPoint),
        closestPoint("taught.SegmentCircle.closestPointByPart", SegmentCircle::closestPointByPart),
        Batch.point("taught.SegmentCircle.leftOf", "pp", in -> SegmentCircle.leftOf(in.segment())));
  }

  private static Batch closestPoint(String name, BiFunction<Segment, Vec2, Vec2> form) {
    return Batch.point(name, "ppp", in -> form.apply(in.segment(), in.point()));
  }
}
