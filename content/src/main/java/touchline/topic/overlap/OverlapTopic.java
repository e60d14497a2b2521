package touchline.topic.overlap;

import java.util.List;
import touchline.Topic;
import touchline.code.CodeExercise;
import touchline.collision.RobustSegmentCircle;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.SegmentCircle;

/** Whether a circle touches a segment, and where its outline crosses it. */
public final class OverlapTopic implements Topic {
  @Override
  public List<Task> tasks() {
    return List.of(
        ValueTask.number(
            "overlap-distance", 0.01, 3, DistanceSubject.subject(), DistanceSubject.mistakes()),
        ValueTask.yesNo("overlap-yes-no", 10, OverlapSubject.subject(), OverlapMistakes.all())
            .withTwins("O01", "O09"),
        ValueTask.choice(
            "overlap-choice", 4, RelationSubject.subject(), RelationSubject.mistakes()));
  }

  @Override
  public List<CodeExercise> methods() {
    return List.of(OverlapCode.exercise());
  }

  @Override
  public List<ComparedMethod<?, ?>> comparisons() {
    return List.of(
        new ComparedMethod<>(
            CircleGiven.setting("overlap"),
            given -> SegmentCircle.overlaps(given.segment(), given.circle()),
            OverlapMistakes.all(),
            (in, given, answer) -> Reply.touching(answer)));
  }

  @Override
  public List<Batch> batches() {
    return List.of(
        Batch.answer(
            "RobustSegmentCircle.overlaps",
            "pppr",
            in -> RobustSegmentCircle.overlaps(in.segment(), in.circle())),
        Batch.list(
            "RobustSegmentCircle.crossings",
            "pppr",
            2,
            in -> RobustSegmentCircle.crossings(in.segment(), in.circle())),
        Batch.answer(
            "taught.SegmentCircle.overlaps",
            "pppr",
            in -> SegmentCircle.overlaps(in.segment(), in.circle())),
        Batch.list(
            "taught.SegmentCircle.crossings",
            "pppr",
            2,
            in -> SegmentCircle.crossings(in.segment(), in.circle())));
  }
}
