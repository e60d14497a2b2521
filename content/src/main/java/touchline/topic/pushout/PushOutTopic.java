package touchline.topic.pushout;

import java.util.List;
import touchline.Topic;
import touchline.code.CodeExercise;
import touchline.collision.RobustSegmentCircle;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.listing.Listing;
import touchline.mistake.Mistakes;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.SegmentCircle;
import touchline.topic.overlap.CircleGiven;

/** The shortest move that takes a circle off a segment. */
public final class PushOutTopic implements Topic {
  @Override
  public List<Task> tasks() {
    return List.of(
        PushOutTrace.task(Listing.of("SegmentCircle#offset")),
        ValueTask.vector(
                "push-out-vector",
                0.02,
                3,
                PushOutSubject.subject(),
                Mistakes.without(PushOutMistakes.all(), PushOutMistakes.ON_SEGMENT))
            .withPairs(PushOutMistakes.pairs()));
  }

  @Override
  public List<CodeExercise> methods() {
    return List.of(PushOutCode.exercise());
  }

  @Override
  public List<ComparedMethod<?, ?>> comparisons() {
    return List.of(
        new ComparedMethod<>(
            CircleGiven.setting("push-out"),
            given -> SegmentCircle.offset(given.segment(), given.circle()),
            PushOutMistakes.all(),
            (in, given, answer) -> new Reply.Push(given.circle(), answer)));
  }

  @Override
  public List<Batch> batches() {
    return List.of(
        Batch.point(
            "RobustSegmentCircle.offset",
            "pppr",
            in -> RobustSegmentCircle.offset(in.segment(), in.circle())),
        Batch.point(
            "taught.SegmentCircle.offset",
            "pppr",
            in -> SegmentCircle.offset(in.segment(), in.circle())));
  }
}
