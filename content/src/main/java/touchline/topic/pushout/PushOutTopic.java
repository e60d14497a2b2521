package touchline.topic.pushout;

import java.util.List;
import java.util.function.BiFunction;
import touchline.collision.RobustSegmentCircle;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.mistake.Mistakes;
import touchline.parity.Batch;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.SegmentCircle;
import touchline.topic.overlap.CircleGiven;

/** The shortest move that takes a circle off a segment. */
public final class PushOutTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().point("a", 1, 2).point("b", 6, 4).circle("circle", 6, 6.5, 1.5).inputs();

  private PushOutTopic() {}

  public static List<Task> tasks() {
    return List.of(
        PushOutTrace.task(Listing.of("SegmentCircle#offset")),
        ValueTask.vector(
                "push-out-vector",
                0.02,
                3,
                PushOutSubject.subject(),
                Mistakes.without(PushOutMistakes.all(), PushOutMistakes.ON_SEGMENT))
            .withPairs(PushOutMistakes.pairs()),
        HuntTask.of("push-out-hunt", compared(), HUNT, PushOutSubject.subject())
            .finding("P07", "P05", "P03", "P01"),
        ValueTask.choice("push-out-way", 5, WayOutSubject.subject(), WayOutSubject.mistakes()),
        ValueTask.number(
            "push-out-depth", 0.01, 3, PushOutParts.depth(), PushOutParts.depthMistakes()),
        ValueTask.vector(
            "push-out-direction",
            0.01,
            3,
            PushOutParts.direction(),
            PushOutParts.directionMistakes()),
        ValueTask.vector("push-out-rule", 0.02, 2, PushOutRule.subject(), PushOutRule.mistakes()),
        PushOutLines.task(Listing.of("SegmentCircle#offset")));
  }

  public static ComparedMethod<CircleGiven, Vec2> compared() {
    return new ComparedMethod<>(
        CircleGiven.setting("push-out"),
        given -> SegmentCircle.offset(given.segment(), given.circle()),
        PushOutMistakes.all(),
        (in, given, answer) -> new Reply.Push(given.circle(), answer));
  }

  public static List<Batch> batches() {
    return List.of(
        offset("RobustSegmentCircle.offset", RobustSegmentCircle::offset),
        offset("taught.SegmentCircle.offset", SegmentCircle::offset));
  }

  private static Batch offset(String name, BiFunction<Segment, Circle, Vec2> form) {
    return Batch.point(name, "pppr", in -> form.apply(in.segment(), in.circle()));
  }
}
