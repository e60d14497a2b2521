package touchline.topic.overlap;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import touchline.Topic;
import touchline.code.CodeExercise;
import touchline.collision.RobustSegmentCircle;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
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
        overlaps("RobustSegmentCircle.overlaps", RobustSegmentCircle::overlaps),
        crossings("RobustSegmentCircle.crossings", RobustSegmentCircle::crossings),
        overlaps("taught.SegmentCircle.overlaps", SegmentCircle::overlaps),
        crossings("taught.SegmentCircle.crossings", SegmentCircle::crossings));
  }

  private static Batch overlaps(String name, BiPredicate<Segment, Circle> form) {
    return new Batch(
        name, "pppr", 1, (in, out) -> out.answer(form.test(in.segment(), in.circle())));
  }

  private static Batch crossings(String name, BiFunction<Segment, Circle, List<Double>> form) {
    return new Batch(
        name, "pppr", 3, (in, out) -> out.numbers(form.apply(in.segment(), in.circle())));
  }
}
