package touchline.compare;

import java.util.List;
import touchline.figure.Inputs;
import touchline.geometry.Vec2;
import touchline.mistake.PointsGiven;
import touchline.mistake.VectorMistakes;
import touchline.mistake.VectorsGiven;

/** Questions about points and vectors alone. */
final class VectorQuestions {
  private VectorQuestions() {}

  static List<ComparedMethod<?, ?>> all() {
    return List.of(
        new ComparedMethod<>(
            points("vector-difference"),
            PointsGiven::way,
            VectorMistakes.difference(),
            VectorQuestions::fromA),
        new ComparedMethod<>(
            points("vector-unit"),
            given -> given.way().unit(),
            VectorMistakes.unit(),
            VectorQuestions::fromA),
        projection());
  }

  private static Setting<PointsGiven> points(String name) {
    return new Setting<>(
        name,
        "point a, point b",
        "b",
        "b",
        List.of(),
        in -> new PointsGiven(in.vector("a"), in.vector("b")),
        (in, place) -> new PointsGiven(in.vector("a"), place));
  }

  private static Reply fromA(Inputs in, PointsGiven given, Vec2 answer) {
    return new Reply.Way(given.a(), answer);
  }

  private static ComparedMethod<?, ?> projection() {
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
}
