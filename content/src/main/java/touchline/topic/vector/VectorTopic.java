package touchline.topic.vector;

import java.util.List;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.geometry.Vec2;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.Measure;

/** Points and vectors alone: differences, lengths, dot products and projections. */
public final class VectorTopic {
  private VectorTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.vector(
            "vector-difference", 0.01, 2, WaySubjects.difference(), VectorMistakes.difference()),
        ValueTask.number(
            "vector-distance", 0.01, 2, WaySubjects.length(), VectorMistakes.distance()),
        ValueTask.vector("vector-unit", 0.01, 2, WaySubjects.unit(), VectorMistakes.unit()),
        ValueTask.number("vector-dot", 0.01, 3, ShadowSubjects.dot(), VectorMistakes.dot()),
        ValueTask.number("vector-along", 0.01, 3, ShadowSubjects.along(), VectorMistakes.along()),
        ValueTask.vector(
            "vector-projection", 0.02, 3, ShadowSubjects.part(), VectorMistakes.projection()));
  }

  public static ComparedMethod<PointsGiven, Vec2> difference() {
    return new ComparedMethod<>(
        Setting.<PointsGiven>of(
            "vector-difference",
            "point a, point b",
            "b",
            (in, place) -> new PointsGiven(in.vector("a"), place)),
        PointsGiven::way,
        VectorMistakes.difference(),
        (in, given, answer) -> new Reply.Way(given.a(), answer));
  }

  public static ComparedMethod<VectorsGiven, Vec2> projection() {
    return new ComparedMethod<>(
        new Setting<VectorsGiven>(
            "vector-projection",
            "point start, vector v, vector w",
            "v",
            "the head of v",
            List.of(),
            in -> new VectorsGiven(in.vector("v"), in.vector("w")),
            (in, place) -> new VectorsGiven(place.minus(in.vector("start")), in.vector("w"))),
        VectorsGiven::projection,
        VectorMistakes.projection(),
        (in, given, answer) -> new Reply.Way(in.vector("start"), answer));
  }

  public static List<Batch> batches() {
    return List.of(
        Batch.number(
            "taught.Measure.distance", "pp", in -> Measure.distance(in.point(), in.point())),
        Batch.point(
            "taught.Measure.projection", "pp", in -> Measure.projection(in.point(), in.point())));
  }
}
