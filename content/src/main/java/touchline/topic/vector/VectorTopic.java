package touchline.topic.vector;

import java.util.ArrayList;
import java.util.List;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.mistake.Mistake;
import touchline.parity.Batch;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.Measure;

/** Points and vectors alone: differences, lengths, projections, and left and right. */
public final class VectorTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty()
          .point("start", 3, 2)
          .vector("v", 1, 4, "start")
          .vector("w", 3, 1.5, "start")
          .inputs();

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
            "vector-projection", 0.02, 3, ShadowSubjects.part(), VectorMistakes.projection()),
        ValueTask.choice("vector-same", 4, SameSubject.subject(), SameSubject.mistakes()),
        ValueTask.choice("vector-look", 4, LookSubject.subject(), LookSubject.mistakes()),
        ProjectionSteps.order(Listing.of("Measure#projection")),
        ProjectionSteps.trace(Listing.of("Measure#projection")),
        ValueTask.vector(
            "vector-left-normal", 0.01, 2, TurnSubjects.leftNormal(), TurnMistakes.leftNormal()),
        ValueTask.choice("vector-side", 4, TurnSubjects.side(), TurnMistakes.side()),
        ValueTask.number("vector-cross", 0.01, 3, TurnSubjects.cross(), TurnMistakes.cross()),
        HuntTask.of("vector-hunt", projection(), HUNT, ShadowSubjects.part())
            .finding("A17", "A26"));
  }

  public static ComparedMethod<PointsGiven, Vec2> difference() {
    return new ComparedMethod<>(
        Setting.<PointsGiven>of(
            "vector-difference",
            "point a, point b",
            "b",
            (in, place) -> new PointsGiven(in.vector("a"), place)),
        PointsGiven::abV,
        VectorMistakes.difference(),
        (in, given, answer) -> new Reply.Way(given.a(), answer));
  }

  public static ComparedMethod<VectorsGiven, Vec2> projection() {
    List<Mistake<VectorsGiven, Vec2>> mistakes = new ArrayList<>(VectorMistakes.projection());
    mistakes.add(VectorMistakes.cutOff());
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
        List.copyOf(mistakes),
        (in, given, answer) -> new Reply.Way(in.vector("start"), answer));
  }

  public static List<Batch> batches() {
    return List.of(
        Batch.number(
            "taught.Measure.distance", "pp", in -> Measure.distance(in.point(), in.point())),
        Batch.point(
            "taught.Measure.projection", "pp", in -> Measure.projection(in.point(), in.point())),
        Batch.point(
            "taught.Measure.leftNormal", "pp", in -> Measure.leftNormal(in.point(), in.point())),
        Batch.number("taught.Measure.cross", "pp", in -> Measure.cross(in.point(), in.point())));
  }
}
